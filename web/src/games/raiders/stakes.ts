/** What is at stake just now, in words: the goal at the start, what beats a monster, and who has most wounds. */
import { join, say } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { boxOf } from "./box";
import { dungeonOf, roomAt, type Dungeon } from "./dungeon";

/** Whoever decides whether to look does not play against what stands here yet. */
const LOOKS = "torch";

/** Nothing is at stake any more for who is out. */
export function stakes(scene: Scene): string {
  const dungeon = dungeonOf(scene.fields);
  if (dungeon.level < 0 || dungeon.alive[scene.viewer] === 0) return "";
  const strength = roomAt(boxOf(scene), dungeon, dungeon.place)?.strength ?? 0;
  const isStart = dungeon.level === 0 && dungeon.place === 0;
  const monster = strength && scene.seats > 1 && scene.ask?.kind !== LOOKS ? say("web-raiders-stakes-together", { strength }) : "";
  return (isStart ? [goal(scene), monster] : [monster, wounds(scene, dungeon)]).filter(Boolean).join(" ");
}

const goal = (scene: Scene): string => say(boxOf(scene).collapse ? "web-raiders-goal" : "web-raiders-goal-alone");

/** Who has most wounds, where that loses the game and somebody has fewer. */
function wounds(scene: Scene, { wounds, alive }: Dungeon): string {
  const living = wounds.map((_, seat) => seat).filter((seat) => alive[seat]);
  const most = Math.max(...living.map((seat) => wounds[seat] ?? 0));
  const seats = living.filter((seat) => wounds[seat] === most);
  if (!boxOf(scene).collapse || !most || seats.length === living.length) return "";
  return say("web-raiders-stakes-wounds", { wounds: most, names: join(seats.map((seat) => (seat === scene.viewer ? say("web-beat-you") : (scene.names[seat] ?? "")))) });
}
