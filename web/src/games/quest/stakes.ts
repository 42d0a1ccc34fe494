/** What is at stake just now, in words: the goal at the start, then how long the sun stays and what one carries. */
import { say } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { boxOf, fieldsOf, goldCarried } from "./box";

export function stakes(scene: Scene): string {
  const [box, fields] = [boxOf(scene), fieldsOf(scene.fields)];
  if (fields.sun <= 1) return say("web-quest-goal", { alone: scene.seats === 1 ? "yes" : "no" });
  const left = box.sun.length - fields.sun;
  const gold = scene.viewer < 0 ? 0 : goldCarried(box, fields, scene.viewer);
  return [say("web-quest-stakes-sun", { left }), scene.viewer < 0 ? "" : say("web-quest-stakes-gold", { gold })].filter(Boolean).join(" ");
}
