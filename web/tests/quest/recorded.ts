/** Games of DungeonQuest: in company, by torchlight with heroes who come back, and alone. */
import type { Recorded } from "../recorded";
import games from "./games.json";

export const GAMES = games as unknown as Recorded[];
export { sceneOf, stepsOf } from "../recorded";
