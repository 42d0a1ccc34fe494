import { expect, it } from "vitest";
import { boxOf, fieldsOf } from "../../src/games/platformer/box";
import { heightOf, pointsOf, ranking } from "../../src/games/platformer/count";
import { GAMES, sceneOf, stepsOf } from "./recorded";

const [two, , alone] = GAMES.map((game) => ({ box: boxOf(sceneOf(game)), end: fieldsOf([...stepsOf(game)].at(-1)!.after) }));

it("puts the winner first, then who stands highest", () => {
  expect(ranking(fieldsOf({ heroes: [0, 1, 2, 3], spaces: [5, 95, -1, 40], winner: 3 }))).toEqual([3, 1, 0, 2]);
  expect(ranking(two!.end)[0]).toBe(two!.end.winner);
});

it("counts levels from one, and none off the map", () => {
  expect([0, 1, 2].map((seat) => heightOf(two!.box, fieldsOf({ spaces: [29, 30, -1] }), seat))).toEqual([1, 2, 0]);
});

it("has points only for a solo hero who has won", () => {
  const won = { ...alone!.end, winner: 0, score: { events: 6, gems: 2 } };

  expect(pointsOf(alone!.box, won)).toEqual([["events", 6], ["gems", 2]]);
  expect(pointsOf(alone!.box, { ...won, winner: -1 })).toEqual([]);
  expect(pointsOf(two!.box, two!.end)).toEqual([]);
});
