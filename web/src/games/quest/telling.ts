/** How a quest is told: a hero's turn in a sentence, a card or a fight in one more where there is time. */
import { has, say } from "../../lib/words.svelte";
import type { Face } from "../../table/connection.svelte";
import type { Telling } from "../../table/telling";
import { partsOf, roundsIn, type Manner } from "../deeds";
import type { Events } from "./declared";
import { MOMENTS } from "./rhythm";

type Kinds<Value> = Partial<Record<keyof Events, Value>>;

/** From so many spaces before the last the sun's way is told. */
const LATE = 3;
const ROUND_MS = 6000;

const MANNER: Manner = {
  turn: "turn_began",
  deeds: {
    entered: 3, card_drawn: 4, loot_gained: 7, loot_lost: 5, test_passed: 2, test_failed: 4, rolled: 1, wounded: 6, healed: 3, returned: 5,
    monster_met: 5, monster_shown: 5, monster_slain: 8, escaped: 6, beast_beaten: 6, cards_revealed: 2, rune_used: 5, turns_lost: 5, turn_lost: 5,
    waits: 2, went_below: 6, marker_moved: 4, no_way_up: 3, entrance_found: 4, tower_taken: 2, died: 9, left_dungeon: 9,
  } satisfies Kinds<number>,
  lines: { sun_moved: 4, carried_off: 5, volley_card: 2, monster_wounded: 3, start_drawn: 2 } satisfies Kinds<number>,
  alone: ["died", "left_dungeon", "dragon_wakes", "sunset"] satisfies (keyof Events)[],
  implied: { monster_met: ["monster_slain", "escaped", "died"], monster_shown: ["monster_slain", "escaped", "died"], monster_wounded: ["monster_slain"], rolled: ["test_passed", "test_failed"] } satisfies Kinds<(keyof Events)[]>,
  kept: { card_drawn: ["loot_gained"] } satisfies Kinds<(keyof Events)[]>,
  breaks: ["card_drawn", "monster_met", "monster_shown", "cards_revealed", "rolled", "went_below"] satisfies (keyof Events)[],
  holds: {
    card_drawn: 900, cards_revealed: 1300, monster_slain: 900, loot_gained: 700, died: 1500, left_dungeon: 1500, returned: 900, dragon_wakes: 1500, sunset: 1600,
  } satisfies Kinds<number>,
  least: { cards_revealed: 1300, rolled: 900, died: 1500 } satisfies Kinds<number>,
  isIdle: (event) => (event.kind === "sun_moved" && Number(event["left"]) > LATE) || (["wounded", "healed"].includes(event.kind) && !event["amount"]),
  shows: textOf,
};

const MOVES: Kinds<number> = {
  turn_began: 200, entered: 380, room_explored: 300, card_drawn: 350, rolled: 700, cards_revealed: 600, room_turned: 400, marker_moved: 400, went_below: 400,
  carried_off: 400, wounded: 150, loot_gained: 150, monster_met: 300, monster_shown: 300,
};

/** What is printed on the card that was drawn. */
function textOf(event: Face): string {
  const key = `quest-card-${String(event["card"])}-text`;
  return event.kind === "card_drawn" && has(key) ? say(key) : "";
}

export const telling: Telling = {
  round: ROUND_MS,
  rounds: (events, hearer) => roundsIn(MANNER, events, hearer),
  parts: (events, detail, hearer) => partsOf(MANNER, events, detail, hearer),
  moves: (event) => MOVES[event.kind as keyof Events] ?? 0,
  moments: MOMENTS,
};
