import { describe, expect, it } from "vitest";
import { stage } from "../../src/games/quest/stage";
import type { Fields } from "../../src/table/connection.svelte";
import { GAMES, sceneOf, stepsOf } from "./recorded";

/** What events tell in full. */
const TOLD = ["board", "wounds", "determination", "standing", "space", "heroes", "runes", "sun", "turn", "starter", "gold", "winners", "ending", "foe_wounds"];
const COUNTED: Record<string, string> = { wounded: "wounds", healed: "wounds", determination_gained: "determination", determination_spent: "determination" };

describe.each(GAMES)("$settings.players $settings.light", (game) => {
  it("shows events one by one and arrives at the true fields", () => {
    for (const [index, { before, events, after }] of [...stepsOf(game)].entries()) {
      if (index === 0) continue;
      const staged = events.reduce<Fields>((fields, event) => stage(fields, event, sceneOf(game, { fields })), before);
      for (const name of TOLD) expect(staged[name], `${name} after step ${index}`).toEqual(after[name]);
    }
  });

  it("lays each room where and as the event says", () => {
    for (const { before, events } of stepsOf(game)) {
      let fields = before;
      for (const event of events) {
        fields = stage(fields, event, sceneOf(game, { fields }));
        if (event.kind !== "room_explored") continue;
        expect((fields["board"] as number[])[event["space"] as number]).toBe(1 + 4 * (event["tile"] as number) + (event["entry"] as number));
      }
    }
  });

  it("has the wounds and the determination on the way that each event says", () => {
    for (const { before, events } of stepsOf(game)) {
      let fields = before;
      for (const event of events) {
        fields = stage(fields, event, sceneOf(game, { fields }));
        const counted = fields[COUNTED[event.kind] ?? ""] as number[] | undefined;
        if (counted) expect(counted[event["seat"] as number]).toBe(event["total"]);
      }
    }
  });
});

it("changes nothing for an event it does not know", () => {
  const fields = { wounds: [1, 2] };

  expect(stage(fields, { kind: "earthquake", clause: "", number: 0 }, sceneOf(GAMES[0]!))).toBe(fields);
});

it("follows a marker under the map, and has none once its hero has come up", () => {
  const scene = sceneOf(GAMES[0]!);
  const face = (kind: string, said: Record<string, unknown>) => ({ kind, clause: "", number: 0, seat: 0, ...said });
  const below = stage({ space: [20], travel: [-1], standing: [1] }, face("went_below", { space: 20, place: "H2", way: "E" }), scene);
  const moved = stage(below, face("marker_moved", { space: 22, place: "J2", steps: 2 }), scene);

  expect(below).toMatchObject({ standing: [2], space: [-1], travel: [20], heading: [1] });
  expect(moved).toMatchObject({ travel: [22] });
  expect(stage(moved, face("entered", { space: 22, place: "J2", room: "pit" }), scene)).toMatchObject({ standing: [1], space: [22], travel: [-1] });
});

it("turns a room with who stands in it", () => {
  const turned = { kind: "room_turned", clause: "", number: 0, space: 5, place: "F1", quarters: 3 };
  const board = Array.from({ length: 130 }, (_, space) => (space === 5 ? 1 + 4 * 2 + 1 : 0));

  expect(stage({ board, space: [5, 6], side: [1, 1] }, turned, sceneOf(GAMES[0]!))).toMatchObject({
    board: board.map((code, space) => (space === 5 ? 1 + 4 * 2 + 0 : code)),
    side: [0, 1],
  });
});
