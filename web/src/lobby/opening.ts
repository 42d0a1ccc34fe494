/** Opening a table and seating everybody who is already known. */
import { api } from "../lib/api";
import { person } from "../lib/person.svelte";
import { go } from "../lib/router.svelte";
import { begin, sit } from "../lib/sitting";
import { say } from "../lib/words.svelte";
import type { GameTold, OptionsGiven, TableTold, Variant } from "../protocol";
import { somebody } from "./bots";
import { canBegin, resized, someNames, type Sitter } from "./sitters";
import { usualSeats } from "./ways";

export interface Wanted {
  game: string;
  settings: Record<string, string>;
  sitters: readonly Sitter[];
  options?: Partial<OptionsGiven>;
  /** Figures of the host's own making, as a content file. */
  content?: string;
  /** Words for the dice; chance is added to them. */
  salt?: string;
  /** Others to be asked once everybody else sits. */
  asked?: (table: TableTold) => Promise<unknown>;
}

/** The names bots may have. */
export const botNames = (): string[] => say("web-lobby-bot-names").split(", ");

/** Open a table, seat those who are here, begin if nobody is missing, and go there. */
export async function open(wanted: Wanted): Promise<void> {
  await person.arrive(wanted.sitters[0]?.name);
  const table = await api.openTable({ game: wanted.game, seats: wanted.sitters.length, settings: wanted.settings, options: wanted.options, content: wanted.content });
  const bots = someNames(botNames(), wanted.sitters.length);
  for (const [seat, sitter] of wanted.sitters.entries()) {
    if (sitter.who === "bot") await api.bot(table.id, seat, somebody(sitter.bot, seat), bots[seat]);
    else if (sitter.who !== "friend") await sit(table, seat, sitter.name || undefined, (seat === 0 && wanted.salt) || undefined);
  }
  if (canBegin(wanted.sitters)) await begin(table.id);
  await wanted.asked?.(table);
  go(`/t/${table.id}`);
}

/** A game at once, against bots who are worth playing, or alone. */
export function playNow(game: GameTold, way: Variant, seats = usualSeats(way)): Promise<void> {
  return open({ game: game.name, settings: way.settings, sitters: resized([], seats, "bot", game.usual) });
}
