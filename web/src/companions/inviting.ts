/** Asking somebody one has played with to a table, and coming to one that one is asked to. */
import { api } from "../lib/api";
import { person } from "../lib/person.svelte";
import { go } from "../lib/router.svelte";
import { sit } from "../lib/sitting";
import { open } from "../lobby/opening";
import { resized, type Sitter } from "../lobby/sitters";
import type { CompanionTold, GameTold, Listed, TableTold } from "../protocol";

/** My table that waits for players, if there is one: where I host and a seat is free. */
const waiting = (mine: readonly Listed[]): Listed | undefined => mine.find((each) => each.host === person.me?.id && each.taken < each.seats);

/** Who sits at a table for two friends: they, and bots where the game wants more. */
export function forTwo(game: GameTold): Sitter[] {
  const seats = Math.min(...game.variants[0]!.seats.filter((each) => each > 1));
  return resized([], seats, "bot", game.usual).map((each, seat) => (seat === 1 ? { ...each, who: "friend" } : each));
}

/** Ask somebody to my table that waits, or to a new one of the game we played last, and go there. */
export async function inviteHome(friend: CompanionTold): Promise<void> {
  await person.arrive();
  const there = waiting(await api.myTables("open"));
  if (there) {
    await api.invite(there.id, friend.person);
    go(`/t/${there.id}`);
    return;
  }
  const games = await api.games();
  const game = games.find((each) => each.name === friend.game) ?? games[0]!;
  const asked = (table: TableTold) => api.invite(table.id, friend.person);
  await open({ game: game.name, settings: game.variants[0]!.settings, sitters: forTwo(game), asked });
}

/** Take the first free seat of a table and go there; whoever comes too late is at the table all the same. */
export async function come(id: string): Promise<void> {
  await person.arrive();
  await takeSeat(await api.table(id)).finally(() => go(`/t/${id}`));
}

/** Sit down where somebody asks me to. An address alone seats nobody: anybody can write one. */
export async function accept(id: string): Promise<void> {
  const asked = (await api.waiting()).some((each) => each.id === id && each.inviter);
  if (asked) await takeSeat(await api.table(id));
}

/** Take the first free seat, unless one sits already or the game has begun. */
async function takeSeat(table: TableTold): Promise<void> {
  const free = table.chairs.findIndex((chair) => !chair.person && !chair.bot);
  if (table.status !== "open" || free < 0 || table.chairs.some((chair) => chair.person === person.me?.id)) return;
  await sit(table, free);
}
