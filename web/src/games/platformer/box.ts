/** What is in the box and what a view's fields say, by name. Read, never worked out; shared by the tower and the panels. */
import { has, say } from "../../lib/words.svelte";
import type { Face, Fields } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";

/** The symbols of the action dice and the special dice, in the order of their numbers. */
export const SYMBOLS = ["blank", "boot", "sword", "coin", "hand", "star"] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const WAYS = ["up", "right", "down", "left"] as const;
export type Way = (typeof WAYS)[number];

/** A tile: its drawing is a line of cells, top row first, and under each the line of its floors. */
export interface Tile {
  id: string;
  kind: string;
  boss: boolean;
  art: readonly string[];
}

export interface Hero {
  id: string;
  health: number;
  /** The symbols its star may stand for. */
  star: readonly Symbol[];
  ability: string;
  /** Whether its ability can be used once a turn; else it works by itself. */
  once: boolean;
}

/** An enemy, a summons or (from `first_boss` on) a boss. */
export interface Enemy {
  id: string;
  rank: number;
  damage: number;
  health: number;
  gold: number;
  gems: number;
  potions: number;
  ability: string;
}

export interface Item {
  id: string;
  price: number;
  passive: string;
  exhaust: boolean;
}

export interface Potion {
  id: string;
  price: number;
  copies: number;
  reaction: string;
}

export interface Artifact {
  id: string;
  condition: string;
  passive: string;
  exhaust: boolean;
}

export interface Boss {
  id: string;
  damage: number;
  /** The wounds one attack must inflict. */
  pool: number;
  token: string;
  /** The tokens that buy something of the boss, 0 where none do. */
  trade: number;
}

export interface Badge {
  id: string;
  boss: string;
  copies: number;
  good: boolean;
}

export interface BossCard {
  id: string;
  name: string;
  boss: string;
  marks: readonly string[];
  range: string;
  first: readonly Record<string, unknown>[];
  does: readonly Record<string, unknown>[];
}

/** The components: everything a field's number stands for, in the order of the numbers. */
export interface Box {
  columns: number;
  /** Rows a level, columns a tile. */
  rows: number;
  tile: number;
  levels: number;
  ways: readonly Way[];
  /** Figures below this are seats, from here on slots of enemies. */
  foes: number;
  /** How many stalls of the shop hold items; as many hold potions. */
  stalls: number;
  symbols: readonly Symbol[];
  faces: readonly string[];
  tokens: readonly string[];
  powers: readonly string[];
  marks: readonly string[];
  done: readonly string[];
  /** How many faces of each die show each symbol. */
  die: readonly number[];
  special: readonly number[];
  enemy_die: readonly number[];
  dice: number;
  /** The gems that make a symbol count once, twice, three times... */
  costs: readonly number[];
  supply: { gold: number; gems: number };
  rounds: number;
  solo: boolean;
  tiles: readonly Tile[];
  /** The rank of the enemies of each level under the boss's. */
  ranks: readonly number[];
  heroes: readonly Hero[];
  enemies: readonly Enemy[];
  first_boss: number;
  items: readonly Item[];
  potions: readonly Potion[];
  artifacts: readonly Artifact[];
  events: readonly { id: string; timing: string }[];
  bosses: readonly Boss[];
  badges: readonly Badge[];
  boss_cards: readonly BossCard[];
}

const UNOPENED: Box = {
  columns: 10, rows: 3, tile: 5, levels: 4, ways: WAYS, foes: 4, stalls: 3, symbols: SYMBOLS, faces: ["attack", "left", "right"],
  tokens: ["", "gold", "gem", "badge"], powers: [], marks: [], done: [], die: [], special: [], enemy_die: [], dice: 5, costs: [0],
  supply: { gold: 0, gems: 0 }, rounds: 0, solo: false, tiles: [], ranks: [], heroes: [], enemies: [], first_boss: 0, items: [], potions: [],
  artifacts: [], events: [], bosses: [], badges: [], boss_cards: [],
};

/** No card, no hero, no space, nobody. */
export const NONE = -1;
/** What lies on a space. */
export const GOLD = 1;
export const GEM = 2;
export const BADGE = 3;

/** The fields of a view. Seats index lists of seats, spaces those of the map; everything else is a number of the box. */
export interface PlatformerFields {
  /** Two a level from the bottom; NONE lies face down. */
  tiles: readonly number[];
  /** The lowest and the highest revealed level. */
  lowest: number;
  highest: number;
  /** The enemy of each level (of the boss's: the summons); NONE lies face down. */
  kinds: readonly number[];
  boss: number;
  /** GOLD, GEM or BADGE on each space, 0 for nothing. */
  tokens: readonly number[];
  /** The space of each enemy: four slots a level, then the boss. */
  foes: readonly number[];
  /** The slot of the enemy each seat has frozen. */
  frost: readonly number[];
  heroes: readonly number[];
  health: readonly number[];
  gold: readonly number[];
  gems: readonly number[];
  /** The symbol each special die shows. */
  special: readonly number[];
  spaces: readonly number[];
  /** Whether the hero belongs to the boss level. */
  inside: readonly number[];
  items: readonly (readonly number[])[];
  exhausted: readonly (readonly number[])[];
  potions: readonly (readonly number[])[];
  /** The boss's tokens each hero has, as bits in the order of `badges`; likewise what works for the hero, and what marks it. */
  badges: readonly number[];
  powers: readonly number[];
  marks: readonly number[];
  artifacts: readonly number[];
  holders: readonly number[];
  weary: readonly number[];
  /** Three items and three potions; NONE is empty. */
  shop: readonly number[];
  gold_left: number;
  gems_left: number;
  badges_left: readonly number[];
  /** How many of each of the boss's cards are still in the deck, and how many are discarded. */
  boss_deck: readonly number[];
  boss_discard: readonly number[];
  event_deck: readonly number[];
  event: number;
  starter: number;
  turn: number;
  round: number;
  /** The unused and the used action dice, and the faces of the first roll, by symbol. */
  pool: readonly number[];
  used: readonly number[];
  rolled: readonly number[];
  enemy_die: number;
  /** What has happened this turn, as bits in the order of `done`. */
  done: number;
  /** The wounds the next attack inflicts more; the gems the next upgrade and the gold the next purchase cost less. */
  bonus: number;
  loupe: number;
  seal: number;
  defeated: number;
  overkill: number;
  winner: number;
  ending: string;
  /** Who would fall at the end of the turn: figure, from where, to where. */
  falls: readonly (readonly [number, number, number])[];
  /** Where a step would take the active hero: the space, how many enemies would attack, the wounds in all. */
  reach: readonly (readonly [number, number, number])[];
  /** The health each hero can have; alone, the points a win would bring now, by what they are for. */
  full: readonly number[];
  score: Readonly<Record<string, number>>;
}

const NOTHING: PlatformerFields = {
  tiles: [], lowest: 0, highest: NONE, kinds: [], boss: NONE, tokens: [], foes: [], frost: [], heroes: [], health: [], gold: [], gems: [],
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
