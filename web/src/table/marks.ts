/** The marks of a hint, in place: wherever an answer can be touched, whichever game draws it, its button says so.
 *
 * Every button of an answer names it (`data-option`, or `data-target` by its place in the list), so one sheet of rules marks
 * them all. The sheet is made here because which answers are marked is known only now.
 */
export interface Marked {
  /** Where the answer stands in the list of options. */
  index: number;
  option: unknown;
  /** What the mark shows, and what it says to who cannot see it. */
  text: string;
  said: string;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** The rules that mark some answers, the best first. */
export function rulesOf(marked: readonly Marked[]): string {
  return marked.map(rules).join("\n");
}

function rules({ index, option, text, said }: Marked, place: number): string {
  const where = `.table :is([data-option=${quoted(JSON.stringify(option))}], [data-target="${index}"])`;
  const [ground, words] = place === 0 ? ["var(--heal)", "var(--ground)"] : ["var(--surface)", "var(--heal)"];
  return `:where(${where}) { position: relative; }
${where} { outline: ${place === 0 ? 3 : 1}px solid var(--heal); outline-offset: 1px; }
${where}::after { content: ${quoted(text)}; content: ${quoted(text)} / ${quoted(said)}; position: absolute; z-index: 2; top: -6px; right: -4px; padding: 0 6px; border: 1px solid var(--heal); border-radius: 10px; background: ${ground}; color: ${words}; font: 700 0.8rem/16px var(--text); white-space: nowrap; pointer-events: none; }`;
}

/** Mark some answers on the page, until the function it gives is called. */
export function mark(marked: readonly Marked[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rulesOf(marked));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet));
}
