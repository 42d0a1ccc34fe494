/** What is at stake just now, in words: the goal at the start, then how long the sun stays and what whoever is still down there carries. */
import { say } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { BELOW, boxOf, fieldsOf, goldCarried, INSIDE } from "./box";
import { hasSet } from "./panels/sun";

export function stakes(scene: Scene): string {
  const [box, fields] = [boxOf(scene), fieldsOf(scene.fields)];
  if (hasSet(scene.beat)) return "";
  if (fields.sun <= 1) return say("web-quest-goal", { alone: scene.seats === 1 ? "yes" : "no" });
  const left = box.sun.length - fields.sun;
  const carries = [INSIDE, BELOW].includes(fields.standing[scene.viewer] ?? -1);
  return [say("web-quest-stakes-sun", { left }), carries ? say("web-quest-stakes-gold", { gold: goldCarried(box, fields, scene.viewer) }) : ""].filter(Boolean).join(" ");
}
