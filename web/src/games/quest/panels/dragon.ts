/** How deep the dragon sleeps: the dragon cards left, and how likely the next one wakes it. */
import type { Face } from "../../../table/connection.svelte";
import type { Box, QuestFields } from "../box";

export interface Mood {
  left: number;
  all: number;
  /** How often in a hundred the next card wakes it. */
  odds: number;
}

export function moodOf(box: Pick<Box, "cards">, fields: Pick<QuestFields, "deck">): Mood {
  const dragon = box.cards.flatMap((card, number) => (card.deck === "dragon" ? [{ ...card, left: fields.deck[number] ?? 0 }] : []));
  const total = (cards: readonly { left: number; copies: number }[], what: "left" | "copies"): number => cards.reduce((sum, card) => sum + card[what], 0);
  const left = total(dragon, "left");
  const waking = total(dragon.filter((card) => card.wakes), "left");
  return { left, all: total(dragon, "copies"), odds: left ? Math.round((100 * waking) / left) : 0 };
}

/** Whether it is awake: from its card on until the turn of whoever drew that is over. */
export function isAwake(events: readonly Face[]): boolean {
  const woken = events.findLastIndex((each) => each.kind === "dragon_wakes");
  return woken >= 0 && !events.slice(woken + 1).some((each) => each.kind === "turn_began");
}
