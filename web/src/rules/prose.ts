/** A rulebook's light Markdown cut into pieces that elements are made of: plain, *emphasised*, a rule's number, a word found. */
import { found, type Span } from "./search";

export interface Piece {
  text: string;
  strong: boolean;
  /** The rule this piece names, or "". */
  clause: string;
  marked: boolean;
}

const EMPHASIS = /\*([^*]+)\*/g;
const CLAUSE = /\b[A-Z]{2}(?:-[A-Z]+)?-\d+\b/g;

/** The pieces of a paragraph, with the words looked for marked. */
export function pieces(source: string, words: readonly string[] = []): Piece[] {
  const { text, strong } = read(source);
  const clauses = spans(text, CLAUSE);
  const marks = found(text, words);
  const cuts = [0, text.length, ...[...strong, ...clauses, ...marks].flat()];
  const edges = [...new Set(cuts)].sort((one, other) => one - other);
  return edges.slice(1).map((to, index) => {
    const from = edges[index]!;
    const clause = within(clauses, from);
    return { text: text.slice(from, to), strong: !!within(strong, from), clause: clause ? text.slice(...clause) : "", marked: !!within(marks, from) };
  });
}

/** A paragraph as it is read, without its signs. */
export const plain = (source: string): string => read(source).text;

function read(source: string): { text: string; strong: Span[] } {
  const strong: Span[] = [];
  let text = "";
  let from = 0;
  for (const match of source.matchAll(EMPHASIS)) {
    text += source.slice(from, match.index);
    strong.push([text.length, text.length + match[1]!.length]);
    text += match[1]!;
    from = match.index + match[0].length;
  }
  return { text: text + source.slice(from), strong };
}

function spans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function within(all: readonly Span[], at: number): Span | undefined {
  return all.find(([from, to]) => from <= at && at < to);
}
