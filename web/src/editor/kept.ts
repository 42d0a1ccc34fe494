/** What somebody has edited and not given up: kept in this browser, one text for each printed one. */
const key = (game: string, edition: string): string => `content ${game} ${edition}`.trim();

/** The text kept for a game and edition; none is the empty one. */
export const keptDraft = (game: string, edition: string): string => localStorage.getItem(key(game, edition)) ?? "";

/** Keep a text from now on, or without one none. */
export function keepDraft(game: string, edition: string, text: string): void {
  if (text) localStorage.setItem(key(game, edition), text);
  else localStorage.removeItem(key(game, edition));
}
