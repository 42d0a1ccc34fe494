/** The solo game: the event in force, the turns left, and the points a win would bring now. */
import type { Box, PlatformerFields } from "../box";

export interface Solo {
  /** "" before the first. */
  event: string;
  timing: string;
  /** Events still in the deck, which are turns. */
  left: number;
  all: number;
  points: number;
  score: { what: string; points: number }[];
}

/** null where several play. */
export function soloOf(box: Box, fields: PlatformerFields): Solo | null {
  if (!box.solo) return null;
  const event = box.events[fields.event];
  const score = Object.entries(fields.score).map(([what, points]) => ({ what, points }));
  return {
    event: event?.id ?? "",
    timing: event?.timing ?? "",
    left: fields.event_deck.reduce((all, count) => all + count, 0),
    all: box.events.length,
    points: score.reduce((all, each) => all + each.points, 0),
    score,
  };
}
