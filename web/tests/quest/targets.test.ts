import { describe, expect, it } from "vitest";
import { boxOf, fieldsOf } from "../../src/games/quest/box";
import { RIM, ROOM } from "../../src/games/camera/lens";
import { touchedAt } from "../../src/games/quest/places";
import { arrowOf, targetsOf } from "../../src/games/quest/targets";
import { GAMES, sceneOf, stepsOf } from "./recorded";

type Ask = NonNullable<Parameters<typeof targetsOf>[0]>;
const ask = (kind: string, options: unknown[], labels: { key: string; args: Record<string, unknown> }[], about: Record<string, unknown> = {}): Ask => {
  return { kind, clause: "", options, labels, notes: [], about };
};
const way = (letter: string) => ({ key: "quest-option-move", args: { way: letter, place: "G4" } });

describe.each(GAMES)("$settings.players $settings.light", (game) => {
  it("finds every room, way and side of a question on the board", () => {
    const kinds = new Set<string>();
    for (const step of stepsOf(game)) {
      for (const target of targetsOf(step.ask)) {
        const at = touchedAt(boxOf(sceneOf(game)), target);
        kinds.add(`${target.kind} ${step.ask!.kind}`);
        expect(target.space).toBeGreaterThanOrEqual(0);
        expect(at.x).toBeGreaterThan(-RIM);
        expect(at.x).toBeLessThan(13 * ROOM + RIM);
        expect(at.y).toBeGreaterThan(-RIM);
        expect(at.y).toBeLessThan(10 * ROOM + RIM);
      }
    }
    expect(kinds).toContain("room tower");
    expect(kinds).toContain("way direction");
  });

  it("goes the way its label says", () => {
    for (const { ask, after } of stepsOf(game)) {
      const { space } = fieldsOf(after);
      for (const target of targetsOf(ask).filter((each) => each.kind === "room" && each.way >= 0)) {
        const from = space[game.viewer]!;
        const steps = [-13, 1, 13, -1];
        const halves = boxOf(sceneOf(game)).treasure;
        if (halves.includes(from) || halves.includes(target.space)) continue;
        expect(target.space).toBe(from + steps[target.way]!);
      }
    }
  });
});

it("knows the moves among other answers", () => {
  const asked = ask("action", [["move", 45], ["search"], ["move", 33]], [way("S"), { key: "quest-option-search", args: {} }, way("E")]);

  expect(targetsOf(asked)).toEqual([
    { index: 0, space: 45, way: 2, kind: "room" },
    { index: 2, space: 33, way: 1, kind: "room" },
  ]);
  expect(asked.options.map((option) => arrowOf(asked, option))).toEqual(["ArrowDown", "", "ArrowRight"]);
});

it("has no arrow where two answers lie the same way", () => {
  const asked = ask("secret_door", ["stay", 45, 46], [{ key: "quest-option-secret_door-stay", args: {} }, way("S"), way("S")]);

  expect(asked.options.map((option) => arrowOf(asked, option))).toEqual(["", "", ""]);
});

it("points beside the space a question is about", () => {
  const asked = ask("turn_marker", [3, 1], [way("W"), way("E")], { space: 20, place: "H2" });

  expect(targetsOf(asked).map(({ space, way, kind }) => [space, way, kind])).toEqual([[20, 3, "way"], [20, 1, "way"]]);
});

it("finds nothing on the map in a question about cards", () => {
  expect(targetsOf(ask("lose_loot", [4, 5], [{ key: "", args: {} }, { key: "", args: {} }]))).toEqual([]);
  expect(targetsOf(null)).toEqual([]);
});
