/** What is common to the answers of all games: their words, and the arrow keys of those that lie one way. */
import { phrase } from "../lib/words.svelte";
import type { Scene } from "../table/scene";

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/** An answer and what is to be known of it, in words. */
export function told(scene: Scene, index: number): string {
  const { labels, notes } = scene.ask!;
  return [labels[index], notes[index]].map((each) => (each ? phrase(each, scene.game, scene.names) : "")).filter(Boolean).join(". ");
}

/** The arrow key of the answer that lies or points one of these ways; "" for others, and where two would share it. */
export function arrowAmong(ways: readonly number[], index: number): string {
  const way = ways[index] ?? -1;
  return way < 0 || ways.filter((each) => each === way).length > 1 ? "" : ARROWS[way]!;
}
