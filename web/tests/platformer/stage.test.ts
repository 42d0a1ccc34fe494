import { describe, expect, it } from "vitest";
import { deckOf } from "../../src/games/platformer/panels/boss";
import { stage } from "../../src/games/platformer/stage";
import type { Fields } from "../../src/table/connection.svelte";
import { GAMES, sceneOf, stepsOf } from "./recorded";

/** What events tell in full. */
const TOLD = ["tiles", "lowest", "highest", "heroes", "health", "spaces", "inside", "gold", "gems", "special", "turn", "round", "event", "event_deck", "winner", "ending"];
const face = (kind: string, said: Record<string, unknown>) => ({ kind, clause: "", number: 0, ...said });

describe.each(GAMES)("$seats players, $settings.boss", (game) => {
  it("shows events one by one and arrives at the true fields", () => {
    for (const [index, { before, events, after }] of [...stepsOf(game)].entries()) {
      if (index === 0) continue;
      const staged = events.reduce<Fields>((fields, event) => stage(fields, event, sceneOf(game, { fields })), before);
      for (const name of TOLD) expect(staged[name], `${name} after step ${index}: ${events.map((event) => event.kind).join(" ")}`).toEqual(after[name]);
      expect(deckOf(staged as never), `the boss's deck after step ${index}`).toBe(deckOf(after as never));
    }
  });

  it("has everybody where each event says", () => {
    for (const { before, events } of stepsOf(game)) {
      let fields = before;
      for (const event of events) {
        fields = stage(fields, event, sceneOf(game, { fields }));
        const space = (Number(String(event["place"]).slice(1)) - 1) * 10 + String(event["place"]).charCodeAt(0) - 65;
        if (["moved", "hero_fell", "respawned"].includes(event.kind)) expect((fields["spaces"] as number[])[event["seat"] as number]).toBe(space);
        if (["enemy_moved", "enemy_fell", "enemy_shifted"].includes(event.kind)) expect((fields["foes"] as number[])[event["slot"] as number]).toBe(space);
      }
    }
  });
});

it("changes nothing for an event it does not know", () => {
  const fields = { health: [1, 2] };

  expect(stage(fields, face("earthquake", {}), sceneOf(GAMES[0]!))).toBe(fields);
});

it("forgets what was foretold as soon as something happens", () => {
  const staged = stage({ spaces: [3], falls: [[0, 3, 13]], reach: [[4, 1, 1]] }, face("moved", { seat: 0, place: "E1", way: "right" }), sceneOf(GAMES[0]!));

  expect(staged).toMatchObject({ spaces: [4], falls: [], reach: [] });
});

it("puts used dice aside, two where they were forged", () => {
  const scene = sceneOf(GAMES[0]!);
  const rolled = stage({ pool: [0, 0, 0, 0, 0, 0], used: [0, 0, 0, 0, 0, 0] }, face("rolled", { seat: 0, symbols: ["boot", "boot", "hand", "star", "boot"] }), scene);
  const forged = stage(rolled, face("forged", { seat: 0, symbol: "boot", to: "sword" }), scene);

  expect(rolled).toMatchObject({ pool: [0, 3, 0, 0, 1, 1] });
  expect(forged).toMatchObject({ pool: [0, 1, 0, 0, 1, 1], used: [0, 2, 0, 0, 0, 0] });
  expect(stage(forged, face("die_used", { seat: 0, symbol: "hand" }), scene)).toMatchObject({ pool: [0, 1, 0, 0, 0, 1], used: [0, 2, 0, 0, 1, 0] });
});

it("lets two figures change places", () => {
  const scene = sceneOf(GAMES[0]!);

  expect(stage({ spaces: [3, 20], foes: [7] }, face("swapped_hero", { seat: 0, hero: "nim", place: "A3" }), scene)).toMatchObject({ spaces: [20, 3], foes: [7] });
  expect(stage({ spaces: [3, 20], foes: [7] }, face("swapped_enemy", { seat: 0, enemy: "zombie", place: "H1" }), scene)).toMatchObject({ spaces: [7, 20], foes: [3] });
});

it("takes a level away with all that is on it", () => {
  const tokens = Array.from({ length: 120 }, () => 1);
  const staged = stage({ tiles: [0, 1, 2, 3, -1, -1, -1, -1], spaces: [5, 40], foes: [9, 31, -1], tokens }, face("level_removed", { level: 1 }), sceneOf(GAMES[0]!));

  expect(staged).toMatchObject({ tiles: [-1, -1, 2, 3, -1, -1, -1, -1], lowest: 1, spaces: [-1, 40], foes: [-1, 31, -1] });
  expect((staged["tokens"] as number[]).filter(Boolean)).toHaveLength(90);
});
