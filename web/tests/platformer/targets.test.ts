import { describe, expect, it } from "vitest";
import { boxOf, fieldsOf } from "../../src/games/platformer/box";
import { drawn, inTower, key } from "../../src/games/platformer/keys";
import { middleOf, sizeOf } from "../../src/games/platformer/places";
import { arrowOf, bootOf, isTarget, targetsOf } from "../../src/games/platformer/targets";
import { GAMES, sceneOf, stepsOf } from "./recorded";

type Ask = NonNullable<Parameters<typeof targetsOf>[0]>;
const label = (args: Record<string, unknown> = {}) => ({ key: "", args });
const ask = (kind: string, options: unknown[], labels = options.map(() => label()), about: Record<string, unknown> = {}): Ask => ({ kind, clause: "", options, labels, notes: [], about });
const NOTHING = fieldsOf({});

describe.each(GAMES)("$seats players, $settings.boss", (game) => {
  it("finds every place of a question in the tower", () => {
    const box = boxOf(sceneOf(game));
    const kinds = new Set<string>();
    for (const step of stepsOf(game)) {
      for (const target of targetsOf(step.ask, fieldsOf(step.after))) {
        kinds.add(`${target.kind} ${step.ask!.kind}`);
        const at = middleOf(box, target.space);
        expect(at.x).toBeGreaterThan(0);
        expect(at.x).toBeLessThan(sizeOf(box).width);
        expect(at.y).toBeGreaterThan(0);
        expect(at.y).toBeLessThan(sizeOf(box).height);
      }
    }
    expect(kinds).toContain("space respawn");
    expect(kinds).toContain("space step");
    expect(kinds).toContain("foe act");
  });

  it("goes the way its label says", () => {
    const steps = [10, 1, -10, -1];
    for (const { ask, after } of stepsOf(game)) {
      if (ask?.kind !== "step") continue;
      for (const target of targetsOf(ask, fieldsOf(after)).filter((each) => each.way >= 0)) {
        expect(target.space).toBe((ask.about["here"] as number) + steps[target.way]!);
      }
    }
  });

  it("says before a step all the question then offers", () => {
    for (const { ask, after } of stepsOf(game)) {
      if (ask?.kind !== "step") continue;
      const spaces = ask.options.filter((option) => typeof option === "number");
      expect(fieldsOf(after).reach.map(([space]) => space)).toEqual(expect.arrayContaining(spaces));
    }
  });
});

it("finds enemies by their slots", () => {
  const fields = fieldsOf({ foes: [11, -1, 33] });

  expect(targetsOf(ask("hand", [0, 2, "walk"]), fields)).toEqual([
    { index: 0, space: 11, way: -1, kind: "foe" },
    { index: 1, space: 33, way: -1, kind: "foe" },
  ]);
  expect(targetsOf(ask("act", [["use", 1], ["attack", 2], "end"]), fields)).toEqual([{ index: 1, space: 33, way: -1, kind: "foe" }]);
});

it("finds where boots lead among all there is to do", () => {
  const steps = ask("act", [["step", 12], ["portal", 29], ["raise", 1], "end"], [label({ way: "up" }), label(), label(), label()]);

  expect(targetsOf(steps, NOTHING)).toEqual([
    { index: 0, space: 12, way: 0, kind: "space" },
    { index: 1, space: 29, way: -1, kind: "space" },
  ]);
  expect(steps.options.map((option) => key(steps, option))).toEqual(["ArrowUp", "", "", "e"]);
  expect(steps.options.map((option) => drawn(steps, option))).toEqual([true, true, true, false]);
});

it("finds nothing in the tower in a question about dice", () => {
  expect(targetsOf(ask("forge_into", [3, 4]), NOTHING)).toEqual([]);
  expect(targetsOf(null, NOTHING)).toEqual([]);
  expect(isTarget(ask("upgrade", [1, 2]), 2)).toBe(false);
});

it("has arrows for what lies one way, letters for the usual ends, and numbers for the rest", () => {
  const asked = ask("step", [12, 3, ["portal", 29], "stop"], [label({ way: "up" }), label({ way: "right" }), label({ place: "J3" }), label()]);

  expect(asked.options.map((option) => key(asked, option))).toEqual(["ArrowUp", "ArrowRight", "", "e"]);
  expect(arrowOf(ask("step", [1, 2], [label({ way: "up" }), label({ way: "up" })]), 1)).toBe("");
});

it("says a few places in the question bar too, of enemies more, and many in the tower alone", () => {
  const few = ask("step", [12, 3]);
  const many = ask("respawn", [0, 1, 2, 3, 4, 5]);

  expect([inTower(few, 12), inTower(many, 3)]).toEqual([false, true]);
  expect([inTower(ask("hand", [0, 1, 2, 3, 4, 5]), 3), inTower(ask("hand", [0, 1, 2, 3, 4, 5, 6, 7, 8]), 3)]).toEqual([false, true]);
  expect(drawn(ask("act", [["attack", 1]]), ["attack", 1])).toBe(true);
  expect(drawn(ask("act", ["end"]), "end")).toBe(false);
});

it("knows the saved boot, where no die shows one", () => {
  expect(bootOf(ask("act", [["step", 3], ["special", 1], "end"]))).toBeNull();
  expect(bootOf(ask("act", [["special", 1], "end"]))).toEqual(["special", 1]);
  expect(bootOf(ask("act", [["use", 2], "end"]))).toBeNull();
  expect(bootOf(ask("step", [1]))).toBeNull();
});
