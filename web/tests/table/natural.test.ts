import { expect, test } from "vitest";
import { natural } from "../../src/table/natural";

const label = (key: string) => ({ key, args: {} });

test("what leaves something alone comes last, with its words and its note; the others keep their order", () => {
  const ask = {
    kind: "secret_door",
    clause: "DQ-R-18",
    options: ["stay", 4, 9],
    labels: [label("quest-option-secret_door-stay"), label("quest-option-move"), label("quest-option-move")],
    notes: [null, label("north"), label("east")],
    about: {},
    final: [],
  };

  expect(natural(ask)).toMatchObject({ options: [4, 9, "stay"], notes: [label("north"), label("east"), null] });
  expect(natural(ask).labels.at(-1)).toEqual(label("quest-option-secret_door-stay"));
});

test("amounts of the same come from few to many", () => {
  const steps = (amount: number) => ({ key: "quest-option-trail", args: { amount } });
  const ask = { kind: "trail", clause: "DQ-TRN-6", options: [3, 2, 4], labels: [steps(3), steps(2), steps(4)], notes: [null, null, null], about: {}, final: [] };

  expect(natural(ask).options).toEqual([2, 3, 4]);
  expect(natural({ ...ask, labels: [steps(3), label("quest-option-move"), steps(4)] }).options).toEqual([3, 2, 4]);
});

test("what lies left comes before what lies right, and whatever lies nowhere keeps its place", () => {
  const step = (way: string) => ({ key: "platformer-option-step", args: { way } });
  const options = ["coin", "north", "east", "south", "west", "hand"];
  const labels = [label("platformer-option-star-coin"), step("up"), step("right"), step("down"), step("left"), label("platformer-option-star-hand")];
  const ask = { kind: "star", clause: "PF-ACT-3", options, labels, notes: options.map(() => null), about: {}, final: [] };

  expect(natural(ask).options).toEqual(["coin", "west", "north", "south", "east", "hand"]);
});
