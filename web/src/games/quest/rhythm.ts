/** How events sound and look, and how long each is looked at. */
import type { Sound } from "../../look/sounds";
import type { Face } from "../../table/connection.svelte";
import type { Events } from "./declared";

const TONES: Record<string, string> = {
  turn_began: "ember", room_explored: "ember", tile_drawn: "ember", sunset: "wound", died: "wound", wounded: "wound", test_failed: "wound",
  monster_met: "wound", monster_shown: "wound", dragon_wakes: "wound", turns_lost: "wound", turn_lost: "wound", loot_lost: "wound",
  loot_gained: "gold", won: "gold", gold_counted: "gold", healed: "heal", test_passed: "heal", monster_slain: "heal", beast_beaten: "heal",
  escaped: "heal", left_dungeon: "heal", returned: "heal", rune_used: "arcane", rune_dealt: "arcane", went_below: "arcane", marker_moved: "arcane",
  carried_off: "arcane", entrance_found: "arcane",
} satisfies Partial<Record<keyof Events, string>>;

const PAUSES: Record<string, number> = {
  hero_dealt: 350, start_drawn: 400, tower_taken: 350, turn_began: 300, sun_moved: 250, tile_drawn: 200, room_explored: 520, entered: 450,
  card_drawn: 1100, rolled: 1100, test_passed: 550, test_failed: 550, wounded: 450, healed: 400, died: 1400, loot_gained: 450, loot_lost: 450,
  determination_gained: 250, determination_spent: 300, room_turned: 800, went_below: 600, marker_moved: 800, carried_off: 900, entrance_found: 450,
  monster_met: 800, monster_shown: 800, cards_revealed: 1300, monster_wounded: 500, monster_slain: 800, monster_discarded: 500, beast_beaten: 600, escaped: 600, guarded: 400,
  dragon_wakes: 1400, rune_used: 700, rune_dealt: 350, card_kept: 350, card_over: 350, turns_lost: 450, turn_lost: 450, left_dungeon: 900,
  gold_counted: 600, sunset: 1600, won: 900, nobody_wins: 900, returned: 600, volley_card: 600,
} satisfies Partial<Record<keyof Events, number>>;

const SOUNDS: Record<string, Sound> = {
  tile_drawn: "card", room_explored: "door", card_drawn: "card", wounded: "hurt", healed: "heal", loot_gained: "treasure", died: "death", went_below: "fall",
  monster_met: "boss", monster_shown: "boss", dragon_wakes: "roar", monster_slain: "slain", beast_beaten: "slain", cards_revealed: "card", won: "win", left_dungeon: "win", sunset: "sunset",
} satisfies Partial<Record<keyof Events, Sound>>;
/** Events with an amount that sound only if there is any. */
const AMOUNTS: string[] = ["wounded", "healed"] satisfies (keyof Events)[];

export const tone = (kind: string): string => TONES[kind] ?? "";
export const pause = (event: Face): number => PAUSES[event.kind] ?? 250;

export function sound(event: Face): Sound | null {
  if (AMOUNTS.includes(event.kind) && !event["amount"]) return null;
  return SOUNDS[event.kind] ?? null;
}

/** The kinds of events with a picture of their own over the map. */
export const MOMENTS: readonly string[] = [
  "dragon_wakes", "died", "sunset", "monster_slain", "beast_beaten", "loot_gained", "went_below", "left_dungeon",
] satisfies (keyof Events)[];
