/** What is in the box and what a view's fields say, by name. Read, never worked out; shared by the map and the panels. */
import { has, say } from "../../lib/words.svelte";
import type { Face, Fields } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";
import { telling } from "../staging";
import type { Card, Components as Box, Events, Fields as QuestFields, Hero, Kind } from "./declared";

export * from "./declared";
export type { Box, QuestFields };
export type RoomType = Kind["type"];

/** The ways out of a space, in the order of their numbers. */
export const WAYS = ["N", "E", "S", "W"] as const;
export type Way = (typeof WAYS)[number];
/** A side of a room: open, wall, door, portcullis; "?" where nothing is explored. */
export type Side = "o" | "w" | "d" | "p" | "?";
export const ATTRIBUTES = ["strength", "agility", "armor", "luck"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

const UNOPENED: Box = {
  columns: 13, rows: 10, kinds: [], towers: [], treasure: [], sun: [], sunset: [], odds: [], heroes: [], runes: [], cards: [], monsters: [], clash: [], solo: [],
};

/** No card, no hero, no rune, no space. */
export const NONE = -1;
/** A monster card the viewer has not seen. */
export const HIDDEN = -2;
const NOTHING: QuestFields = {
  board: [], marks: [], bag: [], under: [], deck: [], discard: [], monster_deck: [], monster_discard: [], rune_bag: [], heroes: [], wounds: [],
  determination: [], standing: [], space: [], side: [], loot: [], kept: [], row: [], runes: [], travel: [], heading: [], skips: [], gold: [], dearest: [],
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

export const tells = telling<Events>();

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
