/** A small box and plain fields to try the panels' figures with; the whole box comes from the server. */
import { boxOf, fieldsOf, type Box, type Card, type Panel, type QuestFields } from "../../src/games/quest/box";
import type { Face } from "../../src/table/connection.svelte";

const card = (id: string, deck: string, more: Partial<Card> = {}): Card => ({ id, deck, gold: 0, loot: false, copies: 1, wakes: false, ...more });

export const box: Box = boxOf({
  components: {
    sun: [...Array.from({ length: 25 }, () => 0), 1, 2, 3, 4, 5],
    sunset: [...Array.from({ length: 25 }, () => 0), 17, 33, 50, 67, 83],
    odds: [0, 0, 3, 8, 17, 28, 42, 58, 72, 83, 92, 97, 100],
    heroes: [{ id: "hugo", health: 16, strength: 7, agility: 5, armor: 9, luck: 4, abilities: ["guard", "glory"] }],
    runes: [{ id: "mending", amount: 5 }],
    cards: [
      card("rope", "corpse"),
      card("gold_100", "corpse", { gold: 100, loot: true }),
      card("exit", "catacomb"),
      card("giant_ruby", "treasure", { gold: 3000, loot: true }),
      card("dragon_sleeps", "dragon", { copies: 7 }),
      card("dragon_rage", "dragon", { wakes: true }),
    ],
    monsters: [
      { name: "troll", health: 3, escape: 4 },
      { name: "troll", health: 4, escape: 2 },
      { name: "troll", health: 5, escape: 0 },
      { name: "golem", health: 6, escape: 4 },
    ],
    clash: [
      { hero: "magic", monster: "ranged", hero_wounds: 0, monster_wounds: 1 },
      { hero: "magic", monster: "melee", hero_wounds: 1, monster_wounds: 0 },
      { hero: "magic", monster: "magic", hero_wounds: 1, monster_wounds: 1 },
      { hero: "melee", monster: "ranged", hero_wounds: 1, monster_wounds: 0 },
      { hero: "melee", monster: "melee", hero_wounds: 2, monster_wounds: 2 },
      { hero: "melee", monster: "magic", hero_wounds: 0, monster_wounds: 1 },
      { hero: "ranged", monster: "ranged", hero_wounds: 1, monster_wounds: 1 },
      { hero: "ranged", monster: "melee", hero_wounds: 0, monster_wounds: 2 },
      { hero: "ranged", monster: "magic", hero_wounds: 1, monster_wounds: 0 },
    ],
  },
});

export const fields = (given: Partial<QuestFields> = {}): QuestFields => fieldsOf({ ...given });

export const event = (kind: string, more: Record<string, unknown> = {}): Face => ({ kind, clause: "", number: 1, ...more });

/** What a panel is given at a table of three, seen from the second seat. */
export const panel = (given: Partial<Panel> = {}): Panel => ({
  box, fields: fields(), names: ["Ana", "Bruno", "Carla"], viewer: 1, ask: null, choose: null, waiting: [], answered: [], ownAnswer: null,
  event: null, recent: [], still: true, ...given,
});

/** A question, with as many labels and notes as answers. */
export function ask(kind: string, options: unknown[], about: Record<string, unknown> = {}): NonNullable<Panel["ask"]> {
  const labels = options.map((option) => ({ key: `quest-option-${String(option)}`, args: {} }));
  return { kind, clause: "", options, labels, notes: options.map(() => null), about };
}
