/** How tables, ways to play, times and clocks are called. */
import { language, say } from "../lib/words.svelte";

/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** One setting's value: second edition. */
export const settingName = (game: string, name: string, value: string): string => say(`${game}-${name}-${value}`);

/** A way to play in a few words: Second edition, tactical. */
export function wayName(game: string, settings: Record<string, string>): string {
  return capital(Object.entries(settings).map(([name, value]) => settingName(game, name, value)).join(", "));
}

/** A day and an hour, as the language writes them. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in the largest unit that fits: 5 minutes ago. */
export function ago(at: number, now = Date.now()): string {
  const past = Math.max(0, now - at);
  const [unit, ms] = STEPS.find(([, length]) => past >= length) ?? (["minute", 60_000] as const);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(past / ms), unit);
}

/** Seconds for each question that a table may be opened with. */
export const CLOCKS = [0, 30, 90, 86_400, 259_200] as const;

export const clockName = (seconds: number): string => say("web-lobby-clock", { seconds });
