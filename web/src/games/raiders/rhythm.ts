/** How events sound and look, and how long each is looked at. A room of five seats takes less than four seconds. */
import type { Sound } from "../../look/sounds";
import type { Face } from "../../table/connection.svelte";
import { tells } from "./box";
import type { Events } from "./declared";
import { BOSSES } from "./pictures";

const TONES: Record<string, string> = {
  level_laid: "ember", room_entered: "ember", torch_used: "arcane", coins_gained: "gold", won: "gold",
  item_taken: "heal", healed: "heal", monster_beaten: "heal", escaped: "heal", wounded: "wound",
  coins_lost: "wound", eliminated: "wound", collapsed: "wound", monster_attacks: "wound", trap_sprung: "wound",
} satisfies Partial<Record<keyof Events, string>>;

const PAUSES: Record<string, number> = {
  character_dealt: 250, start_drawn: 400, level_laid: 1100, torch_used: 600, room_entered: 500, attack_flipped: 600, card_played: 150,
  chest_shared: 500, chest_stays: 350, coins_gained: 320, purse_full: 350, coins_lost: 320, wounded: 320, healed: 320, eliminated: 700,
  item_taken: 300, item_short: 450, monster_beaten: 750, monster_unbeaten: 600, monster_attacks: 250, monster_confused: 600,
  nobody_attacked: 600, escaped: 350, trap_sprung: 550, trap_quiet: 600, start_passes: 250, rested: 500, collapsed: 900,
  nobody_collapses: 600, won: 900, nobody_wins: 900,
} satisfies Partial<Record<keyof Events, number>>;
const IN_TURN = "DR-PLY-1";
const IN_TURN_PAUSE = 450;
const DARK_PAUSE = 750;
const BOSS_PAUSE = 1400;

const SOUNDS: Record<string, Sound> = {
  level_laid: "level", room_entered: "door", card_played: "card", coins_gained: "coin", item_taken: "coin", healed: "heal",
  wounded: "hurt", coins_lost: "hurt", eliminated: "death", monster_beaten: "slain", chest_shared: "treasure", collapsed: "fall", attack_flipped: "card", won: "win",
} satisfies Partial<Record<keyof Events, Sound>>;
/** Events with an amount that sound only if there is any. */
const AMOUNTS: string[] = ["coins_gained", "coins_lost", "wounded", "healed"] satisfies (keyof Events)[];

export const tone = (kind: string): string => TONES[kind] ?? "";

export const isBossEntrance = (event: Face): boolean => tells(event, "room_entered") && event.room in BOSSES;

export function pause(event: Face): number {
  if (isBossEntrance(event)) return BOSS_PAUSE;
  if (tells(event, "room_entered") && event.was_dark) return DARK_PAUSE;
  if (event.kind === "card_played" && event.clause === IN_TURN) return IN_TURN_PAUSE;
  return PAUSES[event.kind] ?? 250;
}

export function sound(event: Face): Sound | null {
  if (isBossEntrance(event)) return "boss";
  if (AMOUNTS.includes(event.kind) && !event["amount"]) return null;
  return SOUNDS[event.kind] ?? null;
}

/** The kinds of events with a picture of their own over the board; what happens in a room is seen in the room. */
export const MOMENTS: readonly string[] = ["eliminated", "level_laid"] satisfies (keyof Events)[];
