/** What is at stake just now, in words: what beats the boss, and how many rounds are left for it. */
import { named, say } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { boxOf, fieldsOf } from "./box";

export function stakes(scene: Scene): string {
  const [box, fields] = [boxOf(scene), fieldsOf(scene.fields)];
  const boss = box.bosses[fields.boss];
  if (!boss || !fields.round) return "";
  const args = { boss: named(scene.game, "boss", boss.id), health: boss.pool };
  if (fields.round === 1) return say("web-platformer-goal", args);
  return say("web-platformer-stakes", { ...args, left: box.rounds - fields.round + 1 });
}
