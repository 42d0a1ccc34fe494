/** What happened, cut into what is told together: each part has one sentence, one movement and time to be read. Pure. */
import type { Face } from "./connection.svelte";
import type { Scene } from "./scene";

/** How much is told: everything, a sentence for each turn, or of each turn only what matters most. */
export type Detail = 0 | 1 | 2;
const DETAILS: readonly Detail[] = [0, 1, 2];

/** Nobody's own doing: it happens to the table. */
export const TABLE = -1;

/** What a telling must know of a scene to put it into words. */
export type Hearer = Pick<Scene, "game" | "names" | "viewer">;

export interface Part {
  /** Whose doing it is, or TABLE. */
  seat: number;
  /** The kind of event that gives it its sentence. */
  kind: string;
  /** What is said; "" where only something moves. */
  text: string;
  events: readonly Face[];
  /** Those of them that the words are about. */
  told: readonly Face[];
  /** How long it is looked at, whatever is said. */
  hold: number;
  /** How long even who did it looks at it before being asked again: cards in a fight are gone then. */
  least: number;
}

export interface Telling {
  /** The most milliseconds for all that others do in a round; 0 for as long as it takes. */
  round: number;
  /** How many rounds events make up, or how much of one. */
  rounds(events: readonly Face[], hearer: Hearer): number;
  parts(events: readonly Face[], detail: Detail, hearer: Hearer): Part[];
  /** How long an event moves something on the board, in milliseconds. */
  moves(event: Face): number;
  /** The kinds of events with a picture of their own over the board. */
  moments: readonly string[];
}

export interface Beat extends Part {
  /** How long it is shown, at normal pace. */
  ms: number;
  /** How long to wait after each of its events before the next. */
  steps: readonly number[];
}

const GLANCE_MS = 250;
const WORD_MS = 60;
/** What moves takes at most so long, by how much is told. */
const MOVING_MS: Record<Detail, number> = { 0: 3000, 1: 1500, 2: 800 };
/** After the last movement there is a moment to see where things stand. */
const REST_MS = 200;
/** A picture over the board is looked at for half a second and a few frames, also by whoever is asked next. */
const MOMENT_MS = 550;

/** How long it takes to read a text, at normal pace. */
export const readingMs = (text: string): number => (text ? GLANCE_MS + WORD_MS * text.trim().split(/\s+/).length : 0);

/** The events as they are shown: with less detail the more there is to tell, and never too short to be read. The others' time can be
 * given in part.
 */
export function beatsOf(events: readonly Face[], telling: Telling, hearer: Hearer, share = 1): Beat[] {
  const budget = share * telling.round * telling.rounds(events, hearer);
  const tries = telling.round ? DETAILS : DETAILS.slice(0, 1);
  let beats: Beat[] = [];
  for (const detail of tries) {
    beats = telling.parts(events, detail, hearer).map((part) => timed(part, telling, detail));
    if (othersMs(beats, hearer.viewer) <= budget) break;
  }
  return beats;
}

/** How long the doing of everybody else is shown. */
export const othersMs = (beats: readonly Beat[], viewer: number): number =>
  beats.reduce((sum, beat) => sum + (beat.seat === viewer ? 0 : beat.ms), 0);

function timed(part: Part, telling: Telling, detail: Detail): Beat {
  const moves = part.events.map((event) => telling.moves(event));
  const moving = moves.reduce((sum, each) => sum + each, 0);
  const ms = Math.round(Math.max(readingMs(part.text), part.hold, Math.min(moving + (moving && REST_MS), MOVING_MS[detail])));
  const scale = moving ? Math.min(1, Math.max(ms - REST_MS, 0) / moving) : 0;
  const steps = moves.map((each) => Math.floor(each * scale));
  const seen = momentEnds(part, telling, steps);
  return { ...part, ms: Math.max(ms, seen), least: Math.max(part.least, seen), steps };
}

/** When the last picture over the board has been looked at; 0 where there is none. */
function momentEnds(part: Part, telling: Telling, steps: readonly number[]): number {
  const last = part.events.findLastIndex((event) => telling.moments.includes(event.kind));
  return last < 0 ? 0 : steps.slice(0, last).reduce((sum, step) => sum + step, MOMENT_MS);
}
