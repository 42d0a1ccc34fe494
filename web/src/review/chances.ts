/** A review's figures as they are shown. Pure. */
import type { AccountTold, Figure, Judged, ReviewTold } from "../protocol";

/** Less than this of a figure goes without saying. */
const LITTLE = 0.05;

export const hundredths = (chance: number): number => Math.round(100 * chance);

/** A gain or a loss in hundredths, with its sign. */
export function signed(change: number): string {
  const points = hundredths(change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Luck as it is shown: it takes what the others were rounded by, so that what is shown adds up to the result. */
export const luckShown = ({ start, decided, result }: AccountTold): number => (hundredths(result) - hundredths(start) - hundredths(decided)) / 100;

/** A player's chance to win after so many answers: the last one known by then; before the first, that one. */
export function chanceAt(account: AccountTold, number: number): number {
  const known = account.points.findLast(([answers]) => answers <= number) ?? account.points[0];
  return known?.[1] ?? 0;
}

/** What an answer brings besides, worth saying. */
export const worthSaying = (brings: readonly Figure[]): Figure[] => brings.filter(({ change }) => Math.abs(change) >= LITTLE);

/** Whether somebody lost by their own answers rather than by luck. */
export const lostByDecisions = (account: AccountTold): boolean => -account.decided > Math.max(0, -account.luck);

/** How many decisions are shown of whoever reads, and of all others. */
const OWN = 3;

/** The costliest decisions: first those of whoever reads, who wants to learn from them, then those of the others. */
export function costliestFor({ accounts, costliest }: ReviewTold, mine: readonly number[]): { own: Judged[]; others: Judged[] } {
  const known = accounts.filter(({ seat }) => mine.includes(seat)).flatMap((account) => account.costliest ?? []);
  const own = [...known, ...costliest.filter((each) => mine.includes(each.seat) && known.every(({ number }) => number !== each.number))];
  return { own: own.sort((one, other) => other.lost - one.lost).slice(0, OWN), others: costliest.filter((each) => !mine.includes(each.seat)) };
}
