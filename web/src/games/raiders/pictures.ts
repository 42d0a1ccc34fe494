/** Which icon stands for what: one icon an idea, on the board, in the hand and in the log. */
import type { IconName } from "../../look/icon-names";
import type { Face } from "../../table/connection.svelte";
import type { Kind, Room } from "./box";

const MONSTERS: Record<string, IconName> = {
  snake: "snake", zombie: "shambling-zombie", goblin: "goblin-head", skeleton: "skeleton", gelatinous_cube: "slime",
  the_thing: "gooey-daemon", troll: "troll", dragon: "dragon-head",
};
const TRAPS: Record<string, IconName> = { magnet: "magnet", boulder: "boulder-dash", lava: "lava", spike: "spikes" };
export const BOSSES: Record<string, IconName> = {
  tax_collector: "receive-money", medusa: "medusa-head", vampire: "vampire-dracula", sphinx: "egyptian-sphinx", minotaur: "minotaur",
  wolf_pack: "wolf-howl", necromancer: "crowned-skull", megadragon: "double-dragon", golem: "rock-golem", mummy: "mummy-head",
};
const ROOMS: Record<string, IconName> = { ...MONSTERS, ...TRAPS, ...BOSSES };
const KINDS: Record<Kind, IconName> = { treasure: "locked-chest", monster: "goblin-head", trap: "spikes", vault: "dungeon-gate", boss: "crowned-skull" };
const ITEMS: Record<string, IconName> = { torch: "torch", crystal_ball: "crystal-ball", key: "key", sword: "broadsword" };
const CHARACTERS: Record<string, IconName> = {
  explorer: "compass", knight: "visored-helm", thief: "hood", warrior: "battle-axe", wizard: "pointy-hat",
};
/** What is gained, lost or suffered, by the name of its operation. */
const AMOUNTS: Record<string, IconName> = { gain_coins: "two-coins", lose_coins: "two-coins", wound: "drop", heal: "health-potion", eliminate: "death-skull" };
const EVENTS: Record<string, IconName> = {
  start_drawn: "flying-flag", start_passes: "flying-flag", level_laid: "stairs", torch_used: "torch", attack_flipped: "shield",
  card_played: "card-play", chest_shared: "open-chest", chest_stays: "locked-chest", coins_gained: "two-coins", purse_full: "swap-bag",
  coins_lost: "two-coins", wounded: "drop", healed: "health-potion", eliminated: "death-skull", monster_confused: "knocked-out-stars",
  nobody_attacked: "sprint", escaped: "sprint", rested: "campfire", collapsed: "knocked-out-stars", nobody_collapses: "check-mark",
  won: "laurel-crown", nobody_wins: "death-skull",
};

export const kindIcon = (kind: Kind): IconName => KINDS[kind];
export const roomIcon = (room: Room): IconName => ROOMS[room.id] ?? KINDS[room.kind];
export const itemIcon = (item: string): IconName => ITEMS[item] ?? "swap-bag";
export const characterIcon = (id: string): IconName => CHARACTERS[id] ?? "person";
/** What a vault's gift or a monster's hit shows. */
export const amountIcon = (kind: string): IconName => AMOUNTS[kind] ?? itemIcon(kind);

export function eventIcon(event: Face): IconName | null {
  const { room, item, card, character } = event as Record<string, unknown>;
  return (
    EVENTS[event.kind] ??
    (typeof room === "string" ? (ROOMS[room] ?? (room.startsWith("treasure") ? KINDS.treasure : KINDS.vault)) : null) ??
    (typeof item === "string" ? itemIcon(item) : null) ??
    (typeof card === "string" ? (ITEMS[card] ?? "card-play") : null) ??
    (typeof character === "string" ? characterIcon(character) : null)
  );
}
