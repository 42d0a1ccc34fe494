/** How tables, ways to play, times and clocks are called. */
import { has, locale, say } from "../lib/words.svelte";
import { pathOf } from "./ways";

/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);

/** One setting's value: second edition. */
export const settingName = (game: string, name: string, value: string): string => say(`${game}-${name}-${value}`);

/** A way to play in a few words: Second edition, tactical. */
export function wayName(game: string, settings: Record<string, string>): string {
  return capital(Object.entries(settings).map(([name, value]) => settingName(game, name, value)).join(", "));
}

/** What a way to play is like, or a setting of it, in a sentence. A setting that combines with all others has one of its own. */
export function waySentence(game: string, settings: Record<string, string>, upTo?: string): string {
  const name = upTo ?? Object.keys(settings).at(-1)!;
  const own = `web-lobby-switch-${game}-${name}-${settings[name]}`;
  return has(own) ? say(own) : say(`web-lobby-way-${game}-${pathOf(settings, upTo)}`);
}

/** A number with at most one digit behind the point. */
export const figure = (number: number): string => new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(number);

export const percent = (share: number): string => new Intl.NumberFormat(locale(), { style: "percent" }).format(share);

/** A day and an hour, as the language writes them. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in the largest unit that fits: 5 minutes ago; less than a minute is now. */
export function ago(at: number, now = Date.now()): string {
  const past = now - at;
  const written = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const step = STEPS.find(([, ms]) => past >= ms);
  return step ? written.format(-Math.floor(past / step[1]), step[0]) : written.format(0, "second");
}

/** Seconds for each question that a table may be opened with. */
export const CLOCKS = [0, 30, 90, 86_400, 259_200] as const;

export const clockName = (seconds: number): string => say("web-lobby-clock", { seconds });
