/** How players, ways to play and places are called where ratings are shown. */
import { levelOf } from "../lobby/bots";
import { capital, wayName } from "../lobby/wording";
import { say } from "../lib/words.svelte";

/** The settings that a rating is about, from the one text they are told as. */
export const settingsIn = (variant: string): Record<string, string> =>
  Object.fromEntries(variant.split(",").filter(Boolean).map((pair) => pair.split(":") as [string, string]));

/** A way to play in a few words. */
export const variantName = (game: string, variant: string): string => wayName(game, settingsIn(variant));

/** What somebody is called: a person by name, a bot by its level and the edition of that. */
export function playerName(player: { name: string; is_bot: boolean }): string {
  if (!player.is_bot) return player.name;
  const [bot = "", edition = "1"] = player.name.split("@");
  return say("web-rating-bot", { level: capital(levelOf(bot)), edition: Number(edition) });
}

/** Where somebody's ratings are. */
export const profileOf = (player: string): string => `/p/${encodeURIComponent(player)}`;

/** How much a rating changed, with its sign. */
export const change = (before: number, after: number): string => (after > before ? `+${after - before}` : after < before ? `−${before - after}` : "±0");

/** How a rated game ended for somebody. */
export const placeName = (place: number): string => say(`web-rating-place-${place}`);
