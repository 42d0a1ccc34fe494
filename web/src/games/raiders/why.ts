/** Why a raider did not win, in words; drawn from the final fields alone. */
import { say } from "../../lib/words.svelte";
import { fate, type Dungeon } from "./dungeon";

/** `deadly`: so many wounds put one out, or none where it is 0; otherwise it was a boss that did. */
export function why(dungeon: Dungeon, seat: number, deadly: number): string {
  const [winner] = dungeon.winners;
  const wounds = dungeon.wounds[seat] ?? 0;
  const end = fate(dungeon, seat);
  if (end === "out" || winner === undefined) return deadly && wounds >= deadly ? say("web-raiders-lost-out", { wounds }) : say("web-raiders-lost-boss");
  if (end === "collapsed") return say("web-raiders-lost-collapsed", { wounds });
  const coins = (dungeon.coins[winner] ?? 0) - (dungeon.coins[seat] ?? 0);
  return coins ? say("web-raiders-lost-coins", { coins }) : say("web-raiders-lost-wounds", { wounds: wounds - (dungeon.wounds[winner] ?? 0) });
}
