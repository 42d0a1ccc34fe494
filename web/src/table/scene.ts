/** What a game's screen is given to draw, wherever it is drawn: at a table, in a replay, in a lesson. It knows no rules. */
import type { Component, Snippet } from "svelte";
import type { AskOut } from "../protocol";
import type { IconName } from "../look/icon-names";
import type { Sound } from "../look/sounds";
import type { Face, Fields } from "./connection.svelte";
import type { Telling } from "./telling";

export const EVERYTHING = -3;

export interface Scene {
  game: string;
  settings: Record<string, string>;
  seats: number;
  names: readonly string[];
  /** The seat we look from; -2 is a watcher, -3 sees everything. */
  viewer: number;
  /** The view's fields, as far as events have been shown. */
  fields: Fields;
  /** What is in the box, from the server. */
  components: Record<string, unknown>;
  /** The viewer's open question; null while events are still being shown. */
  ask: (Omit<AskOut, "question" | "final"> & Partial<Pick<AskOut, "final">>) | null;
  /** What the viewer has chosen in secret, while others still choose. */
  ownAnswer: unknown;
  waiting: readonly number[];
  answered: readonly number[];
  /** The event being shown just now. */
  event: Face | null;
  /** What is shown and told together with it, up to that event: a walk, what a room brings to everybody. */
  beat: readonly Face[];
  over: boolean;
  /** Whether states change at once instead of moving. */
  still: boolean;
  /** Give an answer; null where nobody can (replays). */
  choose: ((answer: unknown) => void) | null;
}

/** What each game brings to the browser: its drawings, and how events show. Everything else is common. */
export interface GameScreen {
  /** The middle of the table. */
  Board: Component<{ scene: Scene }>;
  /** The viewer's own cards or sheet with the answers that can be touched there; the other answers, given to it, stand among them. */
  Hand: Component<{ scene: Scene; children?: Snippet }>;
  /** What belongs to one seat: coins, wounds, cards played. */
  Seat: Component<{ scene: Scene; seat: number }>;
  /** The end, counted step by step. */
  Count: Component<{ scene: Scene }>;
  /** A row of the content as the board draws it, if the board does; for the editor of content. */
  Piece?: Component<{ components: Scene["components"]; table: string; id: string }>;
  /** The kind of event that opens a chapter (a level), to which replays jump. */
  chapter: string;
  /** The fields as they look once an event has been shown; the true fields follow when all have been. */
  stage(fields: Fields, event: Face, scene: Scene): Fields;
  /** How long an event is looked at in a replay, in milliseconds at normal speed. */
  pause(event: Face): number;
  /** How what happens at a table is told and timed. */
  telling: Telling;
  /** What is at stake just now, in a sentence or two: the goal at the start, then what decides the game. */
  stakes(scene: Scene): string;
  /** The colour token of a kind of event, or "". */
  tone(kind: string): string;
  icon(event: Face): IconName | null;
  sound(event: Face): Sound | null;
  /** The key that gives an answer; "" means its number in the list. */
  key(ask: NonNullable<Scene["ask"]>, option: unknown): string;
  /** Answers the hand or the board shows itself; the others become buttons of the question bar. */
  drawn(ask: NonNullable<Scene["ask"]>, option: unknown): boolean;
  /** The rules that decide what happens where the viewer is, besides the one behind the question. */
  clauses(scene: Scene): readonly string[];
  /** What a seat has of what the game is about, to be drawn over its chapters: coins, gold, the height it has climbed. */
  worth(scene: Scene, seat: number): number;
  /** Why a seat did not win a game that is over, as the second half of a sentence to whoever sits there. */
  lost(scene: Scene, seat: number): string;
  /** Whether a seat fell in a game that is over: died, collapsed, was thrown out. */
  fell(scene: Scene, seat: number): boolean;
  /** The seats of a game that is over, best first. */
  ranking(scene: Scene): readonly number[];
  /** What a seat had of what decided the game for it: of what it fell by, less is more. */
  weighs(scene: Scene, seat: number, fell: boolean): number;
  /** The kinds of event that say how the game ended. Until the count is out they are not told. */
  verdicts: readonly string[];
  /** The fields as if nobody had counted yet. */
  uncounted(fields: Fields): Fields;
  /** How far the game is, in a few words. */
  progress(fields: Fields, components: Scene["components"]): string;
}

/** The key that gives the answer at an index: the game's own, or its number in the list. */
export function keyOf(screen: GameScreen, ask: NonNullable<Scene["ask"]>, index: number): string {
  return screen.key(ask, ask.options[index]) || (index < 9 ? String(index + 1) : "");
}

const ARROWS: Record<string, string> = { ArrowUp: "↑", ArrowRight: "→", ArrowDown: "↓", ArrowLeft: "←" };

/** A key as it is shown. */
export const keyShown = (key: string): string => ARROWS[key] ?? key;
