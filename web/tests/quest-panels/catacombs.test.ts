import { expect, test } from "vitest";
import { NONE, place } from "../../src/games/quest/box";
import { trailOf } from "../../src/games/quest/panels/catacombs";
import { box, fields } from "./box";

const EXIT = 2;
const G4 = 3 * 13 + 6;
const below = (cards: number, heading: number, from = G4) => fields({ row: [Array.from({ length: cards }, () => EXIT)], travel: [from], heading: [heading] });

test.each([
  [0, "G1"],
  [1, "J4"],
  [2, "G7"],
  [3, "D4"],
])("three cards lead three spaces the way %i, to %s", (heading, to) => {
  const trail = trailOf(box, below(3, heading), 0);
  expect(trail.steps).toBe(3);
  expect(place(box, trail.to)).toBe(to);
});

test("the outer wall stops the steps", () => {
  const trail = trailOf(box, below(5, 0), 0);
  expect(trail.cards).toHaveLength(5);
  expect(trail.steps).toBe(3);
  expect(place(box, trail.to)).toBe("G1");
});

test("who is not below has no way", () => {
  expect(trailOf(box, below(0, 0, NONE), 0)).toMatchObject({ from: NONE, to: NONE, steps: 0 });
});
