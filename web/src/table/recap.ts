/** What happened since one last decided, in a few lines; and since when that is. Pure. */
import type { IconName } from "../look/icon-names";
import type { Face } from "./connection.svelte";
import type { Hearer, Part, Telling } from "./telling";

export interface RecapLine {
  /** Whose doing it was, or TABLE. */
  seat: number;
  text: string;
  icons: readonly IconName[];
}

export interface Recap {
  lines: readonly RecapLine[];
  /** How many lines came before them. */
  earlier: number;
}

const MOST_LINES = 5;
const MOST_ICONS = 3;

export function recapOf(events: readonly Face[], telling: Telling, hearer: Hearer, icon: (event: Face) => IconName | null): Recap {
  const parts = telling.parts(events, 2, hearer).filter((part) => part.text);
  const lines = parts.slice(-MOST_LINES).map((part) => ({ seat: part.seat, text: part.text, icons: iconsOf(part, icon) }));
  return { lines, earlier: parts.length - lines.length };
}

function iconsOf(part: Part, icon: (event: Face) => IconName | null): IconName[] {
  return [...new Set(part.told.flatMap((event) => icon(event) ?? []))].slice(0, MOST_ICONS);
}

/** Where the viewer decided something, as numbers of events: the last decision, and the one before others last did something. */
export interface Decided {
  last: number;
  before: number;
}

/** The first event of a recap: after the last decision or, while only oneself has done something since, after the one before it. */
export function recapFrom(decided: Decided, events: readonly Face[], viewer: number): number {
  const isNews = events.slice(decided.last).some((event) => typeof event["seat"] === "number" && event["seat"] !== viewer);
  return isNews ? decided.last : decided.before;
}

/** The viewer decides something now. */
export const deciding = (decided: Decided, events: readonly Face[], viewer: number): Decided => ({
  before: recapFrom(decided, events, viewer),
  last: events.length,
});
