/** The moment that decided a game for somebody: where most was won, or lost, against the others. Pure. */
import type { Film } from "../replay/film";
import type { Fields } from "./connection.svelte";

/** What a seat had at a moment of what decided the game. */
export type Weigh = (fields: Fields, seat: number) => number;

export interface Verdict {
  /** Whose game it is. */
  seat: number;
  /** Against whom it was decided; none where a seat fell by itself. */
  against: readonly number[];
  won: boolean;
}

/** The number of the moment with the greatest step towards how it ended; -1 where nothing ever changed. */
export function decisive(film: Film, weigh: Weigh, { seat, against, won }: Verdict): number {
  const leads = film.moments.map(({ fields }) => weigh(fields, seat) - Math.max(0, ...against.map((other) => weigh(fields, other))));
  const steps = leads.map((lead, moment) => (moment ? (lead - leads[moment - 1]!) * (won ? 1 : -1) : 0));
  const greatest = Math.max(0, ...steps);
  return greatest > 0 ? steps.lastIndexOf(greatest) : -1;
}
