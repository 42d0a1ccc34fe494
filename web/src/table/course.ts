/** How everybody's coins, gold or height went, chapter by chapter. Pure. */
import type { Point } from "../look/lines";
import { chaptersOf, type Film } from "../replay/film";
import type { Fields } from "./connection.svelte";

/** What each seat had when each chapter began, and at the end. */
export function courseOf(film: Film, chapter: string, seats: number, worth: (fields: Fields, seat: number, over: boolean) => number): Point[][] {
  const last = film.moments.length - 1;
  const moments = [...new Set([...chaptersOf(film, chapter).map((each) => each.moment), last])];
  return Array.from({ length: seats }, (_, seat) => moments.map((moment, index) => [index, worth(film.moments[moment]!.fields, seat, moment === last)] as const));
}
