/** The ways to play a game, as the server tells them: settings chosen one after another, each narrowing the next. */
import type { GameTold, Variant } from "../protocol";

type Settings = Record<string, string>;

/** The settings up to and with one of them, as catalogues name them: devir-tactical. */
export function pathOf(settings: Settings, upTo?: string): string {
  const names = Object.keys(settings);
  const last = upTo === undefined ? names.length : names.indexOf(upTo) + 1;
  return names.slice(0, last).map((name) => settings[name]).join("-");
}

/** What a setting may be, given those chosen before it. */
export function valuesOf(game: GameTold, chosen: Settings, name: string): string[] {
  const names = Object.keys(game.variants[0]!.settings);
  const before = names.slice(0, names.indexOf(name));
  const fitting = game.variants.filter((each) => before.every((one) => each.settings[one] === chosen[one]));
  return [...new Set(fitting.map((each) => each.settings[name]!))];
}

/** The way that has this value, and as much as possible of what was chosen before. */
export function changed(game: GameTold, chosen: Settings, name: string, value: string): Variant {
  const names = Object.keys(chosen);
  const kept = names.slice(0, names.indexOf(name));
  const fitting = game.variants.filter((each) => each.settings[name] === value && kept.every((one) => each.settings[one] === chosen[one]));
  const alike = (each: Variant) => names.filter((one) => each.settings[one] === chosen[one]).length;
  return fitting.reduce((best, each) => (alike(each) > alike(best) ? each : best));
}

/** The way these settings name. */
export function wayOf(game: GameTold, settings: Settings): Variant {
  return game.variants.find((each) => pathOf(each.settings) === pathOf(settings)) ?? game.variants[0]!;
}

/** A game with more ways than this, or more settings, is shown by those that differ from its usual way in one thing. */
const MANY = 8;
const MANY_SETTINGS = 4;

export const hasMany = (game: GameTold): boolean => game.variants.length > MANY || Object.keys(game.variants[0]!.settings).length > MANY_SETTINGS;

/** The settings in which a way differs from the usual one. */
export const unusual = (game: GameTold, way: Variant): string[] =>
  Object.keys(way.settings).filter((name) => way.settings[name] !== game.variants[0]!.settings[name]);

/** The ways that are offered at once; the others are chosen one setting after another. */
export const offered = (game: GameTold): Variant[] =>
  hasMany(game) ? game.variants.filter((each) => unusual(game, each).length <= 1) : [...game.variants];

const USUAL_SEATS = 4;

/** How many sit down if nobody says otherwise: four, or as near as the way allows. */
export function usualSeats(way: Variant): number {
  return way.seats.reduce((best, each) => (Math.abs(each - USUAL_SEATS) < Math.abs(best - USUAL_SEATS) ? each : best));
}

/** The fewest and the most who can play a game. */
export function players(game: GameTold): { least: number; most: number } {
  const all = game.variants.flatMap((each) => each.seats);
  return { least: Math.min(...all), most: Math.max(...all) };
}
