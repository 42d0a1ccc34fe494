import { describe, expect, test } from "vitest";
import { danger, hasSet, trackOf } from "../../src/games/quest/panels/sun";
import { box, fields } from "./box";

describe("the sun's track", () => {
  test("has a space to start on and thirty more", () => {
    const track = trackOf(box, fields({ sun: 12 }));
    expect(track).toHaveLength(31);
    expect(track[0]).toEqual({ space: 0, number: 0, odds: 0, state: "gone" });
    expect(track[12]?.state).toBe("here");
    expect(track[13]?.state).toBe("ahead");
    expect(track[26]).toEqual({ space: 26, number: 1, odds: 17, state: "ahead" });
  });

  test.each([
    [0, 26, 17],
    [24, 2, 17],
    [25, 1, 17],
    [26, 1, 33],
    [29, 1, 83],
  ])("on space %i the die is next rolled in %i rounds, and the sun sets %i times in a hundred", (sun, rounds, odds) => {
    expect(danger(box, fields({ sun }))).toEqual({ rounds, odds });
  });

  test("stays on the last space, where the die is rolled every round", () => {
    expect(danger(box, fields({ sun: 30 }))).toEqual({ rounds: 1, odds: 83 });
  });
});

test.each([
  [{ kind: "sunset" }, true],
  [{ kind: "died", cause: "sunset" }, true],
  [{ kind: "died", cause: "pit" }, false],
  [{ kind: "sun_moved", left: 0 }, false],
])("after %o it has set: %s", (event, set) => {
  expect(hasSet([{ kind: "turn_began", clause: "", number: 0 }, { clause: "", number: 1, ...event }])).toBe(set);
});
