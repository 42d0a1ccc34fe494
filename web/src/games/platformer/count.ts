/** The end: who felled the boss, how high the others came, and a solo hero's points. Drawn from the final fields alone. */
import { levelOf, NONE, type Box, type PlatformerFields } from "./box";

/** The level a hero stood on at the end, counted from 1; 0 off the map. */
export function heightOf(box: Box, fields: PlatformerFields, seat: number): number {
  const space = fields.spaces[seat] ?? NONE;
  return space < 0 ? 0 : levelOf(box, space) + 1;
}

/** The seats, the winner first, then who stood highest. */
export function ranking(fields: PlatformerFields): number[] {
  const rank = (seat: number): number => (seat === fields.winner ? 1e6 : (fields.spaces[seat] ?? NONE));
  return fields.heroes.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one));
}

/** A solo hero's points by what they are for; none without a win. */
export const pointsOf = (box: Box, fields: PlatformerFields): [part: string, points: number][] =>
  box.solo && fields.winner !== NONE ? Object.entries(fields.score) : [];
