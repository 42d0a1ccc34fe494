/** The rulebooks, each fetched once for a game and a language. */
import { api } from "../lib/api";
import { has, say, type Language } from "../lib/words.svelte";
import type { Clause, RulebookTold } from "../protocol";

const shelf = new Map<string, Promise<RulebookTold>>();

/** A game's rulebook. One that could not be fetched is asked for again the next time. */
export function rulebookOf(game: string, language: Language): Promise<RulebookTold> {
  const place = `${game}/${language}`;
  const known = shelf.get(place) ?? api.rulebook(game, language);
  shelf.set(place, known);
  known.catch(() => shelf.delete(place));
  return known;
}

/** A clause by its number. */
export function clauseIn(book: RulebookTold, number: string): Clause | undefined {
  return book.sections.flatMap((section) => section.paragraphs).find((each) => each.clause === number);
}

/** Where a clause stands for good. */
export const clauseAddress = (game: string, clause: string): string => `/rules/${game}#${clause}`;

const OURS = ["ruling", "example"];
const SETTINGS = ["edition", "mode", "players", "death", "light", "heroes", "map", "tiles", "boss", "artifacts", "cards", "pool"];

/** What a clause's tag is called: the edition or the way of playing it belongs to, or what kind of rule it is. */
export function tagName(game: string, tag: string): string {
  if (OURS.includes(tag)) return say(`web-rules-${tag}`);
  const setting = SETTINGS.find((each) => has(`${game}-${each}-${tag}`));
  return setting ? say(`${game}-${setting}-${tag}`) : tag;
}

/** Whether a tag names an edition or a way of playing. */
export const isWay = (tag: string): boolean => !OURS.includes(tag);
