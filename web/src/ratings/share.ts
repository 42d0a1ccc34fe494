/** What is said of a daily dungeon elsewhere: no card, no room, no die. */
import { say } from "../lib/words.svelte";

interface Result {
  day: string;
  game: string;
  place: number;
  of: number;
  score: number;
  won: boolean;
}

export function shareText(result: Result, origin: string): string {
  const line = say("web-daily-shared", {
    day: result.day,
    game: say(result.game),
    place: result.place,
    of: result.of,
    won: result.won ? "yes" : "no",
    score: say(`web-daily-score-${result.game}`, { score: result.score }),
  });
  return `${line}\n${origin}/daily/${result.day}`;
}
