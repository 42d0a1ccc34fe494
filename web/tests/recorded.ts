/** Whole games as one seat saw them, made by record.py, and scenes to draw them in. */
import type { Face, Fields } from "../src/table/connection.svelte";
import type { Scene } from "../src/table/scene";

export interface Recorded {
  game: string;
  settings: Record<string, string>;
  seats: number;
  viewer: number;
  components: Record<string, unknown>;
  steps: { fields: Fields; events: Face[]; ask: Scene["ask"] }[];
}

/** A scene of a game, with what a test wants to be different. */
export function sceneOf(game: Recorded, changes: Partial<Scene> = {}): Scene {
  return {
    game: game.game, settings: game.settings, seats: game.seats, names: ["Ana", "Bruno", "Carla", "Diego", "Elena"].slice(0, game.seats),
    viewer: game.viewer, fields: {}, components: game.components, ask: null, ownAnswer: null, waiting: [], answered: [], event: null, beat: [],
    over: false, still: false, choose: null, ...changes,
  };
}

/** The fields before and after each step, with what was told between and what is asked after it. */
export function* stepsOf(game: Recorded): Generator<{ before: Fields; events: Face[]; after: Fields; ask: Scene["ask"] }> {
  let before: Fields = {};
  for (const { fields, events, ask } of game.steps) {
    const after = { ...before, ...fields };
    yield { before, events, after, ask };
    before = after;
  }
}
