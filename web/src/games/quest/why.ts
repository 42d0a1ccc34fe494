/** Why a hero did not win, in words; drawn from the final fields alone. */
import { say } from "../../lib/words.svelte";
import type { QuestFields } from "./box";
import { fate } from "./count";

export function why(fields: QuestFields, seat: number): string {
  const [winner] = fields.winners;
  const end = fate(fields, seat);
  if (end !== "out" || winner === undefined) return say(end === "dead" ? "web-quest-lost-dead" : "web-quest-lost-inside");
  const gold = (fields.gold[winner] ?? 0) - (fields.gold[seat] ?? 0);
  return gold ? say("web-quest-lost-gold", { gold }) : say("web-quest-lost-cards");
}
