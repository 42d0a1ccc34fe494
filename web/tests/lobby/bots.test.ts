import { expect, test } from "vitest";

import { levelOf, somebody } from "../../src/lobby/bots";

test("bots on different seats are different people of one level", () => {
  const people = [1, 2, 3, 4].map((seat) => somebody("expert", seat));
  expect(new Set(people).size).toBe(4);
  expect(people.every((bot) => bot.startsWith("expert:"))).toBe(true);
});

test("a player of the host's own is the same on every seat, and called by its name", () => {
  expect(somebody("own:Tree", 2)).toBe("own:Tree");
  expect(levelOf("own:Tree")).toBe("Tree");
});
