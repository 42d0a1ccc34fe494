/** The fields of a view by name, and what they say at a glance. Read, never worked out. */
import type { Face, Fields } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";
import { boxOf, type Box, type Room } from "./box";
import type { Fields as Declared } from "./declared";
import { CRYSTAL_BALL, LOOK } from "./cards";

/** A room the viewer does not know. */
export const HIDDEN = -1;

/** The fields of a view, and what the room has answered so far, while it is being shown. */
export interface Dungeon extends Declared {
  outcome: Face | null;
}

const NOTHING: Dungeon = {
  level: -1, place: 0, characters: [], coins: [], wounds: [], alive: [], hands: [], locked: [], cards: [], used: [], supply: [],
  row: [], lit: [], looked: [], attack_deck: [], attack: 0, starter: -1, collapsed: [], winners: [], ending: "", unseen: [],
  face_up_left: 0, level_cards: [], beaten: 0, has_locked: [], hand_sizes: [], played: [], gained: [], outcome: null,
};

export const dungeonOf = (fields: Fields): Dungeon => ({ ...NOTHING, ...fields });

/** How a room of the level row stands; a known room is dark, but the viewer has seen it. */
export type Standing = "gone" | "here" | "lit" | "dark" | "known";

export function standing(dungeon: Dungeon, place: number, over: boolean): Standing {
  if (place < dungeon.place || (over && place === dungeon.place)) return "gone";
  if (!dungeon.lit[place]) return (dungeon.row[place] ?? HIDDEN) === HIDDEN ? "dark" : "known";
  return place === dungeon.place ? "here" : "lit";
}

/** The room at a place, if the viewer knows it. */
export const roomAt = (box: Box, dungeon: Dungeon, place: number): Room | null => box.rooms[dungeon.row[place] ?? HIDDEN] ?? null;

/** Who has seen a dark room by torch. */
export const lookers = (dungeon: Dungeon, place: number): number[] =>
  dungeon.coins.flatMap((_, seat) => ((dungeon.looked[place] ?? 0) & (1 << seat) ? [seat] : []));

/** The strength a solitaire's attack deck shows for the room at a place. */
export const attackShown = (dungeon: Dungeon, place: number, room: Room): number =>
  place === dungeon.place && room.kind === "monster" ? dungeon.attack : 0;

/** How many rooms wait below this level. */
export const roomsAhead = (box: Box, dungeon: Dungeon): number => 5 * (box.levels - 1 - dungeon.level);

export type Fate = "winner" | "collapsed" | "out" | "";

export function fate(dungeon: Dungeon, seat: number): Fate {
  if (dungeon.winners.includes(seat)) return "winner";
  if (dungeon.collapsed.includes(seat)) return "collapsed";
  return dungeon.alive[seat] === 0 ? "out" : "";
}

/** How a seat's card lies in the room: not there, thought about, face down, face down but known to the viewer, or shown. */
export interface Play {
  state: "none" | "choosing" | "chosen" | "mine" | "shown" | "out";
  card: number;
  /** A crystal ball lies here, and its second card is chosen. */
  again: boolean;
}

export function playOf(scene: Scene, dungeon: Dungeon, seat: number): Play {
  const card = dungeon.cards[seat] ?? 0;
  if (!dungeon.alive[seat]) return { state: card ? "shown" : "out", card, again: false };
  const own = ownChoice(scene, dungeon, seat);
  const chosen = own > 0 || hasChosen(scene, dungeon, seat);
  if (card) return { state: "shown", card, again: chosen && card === CRYSTAL_BALL };
  if (own) return { state: "mine", card: own, again: false };
  if (chosen) return { state: "chosen", card: 0, again: false };
  return { state: scene.waiting.includes(seat) && !scene.event ? "choosing" : "none", card: 0, again: false };
}

/** The card the viewer has locked in, 0 for none. */
export function ownChoice(scene: Scene, dungeon: Dungeon, seat: number): number {
  if (scene.event) return 0;
  const locked = dungeon.locked[seat] ?? 0;
  const answer = seat === scene.viewer && typeof scene.ownAnswer === "number" ? scene.ownAnswer : 0;
  return answer > 0 && answer < LOOK ? answer : locked;
}

function hasChosen(scene: Scene, dungeon: Dungeon, seat: number): boolean {
  if (boxOf(scene).in_turn) return false;
  if (scene.event) return scene.event.kind === "card_played" && !dungeon.cards[seat];
  return Boolean(dungeon.has_locked[seat]) || (scene.answered.includes(seat) && areCardsChosen(scene, dungeon));
}

/** Whether the seats are choosing cards, and not whether to light a torch: then all the living are asked. */
function areCardsChosen(scene: Scene, dungeon: Dungeon): boolean {
  if (scene.ask) return scene.ask.kind === "card";
  return dungeon.alive.every(
    (alive, seat) => !alive || scene.waiting.includes(seat) || scene.answered.includes(seat) || Boolean(dungeon.has_locked[seat]) || Boolean(dungeon.cards[seat]),
  );
}
