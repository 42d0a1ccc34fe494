import { describe, expect, it } from "vitest";
import { stage } from "../../src/games/raiders/stage";
import type { Fields } from "../../src/table/connection.svelte";
import { GAMES, sceneOf, stepsOf } from "./recorded";

/** What events tell in full. The supply is not among them: items go back to it without a word. */
const TOLD = [
  "level", "place", "coins", "wounds", "alive", "row", "lit", "looked", "cards", "starter", "hands", "hand_sizes", "played", "used", "gained",
  "collapsed", "winners", "ending", "attack_deck",
];
const COUNTED: Record<string, string> = { coins_gained: "coins", coins_lost: "coins", wounded: "wounds", healed: "wounds" };

describe.each(GAMES)("$settings.edition $settings.mode", (game) => {
  it("shows events one by one and arrives at the true fields", () => {
    for (const [index, { before, events, after }] of [...stepsOf(game)].entries()) {
      if (index === 0) continue;
      const staged = events.reduce<Fields>((fields, event) => stage(fields, event, sceneOf(game, { fields })), before);
      for (const name of TOLD) expect(staged[name], `${name} after step ${index}`).toEqual(after[name]);
    }
  });

  it("has the coins and wounds on the way that each event says", () => {
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
  const fields = { coins: [1, 2] };

  expect(stage(fields, { kind: "earthquake", clause: "", number: 0 }, sceneOf(GAMES[0]!))).toBe(fields);
});

it("keeps what the room answered until the next room", () => {
  const [game] = GAMES;
  const beaten = { kind: "monster_beaten", clause: "DR-MON-2", number: 9, room: "snake", total: 14, strength: 13 };
  const entered = { kind: "room_entered", clause: "DR-LVL-4", number: 9, room: "snake", place: 2, was_dark: false };
  const fields = { row: [0, 0, 0, 0, 0], lit: [1, 1, 1, 1, 1], cards: [1, 2, 3, 4, 5] };

  const fought = stage(fields, beaten, sceneOf(game!));

  expect(fought["outcome"]).toBe(beaten);
  expect(stage(fought, entered, sceneOf(game!))).toMatchObject({ outcome: null, place: 1, cards: [0, 0, 0, 0, 0] });
});
