import { expect, test } from "vitest";
import { moodOf } from "../../src/games/quest/panels/dragon";
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
