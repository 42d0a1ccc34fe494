import { expect, it } from "vitest";
import { cardNamed, count, isItem, itemsIn, LOOK, POWER_CARDS, powersIn, rested, weight, without } from "../../src/games/raiders/cards";

const HAND = 0b10110 + 2 * weight(7) + weight(9);

it("finds the power cards and the items of a packed hand", () => {
  expect(powersIn(HAND)).toEqual([2, 3, 5]);
  expect(itemsIn(HAND)).toEqual([0, 2, 0, 1]);
  expect([count(HAND, 1), count(HAND, 2), count(HAND, 7)]).toEqual([0, 1, 2]);
});

it("packs as the game does: five bits for the power cards, four for each item", () => {
  expect([1, 5, 6, 7, 8, 9].map(weight)).toEqual([1, 16, 1 << 5, 1 << 9, 1 << 13, 1 << 17]);
});

it("takes a card out of a hand, and nothing where there is none", () => {
  expect(powersIn(without(HAND, 5))).toEqual([2, 3]);
  expect(itemsIn(without(HAND, 7))).toEqual([0, 1, 0, 1]);
  expect(without(HAND, 6)).toBe(HAND);
});

it("has every power card and the same items after a rest", () => {
  expect(powersIn(rested(HAND))).toEqual([...POWER_CARDS]);
  expect(itemsIn(rested(HAND))).toEqual(itemsIn(HAND));
});

it("knows cards by name", () => {
  expect(["3", "torch", "sword", "look", "anvil"].map(cardNamed)).toEqual([3, 6, 9, LOOK, 0]);
  expect([5, 6, 9, LOOK].map(isItem)).toEqual([false, true, true, false]);
});
