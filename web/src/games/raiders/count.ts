/** The end in steps: what is counted when, and why somebody won. Drawn from the final fields alone. */
import type { Box } from "./box";
import { fate, type Dungeon, type Fate } from "./dungeon";

export type StepKind = "coins" | "wounds" | "eliminated" | "collapsed" | "nobody_collapses" | "won" | "nobody_wins";

export interface Step {
  kind: StepKind;
  clause: string;
  seats: number[];
}

/** What is counted, in order. */
export function steps(dungeon: Dungeon, box: Box): Step[] {
  const out = dungeon.alive.flatMap((alive, seat) => (alive ? [] : [seat]));
  const anybodyLeft = out.length < dungeon.alive.length;
  const counted: Step[] = [step("coins"), step("wounds"), ...out.map((seat) => step("eliminated", [seat]))];
  if (box.collapse && anybodyLeft) counted.push(step(dungeon.collapsed.length ? "collapsed" : "nobody_collapses", dungeon.collapsed, box.collapse));
  counted.push(step(dungeon.winners.length ? "won" : "nobody_wins", dungeon.winners, dungeon.ending));
  return counted;
}

const step = (kind: StepKind, seats: readonly number[] = [], clause = ""): Step => ({ kind, seats: [...seats], clause });

const RANKS: Fate[] = ["winner", "", "collapsed", "out"];

/** The seats, best first. */
export function ranking(dungeon: Dungeon): number[] {
  const rank = (seat: number): number[] => [RANKS.indexOf(fate(dungeon, seat)), -(dungeon.coins[seat] ?? 0), dungeon.wounds[seat] ?? 0];
  return dungeon.coins.map((_, seat) => seat).sort((one, other) => compare(rank(one), rank(other)));
}

function compare(one: number[], other: number[]): number {
  const index = one.findIndex((value, each) => value !== other[each]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}

/** Whether the winner had no more coins than somebody else still standing, and fewer wounds decided. */
export function woundsDecided(dungeon: Dungeon): boolean {
  const [winner] = dungeon.winners;
  if (winner === undefined) return false;
  return dungeon.coins.some((coins, seat) => coins === dungeon.coins[winner] && !dungeon.winners.includes(seat) && fate(dungeon, seat) === "");
}
