import { expect, it } from "vitest";
import { archOf } from "../../src/games/raiders/arch";

it("keeps the mouth of a room inside it and its point over the middle", () => {
  const { mouth, stone } = archOf({ width: 400, height: 300 });
  const numbers = (mouth.match(/[\d.]+/g) ?? []).map(Number);
  expect(mouth).toContain("200 ");
  expect(Math.max(...numbers)).toBeLessThanOrEqual(400);
  expect(mouth.startsWith(`M${stone} 300`)).toBe(true);
});

it("hangs torches only where there is room for them", () => {
  expect(archOf({ width: 400, height: 340 }).torches).toHaveLength(2);
  expect(archOf({ width: 140, height: 340 }).torches).toEqual([]);
  expect(archOf({ width: 380, height: 160 }).torches).toEqual([]);
});
