/** How events sound and look, and how long each is looked at. */
import type { Sound } from "../../look/sounds";
import type { Face } from "../../table/connection.svelte";
import { tells } from "./box";
import type { Events } from "./declared";

const TONES: Record<string, string> = {
  turn_began: "ember", level_revealed: "ember", level_laid: "ember", gravity: "arcane", hero_fell: "arcane", enemy_fell: "arcane",
  jumped_portal: "arcane", wounded: "wound", attacked: "wound", downed: "wound", level_removed: "wound", boss_turn: "wound", boss_appeared: "wound",
  boss_card_resolved: "wound", badge_gained: "arcane", boss_drawn: "wound", solo_lost: "wound", nobody_won: "wound", gold_gained: "gold", picked_up: "gold",
  gems_gained: "gold", artifact_taken: "gold", won: "gold", defeated: "heal", healed: "heal", reborn: "heal", event_drawn: "arcane",
} satisfies Partial<Record<keyof Events, string>>;

const PAUSES: Record<string, number> = {
  boss_drawn: 500, hero_dealt: 350, level_laid: 500, level_revealed: 900, level_removed: 900, enemies_appeared: 450, boss_appeared: 1100, start_drawn: 400,
  turn_began: 350, rolled: 700, enemy_die: 600, attacked: 480, wounded: 420, healed: 400, downed: 900, respawned: 350, moved: 300, jumped_portal: 450,
  enemy_moved: 260, enemy_shifted: 320, enemy_pushed: 320, hero_pushed: 320, knocked_back: 350, picked_up: 220, gold_gained: 200, gems_gained: 200,
  gold_spent: 150, gems_spent: 150, die_used: 160, special_used: 160, respawn_paid: 200, struck: 600, defeated: 550, gravity: 300, upgraded: 300, forged: 450,
  star_stood: 250, saved: 400, item_bought: 500, potion_bought: 500, item_offered: 250, potion_offered: 250, potion_drunk: 500, potion_won: 450,
  item_exhausted: 450, artifact_taken: 700, artifact_exhausted: 450, ability_used: 400, boss_turn: 700, boss_die: 800, boss_card_drawn: 900,
  boss_card_passed: 500, boss_card_chosen: 600, boss_card_resolved: 1000, boss_leapt: 600, summoned: 450, boss_level_entered: 700, badge_gained: 450,
  event_drawn: 1300, reinforced: 450, frozen: 450, won: 1200, nobody_won: 900, solo_lost: 1200, reborn: 600,
} satisfies Partial<Record<keyof Events, number>>;

const SOUNDS: Record<string, Sound> = {
  rolled: "card", enemy_die: "card", level_revealed: "level", level_removed: "boss", wounded: "hurt", healed: "heal", picked_up: "coin", gold_gained: "coin",
  gems_gained: "coin", hero_fell: "tumble", enemy_fell: "tumble", downed: "death", defeated: "slain", boss_appeared: "roar", artifact_taken: "treasure", boss_turn: "boss", won: "win",
  item_bought: "coin", potion_bought: "coin", event_drawn: "card", boss_card_resolved: "card",
} satisfies Partial<Record<keyof Events, Sound>>;
/** Events with an amount that sound only if there is any. */
const AMOUNTS: string[] = ["wounded", "healed"] satisfies (keyof Events)[];

const rowIn = (named: unknown): number => Number(String(named).slice(1)) || 0;

/** How many rows a figure falls in an event, 0 for any other. */
export const rowsFallen = (event: Face): number => (tells(event, "hero_fell", "enemy_fell") ? rowIn(event.start) - rowIn(event.place) : 0);

/** How long a fall of so many rows takes, with its bounce. */
export const fallMs = (rows: number): number => Math.round(240 + 190 * Math.sqrt(rows));

export const tone = (kind: string): string => TONES[kind] ?? "";
export const pause = (event: Face): number => (rowsFallen(event) ? fallMs(rowsFallen(event)) + 60 : (PAUSES[event.kind] ?? 250));

export function sound(event: Face): Sound | null {
  if (AMOUNTS.includes(event.kind) && !event["amount"]) return null;
  return SOUNDS[event.kind] ?? null;
}

/** The kinds of events with a picture of their own over the tower; falls and gains are seen where they happen. */
export const MOMENTS: readonly string[] = [
  "level_revealed", "level_removed", "boss_appeared", "downed", "defeated", "artifact_taken",
] satisfies (keyof Events)[];
