/** What is in the box, as the server tells it: rooms and characters in the order of their numbers. */
import { has, say } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { telling } from "../staging";
import type { Components as Box, Events, Room } from "./declared";

export type { Box, Room };
export type Kind = Room["kind"];

/** A trap's 'half', among its amounts. */
export const HALF = -1;

const UNOPENED: Box = { rooms: [], characters: [], deadly_wounds: 0, most_coins: 0, in_turn: false, levels: 5, attacks: [], collapse: "" };

export const tells = telling<Events>();

export const boxOf = (scene: Pick<Scene, "components">): Box => ({ ...UNOPENED, ...scene.components });

export const kindName = (room: Room): string => say(`raiders-kind-${room.kind}`);

/** What a room is called; content of one's own may have rooms without a name in the catalogues. */
export const roomName = (room: Room): string => (has(`raiders-room-${room.id}`) ? say(`raiders-room-${room.id}`) : room.id);

/** The title of a room whose figures stand beside it: a treasure room needs no more than its kind. */
export const roomTitle = (room: Room): string => (room.kind === "treasure" ? kindName(room) : roomName(room));

export const itemName = (item: string): string => say(`raiders-card-${item}`);

export const characterName = (box: Box, index: number): string => {
  const character = box.characters[index];
  return character ? say(`raiders-character-${character.id}`) : "";
};
