/** A small box and plain fields to try the panels' figures with; the whole box comes from the server. */
import { boxOf, fieldsOf, type Box, type Enemy, type Panel, type PlatformerFields } from "../../src/games/platformer/box";
import type { Face } from "../../src/table/connection.svelte";

export const [BLANK, BOOT, SWORD, COIN, HAND, STAR] = [0, 1, 2, 3, 4, 5] as const;

const enemy = (id: string, more: Partial<Enemy> = {}): Enemy => ({ id, rank: 1, damage: 1, health: 1, gold: 0, gems: 0, potions: 0, ability: "", ...more });

export const box: Box = boxOf({
  components: {
    marks: ["turned", "hover", "shielded", "started"],
    ranks: [1, 2, 3],
    heroes: [
      { id: "melosa", health: 5, star: ["sword", "hand"], ability: "telekinesis", once: false },
      { id: "miksy", health: 5, star: ["boot", "hand"], ability: "reroll", once: true },
    ],
    enemies: [enemy("zombie"), enemy("ent", { rank: 2 }), enemy("guard", { rank: 0 }), enemy("ikee")],
    first_boss: 3,
    items: [
      { id: "hammer", price: 4, passive: "", exhaust: true },
      { id: "soles", price: 2, passive: "soles", exhaust: false },
    ],
    potions: [
      { id: "healing", price: 2, copies: 2, reaction: "" },
      { id: "tears", price: 3, copies: 1, reaction: "phoenix" },
    ],
    artifacts: [
      { id: "prism", condition: "gems", passive: "", exhaust: true },
      { id: "trophy", condition: "trophy", passive: "trophy", exhaust: false },
    ],
    events: [
      { id: "toll", timing: "end" },
      { id: "ambush", timing: "now" },
      { id: "fever", timing: "turn" },
    ],
    badges: [
      { id: "banner", boss: "ikee", copies: 4, good: true },
      { id: "dread", boss: "ikee", copies: 4, good: false },
    ],
    boss_cards: [
      { id: "gaze_1", name: "gaze", boss: "medusa", marks: ["left", "right"], range: "row", first: [], does: [] },
      { id: "gaze_2", name: "gaze", boss: "medusa", marks: ["attack"], range: "tile", first: [], does: [] },
      { id: "bite", name: "bite", boss: "medusa", marks: ["attack"], range: "adj", first: [], does: [] },
    ],
  },
});

export const fields = (given: Partial<PlatformerFields> = {}): PlatformerFields => fieldsOf({ heroes: [0, 1], turn: 0, special: [0, 0], ...given });

export const event = (kind: string, more: Record<string, unknown> = {}): Face => ({ kind, clause: "", number: 1, ...more });

/** What a panel is given at a table of two, seen from the first seat. */
export const panel = (given: Partial<Panel> = {}): Panel => ({
  box, fields: fields(), names: ["Ana", "Bruno"], viewer: 0, ask: null, choose: null, event: null, recent: [], still: true, over: false, ...given,
});

/** A question, with as many labels and notes as answers. */
export function ask(kind: string, options: unknown[], about: Record<string, unknown> = {}): NonNullable<Panel["ask"]> {
  const labels = options.map((option) => ({ key: `platformer-option-${String(option)}`, args: {} }));
  return { kind, clause: "", options, labels, notes: options.map(() => null), about };
}
