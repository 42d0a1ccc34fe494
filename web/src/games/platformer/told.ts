/** The tower in words, for who cannot see the drawing. */
import { say } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { enemyIn, enemyName, heroName, heroOf, levelOf, NONE, place, type Box, type PlatformerFields } from "./box";

/** Where everybody is: the heroes first, then the enemies. */
export function whereabouts(scene: Pick<Scene, "names">, box: Box, fields: PlatformerFields): string {
  const heroes = scene.names.map((name, seat) => whereIs(name, box, fields, seat));
  const foes = fields.foes.flatMap((space, slot) => {
    const enemy = space >= 0 ? enemyIn(box, fields, slot) : null;
    return enemy ? [say("web-platformer-where-enemy", { enemy: enemyName(enemy.id), place: place(box, space), damage: enemy.damage, health: enemy.health })] : [];
  });
  return [...heroes, ...foes].filter(Boolean).join(" ");
}

/** Where one hero is. */
export function whereIs(name: string, box: Box, fields: PlatformerFields, seat: number): string {
  const hero = heroName(heroOf(box, fields, seat));
  const space = fields.spaces[seat] ?? NONE;
  if (!hero) return "";
  if (space < 0) return say("web-platformer-where-off", { name, hero });
  return say("web-platformer-where-hero", { name, hero, place: place(box, space), level: levelOf(box, space) + 1 });
}
