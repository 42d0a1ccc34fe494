/** What is in the box and what a view's fields say, by name. Read, never worked out; shared by the map and the panels. */
import { has, say } from "../../lib/words.svelte";
import type { Face, Fields } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";

/** The ways out of a space, in the order of their numbers. */
export const WAYS = ["N", "E", "S", "W"] as const;
export type Way = (typeof WAYS)[number];
/** A side of a room: open, wall, door, portcullis; "?" where nothing is explored. */
export type Side = "o" | "w" | "d" | "p" | "?";
export type RoomType =
  | "dungeon" | "corridor" | "rotating" | "trap" | "darkness" | "cavein" | "chasm" | "pit" | "bridge" | "web" | "tower" | "treasure";
export const ATTRIBUTES = ["strength", "agility", "armor", "luck"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** A kind of room: its sides from the entry on, clockwise. */
export interface Kind {
  id: string;
  type: RoomType;
  sides: string;
  copies: number;
  stairs: boolean;
  torch: boolean;
  die: readonly number[];
  /** Sides (counted from the entry) on the same side of what divides the room. */
  groups: readonly (readonly number[])[];
}

export interface Hero extends Record<Attribute, number> {
  id: string;
  health: number;
  abilities: readonly string[];
}

export interface Card {
  id: string;
  deck: string;
  gold: number;
  loot: boolean;
  copies: number;
  /** Whether it wakes the dragon. */
  wakes: boolean;
}

export interface Clash {
  hero: string;
  monster: string;
  hero_wounds: number;
  monster_wounds: number;
}

/** The components: everything a field's number stands for, in the order of the numbers. */
export interface Box {
  columns: number;
  rows: number;
  kinds: readonly Kind[];
  towers: readonly number[];
  /** The northern and the southern space of the treasure chamber. */
  treasure: readonly number[];
  /** What a die must roll above on each space of the sun's track after its first; 0 where nothing is rolled. */
  sun: readonly number[];
  /** How often in a hundred the sun sets on each of these spaces. */
  sunset: readonly number[];
  /** How often in a hundred a test succeeds, by what must be rolled or less. */
  odds: readonly number[];
  heroes: readonly Hero[];
  runes: readonly { id: string; amount: number }[];
  cards: readonly Card[];
  monsters: readonly { name: string; health: number; escape: number }[];
  clash: readonly Clash[];
  solo: readonly { hero_wounds: number; monster_wounds: number }[];
}

const UNOPENED: Box = {
  columns: 13, rows: 10, kinds: [], towers: [], treasure: [], sun: [], sunset: [], odds: [], heroes: [], runes: [], cards: [], monsters: [], clash: [], solo: [],
};

/** Where a player stands. */
export const DEAD = 0;
export const INSIDE = 1;
export const BELOW = 2;
export const OUT = 3;
/** The tokens in a room, as bits. */
export const MONSTER = 1;
export const SEARCHED = 2;
export const ENTRANCE = 4;
/** No card, no hero, no rune, no space. */
export const NONE = -1;
/** A monster card the viewer has not seen. */
export const HIDDEN = -2;
/** A hero who did not come by a passage. */
export const NO_SIDE = 4;

/** The fields of a view. Seats index lists of seats, spaces those of the board; kinds, cards, heroes and runes are numbers of the box. */
export interface QuestFields {
  /** 1 + 4 * the room's kind + the way its entry lies; 0 where nothing is explored. */
  board: readonly number[];
  /** The tokens in each space: bits of MONSTER, SEARCHED, ENTRANCE. */
  marks: readonly number[];
  bag: readonly number[];
  under: readonly number[];
  deck: readonly number[];
  discard: readonly number[];
  monster_deck: readonly number[];
  monster_discard: readonly number[];
  rune_bag: readonly number[];
  heroes: readonly number[];
  wounds: readonly number[];
  determination: readonly number[];
  standing: readonly number[];
  space: readonly number[];
  side: readonly number[];
  loot: readonly (readonly number[])[];
  kept: readonly (readonly number[])[];
  /** The catacomb cards before each player. */
  row: readonly (readonly number[])[];
  runes: readonly number[];
  /** Where each catacomb traveller's marker lies, and the way it points. */
  travel: readonly number[];
  heading: readonly number[];
  skips: readonly number[];
  gold: readonly number[];
  /** How many spaces of the track the sun has gone. */
  sun: number;
  starter: number;
  turn: number;
  spent: readonly string[];
  passed: readonly number[];
  fallen: readonly number[];
  /** The monster being fought, "" for none; its wounds; its card if the viewer knows it. */
  foe: string;
  foe_wounds: number;
  foe_card: number;
  shown_foe: number;
  winners: readonly number[];
  ending: string;
}

const NOTHING: QuestFields = {
  board: [], marks: [], bag: [], under: [], deck: [], discard: [], monster_deck: [], monster_discard: [], rune_bag: [], heroes: [], wounds: [],
  determination: [], standing: [], space: [], side: [], loot: [], kept: [], row: [], runes: [], travel: [], heading: [], skips: [], gold: [],
  sun: 0, starter: NONE, turn: 0, spent: [], passed: [], fallen: [], foe: "", foe_wounds: 0, foe_card: NONE, shown_foe: NONE, winners: [], ending: "",
};

/** What every panel is given. `event` is the event being shown just now; `recent` the events since the last question was answered. */
export interface Panel {
  box: Box;
  fields: QuestFields;
  names: readonly string[];
  viewer: number;
  ask: Scene["ask"];
  choose: Scene["choose"];
  /** Who is asked, who has already chosen in secret, and what the viewer has chosen so. */
  waiting: Scene["waiting"];
  answered: Scene["answered"];
  ownAnswer: Scene["ownAnswer"];
  event: Face | null;
  recent: readonly Face[];
  still: boolean;
}

export const boxOf = (scene: Pick<Scene, "components">): Box => ({ ...UNOPENED, ...scene.components });
export const fieldsOf = (fields: Fields): QuestFields => ({ ...NOTHING, ...fields });

/** The kind of the explored room in a space, null where there is none. */
export const roomAt = (box: Box, fields: QuestFields, space: number): Kind | null => kindOf(box, fields.board[space] ?? 0);

export const kindOf = (box: Box, code: number): Kind | null => (code > 0 ? (box.kinds[(code - 1) >> 2] ?? null) : null);

/** The way the entry of a room lies, by its code. */
export const entryOf = (code: number): number => (code - 1) & 3;

/** The sides of a room by its code, north first. */
export function sidesOf(box: Box, code: number): Side[] {
  const kind = kindOf(box, code);
  return [0, 1, 2, 3].map((way) => (kind ? (kind.sides[(way - entryOf(code) + 4) % 4] as Side) : "?"));
}

export const sidesAt = (box: Box, fields: QuestFields, space: number): Side[] => sidesOf(box, fields.board[space] ?? 0);

export const columnOf = (box: Box, space: number): number => space % box.columns;
export const rowOf = (box: Box, space: number): number => Math.floor(space / box.columns);

/** A space as players name it: column letter and row number. */
export const place = (box: Box, space: number): string => `${String.fromCharCode(65 + columnOf(box, space))}${rowOf(box, space) + 1}`;

/** The space beside one, NONE beyond the outer wall. */
export function beside(box: Box, space: number, way: number): number {
  const column = columnOf(box, space) + Number(way === 1) - Number(way === 3);
  const row = rowOf(box, space) + Number(way === 2) - Number(way === 0);
  return column >= 0 && column < box.columns && row >= 0 && row < box.rows ? row * box.columns + column : NONE;
}

export const heroOf = (box: Box, fields: QuestFields, seat: number): Hero | null => box.heroes[fields.heroes[seat] ?? NONE] ?? null;
export const runeOf = (box: Box, fields: QuestFields, seat: number): string => box.runes[fields.runes[seat] ?? NONE]?.id ?? "";

/** The gold a seat carries: what the loot would count for. */
export const goldCarried = (box: Box, fields: QuestFields, seat: number): number =>
  (fields.loot[seat] ?? []).reduce((sum, card) => sum + (box.cards[card]?.gold ?? 0), 0);

const named = (key: string, id: string): string => (has(key) ? say(key) : id);

/** Names from the catalogues; content of one's own may have parts without one. */
export const roomName = (kind: Kind): string => named(`quest-room-${kind.type}`, kind.id);
export const heroName = (hero: Hero | null): string => (hero ? named(`quest-hero-${hero.id}`, hero.id) : "");
export const cardName = (card: Card | undefined): string => (card ? named(`quest-card-${card.id}`, card.id) : "");
export const cardText = (card: Card | undefined): string => (card && has(`quest-card-${card.id}-text`) ? say(`quest-card-${card.id}-text`) : "");
export const runeName = (id: string): string => (id ? named(`quest-rune-${id}`, id) : "");
export const runeText = (id: string): string => (id && has(`quest-rune-${id}-text`) ? say(`quest-rune-${id}-text`) : "");
export const monsterName = (id: string): string => (id ? named(`quest-monster-${id}`, id) : "");
export const attributeName = (id: Attribute): string => named(`quest-attribute-${id}`, id);
export const roomText = (kind: Kind): string => (has(`quest-room-${kind.type}-text`) ? say(`quest-room-${kind.type}-text`) : "");
