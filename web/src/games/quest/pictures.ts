/** Which icon stands for what: one icon an idea, on the map, in the panels and in the log. */
import type { IconName } from "../../look/icon-names";
import type { Face } from "../../table/connection.svelte";
import type { Attribute, RoomType } from "./box";

const HEROES: Record<string, IconName> = {
  gherinn: "monk-face", challara: "fire-spell-cast", hugo: "black-knight-helm", krutzbeck: "viking-head", lindel: "bowman", tatianna: "swordwoman",
};
const MONSTERS: Record<string, IconName> = {
  troll: "troll", demon: "horned-skull", skeleton: "skeleton", sorcerer: "warlock-hood", golem: "rock-golem",
};
const ROOMS: Record<RoomType, IconName> = {
  dungeon: "torch", corridor: "boot-prints", rotating: "clockwise-rotation", trap: "wolf-trap", darkness: "evil-eyes", cavein: "falling-rocks",
  chasm: "falling-rocks", pit: "well", bridge: "stone-bridge", web: "spider-web", tower: "stone-tower", treasure: "dragon-head",
};
const DECKS: Record<string, IconName> = {
  dungeon: "dungeon-gate", search: "magnifying-glass", door: "wooden-door", trap: "wolf-trap", catacomb: "hole-ladder", corpse: "coffin",
  crypt: "crypt-entrance", dragon: "dragon-head", treasure: "gold-stack",
};
const ATTRIBUTES: Record<Attribute, IconName> = { strength: "biceps", agility: "acrobatic", armor: "breastplate", luck: "clover" };
const EVENTS: Record<string, IconName> = {
  goal: "gold-stack", start_drawn: "sun", start_passes: "sun", turn_began: "flying-flag", sun_moved: "sun", sunset: "sunset", tower_taken: "stone-tower",
  entered: "walk", room_turned: "clockwise-rotation", rolled: "perspective-dice-six-faces-random", test_passed: "check-mark", test_failed: "cancel",
  determination_gained: "fist", determination_spent: "fist", wounded: "drop", healed: "health-potion", died: "death-skull", loot_gained: "gold-stack",
  loot_lost: "swap-bag", rune_dealt: "rune-stone", rune_used: "rune-stone", went_below: "hole-ladder", marker_moved: "direction-signs",
  carried_off: "snake", entrance_found: "hole-ladder", cards_revealed: "crossed-swords", monster_wounded: "crossed-swords", monster_slain: "skull-crossed-bones",
  beast_beaten: "skull-crossed-bones", monster_discarded: "skull-crossed-bones", escaped: "sprint", guarded: "shield", dragon_wakes: "dragon-head", left_dungeon: "exit-door", gold_counted: "coins",
  won: "laurel-crown", nobody_wins: "death-skull", returned: "stone-tower", turns_lost: "sands-of-time", turn_lost: "sands-of-time", waits: "hourglass",
};

export const heroIcon = (id: string): IconName => HEROES[id] ?? "person";
export const monsterIcon = (id: string): IconName => MONSTERS[id] ?? "daemon-skull";
export const roomIcon = (type: RoomType): IconName => ROOMS[type];
export const deckIcon = (deck: string): IconName => DECKS[deck] ?? "card-draw";
export const attributeIcon = (id: Attribute): IconName => ATTRIBUTES[id];

export function eventIcon(event: Face): IconName | null {
  const { deck, monster, hero, room } = event as Record<string, unknown>;
  return (
    EVENTS[event.kind] ??
    (typeof deck === "string" ? deckIcon(deck) : null) ??
    (typeof monster === "string" ? monsterIcon(monster) : null) ??
    (typeof hero === "string" ? heroIcon(hero) : null) ??
    (typeof room === "string" ? roomIcon(room as RoomType) : null)
  );
}
