/** Games of Platformer: two in the forest against Medusa, three in the void against Ikee, and one alone. */
import type { Recorded } from "../recorded";
import games from "./games.json";

export const GAMES = games as unknown as Recorded[];
export { sceneOf, stepsOf } from "../recorded";
