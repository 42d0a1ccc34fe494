/** The keys that play a card, the same as on a terminal. */
import { say } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { NAMES, PASS, TORCH } from "./cards";

export function keyOfCard(card: number | null): string {
  if (card === null) return "";
  return card > PASS && card < TORCH ? String(card) : say(`raiders-key-${NAMES[card]}`);
}

/** The key that gives an answer; "" means its number in the list. */
export function key(ask: NonNullable<Scene["ask"]>, option: unknown): string {
  if (typeof option !== "number" || ask.kind === "character") return "";
  return ask.kind === "challenge" ? String(option) : keyOfCard(option);
}
