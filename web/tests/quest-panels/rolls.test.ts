import { describe, expect, test } from "vitest";
import { chance, SUMS, testIn, thrownIn } from "../../src/games/quest/panels/rolls";
import { ask, box, event, fields, panel } from "./box";

const rolled = event("rolled", { seat: 1, about: "bridge", dice: [3, 4], number: 7 });

describe("dice on the table", () => {
  test("are those just rolled", () => {
    expect(thrownIn(panel({ event: rolled }))).toEqual({ number: 7, seat: 1, about: "bridge", dice: [3, 4], verdict: "" });
  });

  test.each([
    ["test_passed", "passed"],
    ["test_failed", "failed"],
  ])("stay while %s is shown", (kind, verdict) => {
    const end = event(kind);
    expect(thrownIn(panel({ event: end, recent: [rolled, event("determination_spent"), end] }))?.verdict).toBe(verdict);
  });

  test("of a fight lie in the duel", () => {
    expect(thrownIn(panel({ event: event("rolled", { seat: 0, about: "combat", dice: [5] }) }))).toBeNull();
  });

  test("go when something else happens", () => {
    const wounded = event("wounded");
    expect(thrownIn(panel({ event: wounded, recent: [rolled, wounded] }))).toBeNull();
  });

  test("stay while a question is about them, and go with another", () => {
    expect(thrownIn(panel({ recent: [rolled], ask: ask("determination", [0, 1], { missed: 1 }) }))?.dice).toEqual([3, 4]);
    expect(thrownIn(panel({ recent: [rolled], ask: ask("fortune", ["keep", "use"], { dice: [3, 4] }) }))?.dice).toEqual([3, 4]);
    expect(thrownIn(panel({ recent: [rolled], ask: ask("action", ["search"]) }))).toBeNull();
    expect(thrownIn(panel({ recent: [rolled] }))).toBeNull();
  });
});

describe("a test", () => {
  const about = { attribute: "agility", needed: 5, odds: 28 };

  test("says what all determination would make of it", () => {
    const asked = panel({ ask: ask("bridge", ["cross", "stay"], about), fields: fields({ determination: [0, 2] }) });
    expect(testIn(asked)).toEqual({ attribute: "agility", needed: 5, odds: 28, best: 58, tokens: 2, missed: 0 });
  });

  test("that failed says by how much", () => {
    const asked = panel({ ask: ask("determination", [0, 3], { ...about, missed: 3 }), fields: fields({ determination: [0, 4] }) });
    expect(testIn(asked)?.missed).toBe(3);
  });

  test("is none where the question names no attribute", () => {
    expect(testIn(panel({ ask: ask("action", ["search"]) }))).toBeNull();
    expect(testIn(panel())).toBeNull();
  });
});

test("a chance is never below none nor above all", () => {
  expect([-3, 0, 2, 7, 12, 20].map((needed) => chance(box.odds, needed))).toEqual([0, 0, 3, 58, 100, 100]);
});

test("two dice have eleven sums and thirty-six ways", () => {
  expect(SUMS.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(SUMS.map(({ ways }) => ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});
