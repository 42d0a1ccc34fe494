/** The viewer's hand as it is laid out: power cards, also those already played, then the kinds of items held. */
import { phrase } from "../../lib/words.svelte";
import type { Scene } from "../../table/scene";
import { count, ITEM_CARDS, LOOK, POWER_CARDS, TORCH } from "./cards";
import { ownChoice, type Dungeon } from "./dungeon";

export interface Held {
  card: number;
  copies: number;
  /** What touching the card answers; null where it may not be played now. */
  answer: number | null;
  /** What that brings. */
  note: string;
  chosen: boolean;
}

export function heldBy(scene: Scene, dungeon: Dungeon): Held[] {
  const hand = dungeon.hands[scene.viewer] ?? null;
  if (hand === null || dungeon.level < 0 || !dungeon.alive[scene.viewer]) return [];
  const choice = ownChoice(scene, dungeon, scene.viewer);
  const laid = (card: number): Held => {
    const answer = answerOf(scene, card);
    return { card, copies: count(hand, card), answer, note: noteOf(scene, answer), chosen: card === choice };
  };
  return [...POWER_CARDS.map(laid), ...ITEM_CARDS.filter((card) => count(hand, card)).map(laid)];
}

/** A torch may be played where it helps to escape, or lit to look. */
function answerOf(scene: Scene, card: number): number | null {
  const options = scene.ask?.options ?? [];
  if (options.includes(card) && scene.ask?.kind === "card") return card;
  return card === TORCH && options.includes(LOOK) ? LOOK : null;
}

function noteOf(scene: Scene, answer: number | null): string {
  if (answer === null || !scene.ask) return "";
  const note = scene.ask.notes[scene.ask.options.indexOf(answer)];
  return note ? phrase(note, scene.game, scene.names) : "";
}
