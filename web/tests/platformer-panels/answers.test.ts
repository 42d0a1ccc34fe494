import { expect, test } from "vitest";
import { answer, inBelongings, inSheet, inShop, inTray } from "../../src/games/platformer/panels/answers";
import { ask, BOOT } from "./box";

const OPTIONS = [["step", 12], ["raise", BOOT], ["use", BOOT], ["special", BOOT], ["attack", 2], ["forge", BOOT], ["buy", 3], ["item", 0], ["potion", 1], ["artifact", 4], "badge", "ability", "gravity", "end"];
const act = ask("act", OPTIONS);
const shownBy = (is: typeof inTray): unknown[] => OPTIONS.filter((option) => is(act, option));

test("each panel shows its own answers, and nobody those of the tower and the turn", () => {
  expect(shownBy(inTray)).toEqual([["raise", BOOT], ["use", BOOT], ["special", BOOT], ["forge", BOOT]]);
  expect(shownBy(inShop)).toEqual([["buy", 3], "badge"]);
  expect(shownBy(inBelongings)).toEqual([["item", 0], ["potion", 1], ["artifact", 4]]);
  expect(shownBy(inSheet)).toEqual(["ability"]);
});

test("a badge that turns a boss's card away is not bought", () => {
  expect(inShop(ask("defence", ["suffer", "badge"]), "badge")).toBe(false);
});

test("questions about dice belong to the tray with all their answers", () => {
  expect(inTray(ask("swords", ["strike"]), "strike")).toBe(true);
  expect(inTray(ask("hand", [3]), 3)).toBe(false);
});

test("an answer is found by what it says", () => {
  expect(answer(act, ["attack", 2])).toEqual({ option: ["attack", 2], index: 4 });
  expect(answer(act, ["attack", 3])).toBeUndefined();
  expect(answer(null, "end")).toBeUndefined();
});
