/** The diagrams of each game's rules; they come with the game's own pictures. */
import { screenOf } from "../../games";
import type { Diagrams } from "./marks";

const DRAWN: Record<string, () => Promise<{ DIAGRAMS: Diagrams }>> = {
  raiders: () => import("./raiders"),
  quest: () => import("./quest"),
  platformer: () => import("./platformer"),
};

/** What is drawn beside the rules of a game, once its pictures are there; nothing where they cannot be had. */
export async function diagramsOf(game: string): Promise<Diagrams> {
  const load = DRAWN[game];
  if (!load) return {};
  const [{ DIAGRAMS }] = await Promise.all([load(), screenOf(game)]);
  return DIAGRAMS;
}
