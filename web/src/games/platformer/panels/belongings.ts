/** What belongs to a seat: items ready or exhausted, potions, artifacts; and the artifacts that others hold or nobody yet. */
import { type Panel } from "../box";
import { answer, type Answer } from "./answers";

export type Kind = "item" | "potion" | "artifact";

export interface Belonging {
  kind: Kind;
  id: string;
  copies: number;
  /** Works by itself; is exhausted when used; is drunk; or what it answers. */
  works: string;
  exhausted: boolean;
  use: Answer | undefined;
}

export function belongingsOf(panel: Panel, seat: number): Belonging[] {
  return [...itemsOf(panel, seat), ...potionsOf(panel, seat), ...artifactsOf(panel).filter(({ holder }) => holder === seat)];
}

const mine = (panel: Panel, seat: number, kind: Kind, card: number): Answer | undefined => (seat === panel.viewer ? answer(panel.ask, [kind, card]) : undefined);

function itemsOf(panel: Panel, seat: number): Belonging[] {
  const tired = panel.fields.exhausted[seat] ?? [];
  return counted(panel.fields.items[seat] ?? []).flatMap(({ card, copies }) => {
    const row = panel.box.items[card];
    if (!row) return [];
    return { kind: "item" as const, id: row.id, copies, works: row.exhaust ? "exhaust" : "always", exhausted: tired.includes(card), use: mine(panel, seat, "item", card) };
  });
}

function potionsOf(panel: Panel, seat: number): Belonging[] {
  return counted(panel.fields.potions[seat] ?? []).flatMap(({ card, copies }) => {
    const row = panel.box.potions[card];
    if (!row) return [];
    return { kind: "potion" as const, id: row.id, copies, works: row.reaction || "drink", exhausted: false, use: mine(panel, seat, "potion", card) };
  });
}

export interface HeldArtifact extends Belonging {
  /** Whose it is; nobody's is NONE. */
  holder: number;
}

/** The artifacts in play. */
export function artifactsOf(panel: Panel): HeldArtifact[] {
  const { fields, box } = panel;
  return fields.artifacts.flatMap((card, place) => {
    const row = box.artifacts[card];
    if (!row) return [];
    const holder = fields.holders[place] ?? -1;
    return {
      kind: "artifact" as const, id: row.id, copies: 1, works: row.exhaust ? "exhaust" : "always",
      exhausted: Boolean(fields.weary[place]), use: mine(panel, holder, "artifact", card), holder,
    };
  });
}

/** Cards of one name lie together, in the order they came. */
function counted(cards: readonly number[]): { card: number; copies: number }[] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((each) => each === card).length }));
}
