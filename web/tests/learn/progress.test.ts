import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
const { nextUp, progress } = await import("../../src/learn/progress.svelte");

beforeEach(() => kept.clear());

it("remembers finished lessons, each once, game by game", () => {
  progress.finish("raiders", "treasure");
  progress.finish("raiders", "treasure");
  expect(progress.done("raiders")).toEqual(["treasure"]);
  expect(kept.get("lessons-raiders")).toBe('["treasure"]');
  expect(progress.done("quest")).toEqual([]);
});

it("begins anew when what was kept cannot be read", () => {
  kept.set("lessons-broken", "{");
  kept.set("lessons-odd", '"treasure"');
  expect([progress.done("broken"), progress.done("odd")]).toEqual([[], []]);
});

it("names the first lesson that is not done", () => {
  const lessons = [{ id: "one" }, { id: "two" }, { id: "three" }];
  expect(nextUp(lessons, [])).toBe("one");
  expect(nextUp(lessons, ["one", "three"])).toBe("two");
  expect(nextUp(lessons, ["three", "two", "one"])).toBe("");
});
