import { expect, it, vi } from "vitest";

const rulebook = vi.fn();
vi.mock("../../src/lib/api", () => ({ api: { rulebook } }));
const WORDS = ["raiders-mode-duel", "platformer-artifacts-on", "platformer-map-larger"];
vi.mock("../../src/lib/words.svelte", () => ({ has: (key: string) => WORDS.includes(key), say: (key: string) => key }));
const { clauseIn, isWay, rulebookOf, tagName } = await import("../../src/rules/rulebook");

const BOOK = { title: "A book", sections: [{ heading: "", paragraphs: [{ clause: "A-1", text: "So it is.", tags: [] }] }] };

it("fetches a book once for a game and a language", async () => {
  rulebook.mockResolvedValue(BOOK);
  expect(await rulebookOf("raiders", "en")).toBe(await rulebookOf("raiders", "en"));
  await rulebookOf("raiders", "es");
  expect(rulebook.mock.calls).toEqual([["raiders", "en"], ["raiders", "es"]]);
});

it("asks again for a book that could not be fetched", async () => {
  rulebook.mockRejectedValueOnce(new Error("gone")).mockResolvedValueOnce(BOOK);
  await expect(rulebookOf("raiders", "pt")).rejects.toThrow("gone");
  expect(await rulebookOf("raiders", "pt")).toBe(BOOK);
});

it("finds a clause by its number", () => {
  expect(clauseIn(BOOK, "A-1")?.text).toBe("So it is.");
  expect(clauseIn(BOOK, "A-2")).toBeUndefined();
});

it("names tags: what kind of rule it is, a way of playing, or as they are written", () => {
  expect(tagName("raiders", "ruling")).toBe("web-rules-ruling");
  expect(tagName("raiders", "duel")).toBe("raiders-mode-duel");
  expect(tagName("platformer", "on")).toBe("platformer-artifacts-on");
  expect(tagName("platformer", "larger")).toBe("platformer-map-larger");
  expect(tagName("raiders", "other")).toBe("other");
  expect([isWay("duel"), isWay("ruling")]).toEqual([true, false]);
});
