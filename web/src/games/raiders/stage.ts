/** The fields as they look once an event has been shown, so that numbers and cards change one after another.
 *
 * Only what an event says is changed; whatever it leaves out comes with the true fields.
 */
import type { Face, Fields } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";
import { changeOf, put, type Change, type Changes } from "../staging";
import { boxOf, type Box } from "./box";
import { cardNamed, isItem, itemsIn, POWER_CARDS, powersIn, rested, TORCH, weight, without } from "./cards";
import type { Events } from "./declared";
import { dungeonOf, HIDDEN, type Dungeon } from "./dungeon";

export function stage(fields: Fields, event: Face, scene: Scene): Fields {
  const change = changeOf(CHANGES, event);
  return change ? { ...fields, ...change(dungeonOf(fields), event, boxOf(scene), scene.viewer) } : fields;
}

const at = (event: { seat: number }): number => event.seat;
const total = (event: { total: number }): number => event.total;
const zeros = (list: readonly unknown[]): number[] => list.map(() => 0);
const remember: Change<Face, Dungeon, Box> = (_, event) => ({ outcome: event });

function roomNumber(box: Box, id: unknown): number {
  return box.rooms.findIndex((room) => room.id === id);
}

/** A hand the viewer knows, changed; one the viewer does not know stays unknown. */
function inHand(dungeon: Dungeon, seat: number, change: (hand: number) => number): (number | null)[] {
  const hand = dungeon.hands[seat] ?? null;
  return put(dungeon.hands, seat, hand === null ? null : change(hand));
}

const CHANGES: Changes<Events, Dungeon, Box> = {
  character_dealt: (dungeon, event, box) => ({
    characters: put(dungeon.characters, at(event), box.characters.findIndex((each) => each.id === event.character)),
    coins: put(dungeon.coins, at(event), event.coins),
    wounds: put(dungeon.wounds, at(event), event.wounds),
    hands: inHand(dungeon, at(event), rested),
    hand_sizes: put(dungeon.hand_sizes, at(event), POWER_CARDS.length),
  }),
  start_drawn: (_, event) => ({ starter: at(event) }),
  start_passes: (_, event) => ({ starter: at(event) }),
  level_laid: (dungeon, event, box) => {
    const rooms = event.rooms;
    return {
      level: event.level - 1,
      place: 0,
      row: rooms.map((room) => roomNumber(box, room)),
      lit: rooms.map((room) => Number(roomNumber(box, room) !== HIDDEN)),
      looked: zeros(rooms),
      cards: zeros(dungeon.cards),
      outcome: null,
    };
  },
  torch_used: (dungeon, event, box) => {
    const seat = at(event);
    const dark = dungeon.lit.flatMap((lit, place) => (lit || place < dungeon.place ? [] : [place]));
    const seen = event.rooms ?? [];
    return {
      ...spend(dungeon, seat, TORCH),
      supply: put(dungeon.supply, 0, (dungeon.supply[0] ?? 0) + 1),
      looked: dungeon.looked.map((bits, place) => (dark.includes(place) ? bits | (1 << seat) : bits)),
      row: dungeon.row.map((room, place) => (seen.length && dark.includes(place) ? roomNumber(box, seen[dark.indexOf(place)]) : room)),
    };
  },
  room_entered: (dungeon, event, box) => {
    const place = event.place - 1;
    return {
      place,
      row: put(dungeon.row, place, roomNumber(box, event.room)),
      lit: put(dungeon.lit, place, 1),
      cards: zeros(dungeon.cards),
      attack: 0,
      outcome: null,
    };
  },
  attack_flipped: (dungeon, event, box) => {
    const index = box.attacks.indexOf(event.strength);
    return { attack: event.strength, attack_deck: dungeon.attack_deck.map((left, each) => (each === index ? left - 1 : left)) };
  },
  card_played: (dungeon, event) => {
    const seat = at(event);
    const card = cardNamed(event.card);
    return {
      ...spend(dungeon, seat, card),
      cards: put(dungeon.cards, seat, card),
      locked: dungeon.locked.map((own, each) => (each === seat && own !== null ? 0 : own)),
      has_locked: put(dungeon.has_locked, seat, false),
    };
  },
  coins_gained: (dungeon, event) => ({ coins: put(dungeon.coins, at(event), total(event)) }),
  coins_lost: (dungeon, event) => ({ coins: put(dungeon.coins, at(event), total(event)) }),
  wounded: (dungeon, event) => ({ wounds: put(dungeon.wounds, at(event), total(event)) }),
  healed: (dungeon, event) => ({ wounds: put(dungeon.wounds, at(event), total(event)) }),
  item_taken: (dungeon, event) => {
    const seat = at(event);
    const card = cardNamed(event.item);
    const kind = card - TORCH;
    const gained = dungeon.gained[seat] ?? [];
    return {
      supply: dungeon.supply.map((left, each) => (each === kind ? Math.max(left - 1, 0) : left)),
      gained: put(dungeon.gained, seat, put(gained, kind, (gained[kind] ?? 0) + 1)),
      hand_sizes: put(dungeon.hand_sizes, seat, (dungeon.hand_sizes[seat] ?? 0) + 1),
      hands: inHand(dungeon, seat, (hand) => hand + weight(card)),
    };
  },
  eliminated: (dungeon, event) => ({
    alive: put(dungeon.alive, at(event), 0),
    hand_sizes: put(dungeon.hand_sizes, at(event), 0),
    played: put(dungeon.played, at(event), 0),
    hands: inHand(dungeon, at(event), () => 0),
    gained: put(dungeon.gained, at(event), itemsIn(dungeon.used[at(event)] ?? 0)),
  }),
  rested: (dungeon) => ({
    hands: dungeon.hands.map((hand, seat) => (hand === null || !dungeon.alive[seat] ? hand : rested(hand))),
    hand_sizes: dungeon.hand_sizes.map((size, seat) => size + powersIn(dungeon.played[seat] ?? 0).length),
    played: zeros(dungeon.played),
    cards: zeros(dungeon.cards),
    outcome: null,
  }),
  collapsed: (_, event) => ({ collapsed: event.seats }),
  won: (_, event) => ({ winners: event.seats, ending: event.clause }),
  nobody_wins: (_, event) => ({ ending: event.clause }),
  chest_shared: remember,
  chest_stays: remember,
  item_short: remember,
  monster_beaten: remember,
  monster_unbeaten: remember,
  monster_confused: remember,
  nobody_attacked: remember,
  trap_sprung: remember,
  trap_quiet: remember,
};

/** A card leaves a hand; items used are open to all. */
function spend(dungeon: Dungeon, seat: number, card: number): Partial<Dungeon> {
  const used = dungeon.used[seat] ?? 0;
  const played = dungeon.played[seat] ?? 0;
  return {
    hands: inHand(dungeon, seat, (hand) => without(hand, card)),
    hand_sizes: put(dungeon.hand_sizes, seat, Math.max((dungeon.hand_sizes[seat] ?? 0) - 1, 0)),
    used: isItem(card) ? put(dungeon.used, seat, used + weight(card)) : dungeon.used,
    played: isItem(card) ? dungeon.played : put(dungeon.played, seat, played | weight(card)),
  };
}
