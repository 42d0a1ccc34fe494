/** The sun's track: where it is, and how soon and how likely it sets. */
import type { Face } from "../../../table/connection.svelte";
import type { Box, QuestFields } from "../box";

export interface SunSpace {
  space: number;
  /** What the die must be above there; 0 where nothing is rolled. */
  number: number;
  /** How often in a hundred the sun sets there. */
  odds: number;
  state: "gone" | "here" | "ahead";
}

type Track = Pick<Box, "sun" | "sunset">;

/** Every space of the track, the first of them where the sun starts. */
export function trackOf(box: Track, { sun }: Pick<QuestFields, "sun">): SunSpace[] {
  return [0, ...box.sun].map((number, space) => ({
    space,
    number,
    odds: space ? (box.sunset[space - 1] ?? 0) : 0,
    state: space < sun ? "gone" : space === sun ? "here" : "ahead",
  }));
}

/** In how many rounds the die is rolled next, and how likely the sun then sets. On the last space the sun stays. */
export function danger(box: Track, fields: Pick<QuestFields, "sun">): { rounds: number; odds: number } {
  const track = trackOf(box, fields);
  const next = track.slice(fields.sun + 1).find((each) => each.odds > 0);
  return next ? { rounds: next.space - fields.sun, odds: next.odds } : { rounds: 1, odds: track.at(-1)?.odds ?? 0 };
}

/** Whether the sun sets in what has just happened: the gates close, and whoever is inside dies. */
export const hasSet = (events: readonly Face[]): boolean => events.some((each) => each.kind === "sunset" || each["cause"] === "sunset");
