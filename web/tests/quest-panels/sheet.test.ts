import { expect, test } from "vitest";
import { pilesOf, sheetOf } from "../../src/games/quest/panels/sheet";
import { box, fields } from "./box";

const HUGO = fields({ heroes: [0], wounds: [6], determination: [2], runes: [0], loot: [[1, 3, 1]], kept: [[0]], skips: [1] });

test("a seat without a hero has no sheet", () => {
  expect(sheetOf(box, fields({ heroes: [-1] }), 0)).toBeNull();
});

test("the sheet says how often each test succeeds", () => {
  expect(sheetOf(box, HUGO, 0)?.attributes).toEqual([
    { attribute: "strength", value: 7, odds: 58 },
    { attribute: "agility", value: 5, odds: 28 },
    { attribute: "armor", value: 9, odds: 83 },
    { attribute: "luck", value: 4, odds: 17 },
  ]);
});

test("loot lies dearest first, cards of a name together, and is worth its sum", () => {
  const sheet = sheetOf(box, HUGO, 0);
  expect(sheet?.loot.map((pile) => [pile.card.id, pile.copies])).toEqual([["giant_ruby", 1], ["gold_100", 2]]);
  expect(sheet?.gold).toBe(3200);
});

test("wounds, determination, rune, kept cards and lost turns are as the fields say", () => {
  expect(sheetOf(box, HUGO, 0)).toMatchObject({ wounds: 6, determination: 2, rune: "mending", skips: 1 });
  expect(pilesOf(box, [0])).toMatchObject([{ copies: 1, card: { id: "rope" } }]);
});
