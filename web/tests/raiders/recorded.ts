/** Games of Dungeon Raiders, one of each way to play. */
import type { Recorded } from "../recorded";
import games from "./games.json";

export const GAMES = games as unknown as Recorded[];
export { sceneOf, stepsOf } from "../recorded";
