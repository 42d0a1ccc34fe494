/** The map in words, for who cannot see the drawing. */
import { join, say } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { BELOW, DEAD, heroName, heroOf, INSIDE, OUT, place, roomAt, roomName, sidesAt, WAYS, type Box, type QuestFields } from "./box";

/** What is on each side of a room. */
const SIDES = { o: "open", w: "wall", d: "door", p: "portcullis", "?": "dark" } as const;
const FATES = { [DEAD]: "dead", [OUT]: "out" } as const;

/** Where everybody is, and what surrounds who looks. */
export function whereabouts(scene: Pick<Scene, "names" | "viewer">, box: Box, fields: QuestFields): string {
  const everybody = [...scene.names.keys()].map((seat) => whereIs(scene.names[seat]!, box, fields, seat));
  return [...everybody, surroundings(box, fields, scene.viewer)].filter(Boolean).join(" ");
}

/** Where one hero is. */
export function whereIs(name: string, box: Box, fields: QuestFields, seat: number): string {
  const hero = heroName(heroOf(box, fields, seat));
  if (!hero) return "";
  const standing = fields.standing[seat] ?? DEAD;
  if (standing === INSIDE) {
    const space = fields.space[seat] ?? -1;
    const room = roomAt(box, fields, space);
    return room ? say("web-quest-where-inside", { name, hero, place: place(box, space), room: roomName(room) }) : "";
  }
  if (standing === BELOW) return say("web-quest-where-below", { name, hero, place: place(box, fields.travel[seat] ?? 0), way: say(`quest-way-${WAYS[fields.heading[seat] ?? 0]!}`) });
  return say(`web-quest-where-${standing === OUT ? FATES[OUT] : FATES[DEAD]}`, { name, hero });
}

function surroundings(box: Box, fields: QuestFields, seat: number): string {
  const space = fields.space[seat] ?? -1;
  if (space < 0 || fields.standing[seat] !== INSIDE) return "";
  const sides = sidesAt(box, fields, space).map((side, way) => say("web-quest-side", { way: say(`quest-way-${WAYS[way]!}`), what: say(`web-quest-side-${SIDES[side]}`) }));
  return say("web-quest-around", { sides: join(sides) });
}
