/** Bots by level and character: `expert:bold` is a bold expert; `own:Tree` is the host's own player called Tree. */
import { say } from "../lib/words.svelte";

const CHARACTERS = ["careful", "bold", "hoarder", "vengeful"];
const OWN = "own:";

/** Somebody of a level; on each seat somebody else. A player of the host's own is nobody else. */
export const somebody = (level: string, seat: number): string => (level.startsWith(OWN) ? level : `${level}:${CHARACTERS[seat % CHARACTERS.length]}`);

/** What a bot is called by how it plays. */
export function levelOf(bot: string): string {
  if (bot.startsWith(OWN)) return bot.slice(OWN.length);
  const [level, character] = bot.split(":") as [string, string | undefined];
  const word = say(`web-lobby-bot-${level}`);
  return character ? say("web-lobby-level-and-character", { level: word, character: say(`web-lobby-character-${character}`) }) : word;
}
