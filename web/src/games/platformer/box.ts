/** What is in the box and what a view's fields say, by name. Read, never worked out; shared by the tower and the panels. */
import { has, say } from "../../lib/words.svelte";
import type { Face, Fields } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";
import { telling } from "../staging";
import { NONE, type Badge, type Boss, type Components as Box, type Enemy, type Events, type Fields as PlatformerFields, type Hero } from "./declared";

export * from "./declared";
export type { Box, PlatformerFields };

/** The symbols of the action dice and the special dice, in the order of their numbers. */
export const SYMBOLS = ["blank", "boot", "sword", "coin", "hand", "star"] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const WAYS = ["up", "right", "down", "left"] as const;
export type Way = (typeof WAYS)[number];

const UNOPENED: Box = {
  columns: 10, rows: 3, tile: 5, levels: 4, ways: WAYS, foes: 4, stalls: 3, symbols: SYMBOLS, faces: ["attack", "left", "right"],
  tokens: ["", "gold", "gem", "badge"], powers: [], marks: [], done: [], die: [], special: [], enemy_die: [], dice: 5, costs: [0],
  supply: { gold: 0, gems: 0 }, rounds: 0, solo: false, tiles: [], ranks: [], heroes: [], enemies: [], first_boss: 0, items: [], potions: [],
  artifacts: [], events: [], bosses: [], badges: [], boss_cards: [],
};

/** What lies on a space. */
export const GOLD = 1;
export const GEM = 2;
export const BADGE = 3;

const NOTHING: PlatformerFields = {
  tiles: [], lowest: 0, highest: NONE, tile_bag: [], enemy_bag: [], at: [], item_deck: [], potion_deck: [], potion_bottom: [], kinds: [], boss: NONE, tokens: [], foes: [], frost: [], heroes: [], health: [], gold: [], gems: [],
  special: [], spaces: [], inside: [], items: [], exhausted: [], potions: [], badges: [], powers: [], marks: [], artifacts: [], holders: [],
  weary: [], shop: [], gold_left: 0, gems_left: 0, badges_left: [], boss_deck: [], boss_discard: [], event_deck: [], event: NONE, starter: 0,
  turn: 0, round: 0, pool: [], used: [], rolled: [], enemy_die: NONE, done: 0, bonus: 0, loupe: 0, seal: 0, defeated: 0, overkill: 0,
  winner: NONE, ending: "", falls: [], reach: [], full: [], score: {},
};

/** What every panel is given. `event` is the event being shown just now; `recent` the events since the last question was answered. */
export interface Panel {
  box: Box;
  fields: PlatformerFields;
  names: readonly string[];
  viewer: number;
  ask: Scene["ask"];
  choose: Scene["choose"];
  event: Face | null;
  recent: readonly Face[];
  still: boolean;
  over: boolean;
}

export const tells = telling<Events>();

export const boxOf = (scene: Pick<Scene, "components">): Box => ({ ...UNOPENED, ...scene.components });
export const fieldsOf = (fields: Fields): PlatformerFields => ({ ...NOTHING, ...fields });

export const columnOf = (box: Box, space: number): number => space % box.columns;
/** The row from the bottom. */
export const rowOf = (box: Box, space: number): number => Math.floor(space / box.columns);
export const levelOf = (box: Box, space: number): number => Math.floor(space / (box.columns * box.rows));

/** A space as players name it: column letter, row number from the bottom. */
export const place = (box: Box, space: number): string => `${String.fromCharCode(65 + columnOf(box, space))}${rowOf(box, space) + 1}`;
/** The space of a place as events name it. */
export const spaceOf = (box: Box, named: unknown): number => (Number(String(named).slice(1)) - 1) * box.columns + String(named).charCodeAt(0) - 65;

/** Whether a list of bits has a name in it. */
export const hasBit = (names: readonly string[], bits: number, name: string): boolean => names.includes(name) && Boolean((bits >> names.indexOf(name)) & 1);

export const heroOf = (box: Box, fields: PlatformerFields, seat: number): Hero | null => box.heroes[fields.heroes[seat] ?? NONE] ?? null;
export const bossOf = (box: Box, fields: PlatformerFields): Boss | null => box.bosses[fields.boss] ?? null;
export const bossSlot = (box: Box): number => 4 * box.levels;
export const isBoss = (box: Box, slot: number): boolean => slot === bossSlot(box);

/** The card of the enemy in a slot; the boss's health is its pool. */
export function enemyIn(box: Box, fields: PlatformerFields, slot: number): Enemy | null {
  const boss = isBoss(box, slot) ? bossOf(box, fields) : null;
  const kind = boss ? box.first_boss + fields.boss : (fields.kinds[slot >> 2] ?? NONE);
  const enemy = box.enemies[kind] ?? null;
  return enemy && boss ? { ...enemy, health: boss.pool } : enemy;
}

/** The badges a seat has. */
export const badgesOf = (box: Box, fields: PlatformerFields, seat: number): Badge[] =>
  box.badges.filter((_, index) => ((fields.badges[seat] ?? 0) >> index) & 1);

const named = (key: string, id: string): string => (has(key) ? say(key) : id);
const textOf = (key: string): string => (has(key) ? say(key) : "");

/** Names from the catalogues; content of one's own may have parts without one. */
export const symbolName = (symbol: string): string => named(`platformer-symbol-${symbol}`, symbol);
export const heroName = (hero: Hero | null): string => (hero ? named(`platformer-hero-${hero.id}`, hero.id) : "");
export const enemyName = (id: string): string => (id ? named(`platformer-enemy-${id}`, id) : "");
export const bossName = (id: string): string => (id ? named(`platformer-boss-${id}`, id) : "");
export const itemName = (id: string): string => (id ? named(`platformer-item-${id}`, id) : "");
export const potionName = (id: string): string => (id ? named(`platformer-potion-${id}`, id) : "");
export const artifactName = (id: string): string => (id ? named(`platformer-artifact-${id}`, id) : "");
export const eventName = (id: string): string => (id ? named(`platformer-event-${id}`, id) : "");
export const badgeName = (id: string): string => (id ? named(`platformer-badge-${id}`, id) : "");
export const itemText = (id: string): string => textOf(`platformer-item-${id}-text`);
export const potionText = (id: string): string => textOf(`platformer-potion-${id}-text`);
export const artifactText = (id: string): string => textOf(`platformer-artifact-${id}-text`);
export const enemyText = (id: string): string => textOf(`platformer-enemy-${id}-text`);
export const heroText = (id: string): string => textOf(`platformer-hero-${id}-text`);
