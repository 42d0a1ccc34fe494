/** Finding words in a text whatever their accents and capitals. */

export type Span = readonly [from: number, to: number];

/** A text as it is searched: each letter bare, at the place it had. */
export function bare(text: string): string {
  return Array.from({ length: text.length }, (_, index) => bareLetter(text.charAt(index))).join("");
}

function bareLetter(letter: string): string {
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.length === 1 ? plain : letter;
}

/** The words somebody looks for. */
export const wordsOf = (query: string): string[] => [...new Set(bare(query.normalize("NFC")).split(/\s+/).filter(Boolean))];

/** Whether a text has all the words. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const searched = bare(text);
  return words.every((word) => searched.includes(word));
}

/** Where the words stand in a text, from left to right; spans that touch are one. */
export function found(text: string, words: readonly string[]): Span[] {
  const searched = bare(text);
  return merged(words.flatMap((word) => each(searched, word)).sort((one, other) => one[0] - other[0]));
}

function each(searched: string, word: string): Span[] {
  const spans: Span[] = [];
  for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) spans.push([at, at + word.length]);
  return spans;
}

function merged(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>((so, span) => {
    const last = so.at(-1);
    return last && span[0] <= last[1] ? [...so.slice(0, -1), [last[0], Math.max(last[1], span[1])]] : [...so, span];
  }, []);
}
