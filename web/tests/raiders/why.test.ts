import { beforeAll, expect, it } from "vitest";
import { dungeonOf } from "../../src/games/raiders/dungeon";
import { why } from "../../src/games/raiders/why";
import { choose, say } from "../../src/lib/words.svelte";

const DEADLY = 10;
const fallen = (wounds: number, deadly = DEADLY) => why(dungeonOf({ coins: [9, 5], wounds: [wounds, 2], alive: [0, 1], winners: [1] }), 0, deadly);

beforeAll(() => choose("en"));

it("names the wounds that put one out, and no wounds where a boss did", () => {
  expect(fallen(DEADLY)).toBe(say("web-raiders-lost-out", { wounds: DEADLY }));
  expect(fallen(1)).toBe(say("web-raiders-lost-boss"));
  expect(fallen(DEADLY, 0)).toBe(say("web-raiders-lost-boss"));
});
