/** What a diagram of the rules is made of: a few kinds of marks on paper. Words are only in its caption, so that one drawing serves every language. */
import type { Component } from "svelte";
import type { IconName } from "../../look/icon-names";

export type Tone = "ink" | "muted" | "ember" | "gold" | "wound" | "heal" | "arcane" | "line" | "raised";
type Look = { tone?: Tone; size?: number };

export type Mark =
  | ({ is: "icon"; name: IconName; x: number; y: number } & Look)
  | ({ is: "text"; text: string; x: number; y: number } & Look)
  | { is: "card"; value: string; x: number; y: number; tone?: Tone }
  | { is: "seat"; seat: number; x: number; y: number }
  | { is: "box"; x: number; y: number; width: number; height: number; tone?: Tone; fill?: Tone; dashed?: boolean }
  | { is: "way"; d: string; tone?: Tone; dashed?: boolean; arrow?: boolean }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  | { is: "part"; part: Component<any>; props: Record<string, unknown>; x: number; y: number; scale: number };

export interface Drawn {
  width: number;
  height: number;
  marks: readonly Mark[];
  /** The key of what stands under it, and of what it shows, for those who cannot see it. */
  caption: string;
  alt: string;
}

/** The diagrams of a game, by the rule they stand with. */
export type Diagrams = Readonly<Record<string, Drawn>>;

export const icon = (name: IconName, x: number, y: number, look: Look = {}): Mark => ({ is: "icon", name, x, y, ...look });
export const text = (said: string | number, x: number, y: number, look: Look = {}): Mark => ({ is: "text", text: String(said), x, y, ...look });
export const seat = (which: number, x: number, y: number): Mark => ({ is: "seat", seat: which, x, y });
export const box = (x: number, y: number, width: number, height: number, look: { tone?: Tone; fill?: Tone; dashed?: boolean } = {}): Mark => ({ is: "box", x, y, width, height, ...look });
export const way = (d: string, look: { tone?: Tone; dashed?: boolean } = {}): Mark => ({ is: "way", d, ...look });
export const arrow = (d: string, tone: Tone = "ember"): Mark => ({ is: "way", d, tone, arrow: true });
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const part = (drawn: Component<any>, props: Record<string, unknown>, x: number, y: number, scale: number): Mark => ({ is: "part", part: drawn, props, x, y, scale });

/** A power card that somebody has played, with the sign of the seat below it. */
export const played = (value: number | string, who: number, x: number, y: number, tone?: Tone): Mark[] => [{ is: "card", value: String(value), x, y, tone }, seat(who, x, y + 38)];
