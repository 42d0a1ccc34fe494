import { expect, it } from "vitest";
import { Wish } from "../../src/games/platformer/wish.svelte";
import type { Scene } from "../../src/table/scene";
import { GAMES, sceneOf } from "./recorded";

/** A scene with a question, and what was answered to it. */
function asked(kind: string, options: unknown[]): { scene: Scene; given: unknown[] } {
  const given: unknown[] = [];
  const ask = { kind, clause: "", options, labels: [], notes: [], about: {} };
  return { scene: sceneOf(GAMES[0]!, { ask, choose: (answer) => void given.push(answer) }), given };
}

it("uses the saved boot and then goes where one touched", () => {
  const wish = new Wish();
  const [first, second] = [asked("act", [["special", 1], "end"]), asked("step", [12, 3])];

  wish.go(first.scene, 12);
  wish.follow(second.scene);

  expect([first.given, second.given]).toEqual([[["special", 1]], [12]]);
});

it("gives up when something else is asked", () => {
  const wish = new Wish();
  const [act, push, step] = [asked("act", [["special", 1]]), asked("push", [12]), asked("step", [12])];

  wish.go(act.scene, 12);
  for (const each of [push, step]) wish.follow(each.scene);

  expect([push.given, step.given]).toEqual([[], []]);
});

it("does nothing without a saved boot", () => {
  const wish = new Wish();
  const { scene, given } = asked("act", [["use", 3]]);

  wish.go(scene, 12);

  expect(given).toEqual([]);
});
