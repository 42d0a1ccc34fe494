/** Movements of the raiders' screen, each from a cause to its effect. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const MOVE_MS = 300;

/** Where on the page something of the game lies: a card of the hand, a seat's counter, the room. */
export const spot = (name: string): Element | null => document.querySelector(`[data-spot="${name}"]`);

/** Come from another spot of the page; without one, or when nothing may move, be there at once. */
export function from(node: Element, { name, still }: { name: string; still: boolean }): TransitionConfig {
  const source = still ? null : spot(name)?.getBoundingClientRect();
  if (!source?.width) return { duration: 0 };
  const target = node.getBoundingClientRect();
  const x = source.x + source.width / 2 - target.x - target.width / 2;
  const y = source.y + source.height / 2 - target.y - target.height / 2;
  return { duration: MOVE_MS, easing: cubicOut, css: (_, left) => `transform: translate(${x * left}px, ${y * left}px); z-index: 3;` };
}

/** An attachment that lets an element glide to where `place` puts it, whenever that changes. */
export function glide(place: number, still: boolean): (node: HTMLElement) => void {
  return (node) => {
    if (still || node.dataset["place"] === String(place)) return;
    node.dataset["place"] = String(place);
    const before = Number(node.dataset["x"] ?? Number.NaN);
    const now = node.getBoundingClientRect().x;
    node.dataset["x"] = String(now);
    if (place === 0 || Number.isNaN(before)) return;
    node.animate([{ transform: `translateX(${before - now}px)` }, { transform: "none" }], { duration: MOVE_MS, easing: "ease-out" });
  };
}
