/** Why a hero did not win, in words; drawn from the final fields alone. */
import { say } from "../../lib/words.svelte";
import { NONE, type Box, type PlatformerFields } from "./box";
import { heightOf } from "./count";

export function why(box: Box, fields: PlatformerFields, seat: number): string {
  const level = heightOf(box, fields, seat);
  if (fields.winner !== NONE) return say("web-platformer-lost-slower", { level });
  if (box.solo && !level) return say("web-platformer-lost-downed");
  return say(box.solo ? "web-platformer-lost-events" : "web-platformer-lost-rounds");
}
