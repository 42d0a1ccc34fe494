import { expect, test } from "vitest";

import { choose } from "../../src/lib/words.svelte";
import { change, playerName, profileOf, settingsIn } from "../../src/ratings/naming";
import { shareText } from "../../src/ratings/share";

test("a way to play is read from the one text it is told as", () => {
  expect(settingsIn("edition:devir,mode:standard")).toEqual({ edition: "devir", mode: "standard" });
  expect(settingsIn("")).toEqual({});
});

test("a change has its sign", () => {
  expect([change(1500, 1512), change(1500, 1488), change(1500, 1500)]).toEqual(["+12", "−12", "±0"]);
});

test("people have names, and a bot's page has an address", () => {
  expect(playerName({ name: "Ana", is_bot: false })).toBe("Ana");
  expect(profileOf("bot:expert@1")).toBe("/p/bot%3Aexpert%401");
});

test("what is shared says where one came and nothing of the deal", async () => {
  await choose("en", false);
  const text = shareText({ day: "2026-11-18", game: "raiders", place: 3, of: 21, score: 23, won: true }, "https://example.org");
  expect(text).toMatch(/2026-11-18 · Dungeon Raiders · 3 of 21 · 🏆\s+🪙\s+23\nhttps:\/\/example\.org\/daily\/2026-11-18$/);
});
