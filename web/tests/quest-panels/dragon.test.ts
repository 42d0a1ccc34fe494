import { expect, test } from "vitest";
import { isAwake, moodOf } from "../../src/games/quest/panels/dragon";
import { box, fields } from "./box";

test.each([
  [7, 1, 13],
  [3, 1, 25],
  [0, 1, 100],
  [2, 0, 0],
  [0, 0, 0],
])("with %i sleeping and %i waking cards left the next wakes the dragon %i times in a hundred", (sleeping, waking, odds) => {
  expect(moodOf(box, fields({ deck: [9, 9, 9, 9, sleeping, waking] }))).toEqual({ left: sleeping + waking, all: 8, odds });
});

test.each([
  [[], false],
  [["dragon_wakes"], true],
  [["dragon_wakes", "rolled", "wounded", "died"], true],
  [["dragon_wakes", "died", "turn_began"], false],
])("while %s is told the dragon is awake: %s", (kinds, awake) => {
  expect(isAwake(kinds.map((kind, number) => ({ kind, clause: "", number })))).toBe(awake);
});
