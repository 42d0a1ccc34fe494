/** How a climb is told: a hero's turn in a sentence, what the enemies and the boss do in others where there is time. */
import { has, say } from "../../lib/words.svelte";
import type { Face } from "../../table/connection.svelte";
import type { Telling } from "../../table/telling";
import { partsOf, roundsIn, type Manner } from "../deeds";
import type { Events } from "./declared";
import { fallMs, MOMENTS, rowsFallen } from "./rhythm";

type Kinds<Value> = Partial<Record<keyof Events, Value>>;

const ROUND_MS = 8000;

const MANNER: Manner = {
  turn: "turn_began",
  deeds: {
    moved: 3, jumped_portal: 4, placed: 3, respawned: 4, hero_fell: 4, picked_up: 5, gold_gained: 5, gems_gained: 5, struck: 2, defeated: 8,
    enemy_pushed: 2, enemy_shifted: 2, hero_pushed: 5, swapped_hero: 3, swapped_enemy: 3, wounded: 6, healed: 3, item_bought: 6, potion_bought: 6,
    potion_drunk: 5, item_exhausted: 3, artifact_exhausted: 3, artifact_taken: 7, ability_used: 3, level_revealed: 6, boss_level_entered: 8, badge_gained: 4, downed: 9,
  } satisfies Kinds<number>,
  lines: {
    enemy_die: 2, frozen: 2, attack_ignored: 2, knocked_back: 4, reborn: 8, potion_won: 4, enemies_appeared: 3, level_removed: 7, level_laid: 2,
    boss_card_resolved: 6, boss_card_ignored: 4, boss_leapt: 4, summoned: 3, reinforced: 2, start_drawn: 2,
  } satisfies Kinds<number>,
  alone: ["downed", "boss_appeared", "event_drawn"] satisfies (keyof Events)[],
  implied: { struck: ["defeated"] } satisfies Kinds<(keyof Events)[]>,
  breaks: ["enemy_die", "item_bought", "potion_bought", "level_revealed", "boss_card_resolved"] satisfies (keyof Events)[],
  holds: {
    defeated: 700, downed: 1500, boss_card_resolved: 1300, level_revealed: 900, boss_appeared: 1500, event_drawn: 1500,
  } satisfies Kinds<number>,
  least: { defeated: 500, downed: 1500, boss_card_resolved: 1300, event_drawn: 1500 } satisfies Kinds<number>,
  isIdle: (event) => ["wounded", "healed"].includes(event.kind) && !event["amount"],
  shows: textOf,
};

const MOVES: Kinds<number> = {
  moved: 260, jumped_portal: 350, placed: 260, respawned: 300, attacked: 380, struck: 350, defeated: 300, enemy_moved: 50, enemy_shifted: 260,
  enemy_pushed: 260, hero_pushed: 260, knocked_back: 300, rolled: 500, enemy_die: 300, level_revealed: 500, level_removed: 600, picked_up: 120,
  wounded: 150, boss_leapt: 400, boss_card_resolved: 400,
};

/** What this turn's event does. */
function textOf(event: Face): string {
  const key = `platformer-event-${String(event["event"])}-text`;
  return event.kind === "event_drawn" && has(key) ? say(key) : "";
}

export const telling: Telling = {
  round: ROUND_MS,
  rounds: (events, hearer) => roundsIn(MANNER, events, hearer),
  parts: (events, detail, hearer) => partsOf(MANNER, events, detail, hearer),
  moves: (event) => (rowsFallen(event) ? fallMs(rowsFallen(event)) : (MOVES[event.kind as keyof Events] ?? 0)),
  moments: MOMENTS,
};
