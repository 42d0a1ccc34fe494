/** The end: what has become of each hero, who comes first, and what decided. Drawn from the final fields alone. */
import { DEAD, OUT, type Box, type QuestFields } from "./box";

export type Fate = "winner" | "out" | "dead" | "inside";

export function fate(fields: QuestFields, seat: number): Fate {
  if (fields.winners.includes(seat)) return "winner";
  if (fields.standing[seat] === OUT) return "out";
  return fields.standing[seat] === DEAD ? "dead" : "inside";
}

const RANKS: Fate[] = ["winner", "out", "inside", "dead"];

/** The seats, best first. */
export function ranking(fields: QuestFields): number[] {
  const rank = (seat: number): number => RANKS.indexOf(fate(fields, seat));
  const gold = (seat: number): number => fields.gold[seat] ?? 0;
  return fields.heroes.map((_, seat) => seat).sort((one, other) => rank(one) - rank(other) || gold(other) - gold(one));
}

/** The loot a seat brings home, dearest first. */
export const spoils = (box: Box, fields: QuestFields, seat: number): number[] =>
  [...(fields.loot[seat] ?? [])].sort((one, other) => (box.cards[other]?.gold ?? 0) - (box.cards[one]?.gold ?? 0));

/** Whether somebody else came out with as much gold as the winner, so that the cards decided. */
export function cardsDecided(fields: QuestFields): boolean {
  const [winner] = fields.winners;
  return winner !== undefined && fields.gold.some((gold, seat) => gold === fields.gold[winner] && fate(fields, seat) === "out");
}
