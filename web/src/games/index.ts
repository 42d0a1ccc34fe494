/** The games that have a screen. Each is loaded when a table of it is opened. */
import type { GameScreen } from "../table/scene";

const SCREENS: Record<string, () => Promise<{ screen: GameScreen }>> = {
  raiders: () => import("./raiders"),
  quest: () => import("./quest"),
  platformer: () => import("./platformer"),
};

/** The games there are, the one to begin with first. */
export const GAMES = Object.keys(SCREENS);
export const FIRST_GAME = GAMES[0]!;

/** The screen of a game. */
export async function screenOf(game: string): Promise<GameScreen> {
  const load = SCREENS[game];
  if (!load) throw new Error(`no screen for ${game}`);
  return (await load()).screen;
}
