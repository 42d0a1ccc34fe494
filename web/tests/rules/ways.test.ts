import { describe, expect, it, vi } from "vitest";
import type { RulebookTold, Variant } from "../../src/protocol";

vi.mock("../../src/lib/api", () => ({ api: {} }));
vi.mock("../../src/lib/words.svelte", () => ({ has: () => false, say: (key: string) => key }));
const { company, reading, waysOf } = await import("../../src/rules/ways");

const variant = (edition: string, mode: string): Variant => ({ settings: { edition, mode }, seats: [3], content: "" });
const VARIANTS = [variant("devir", "standard"), variant("classic", "standard"), variant("classic", "duel")];
const rule = (clause: string, text: string, ...tags: string[]) => ({ clause, text, tags });
const BOOK: RulebookTold = {
  title: "A book",
  sections: [
    { heading: "", paragraphs: [rule("", "Down you go.")] },
    { heading: "Rooms", paragraphs: [rule("", "About rooms."), rule("A-1", "A *dark* room", "classic"), rule("A-2", "Every room", "ruling"), rule("A-3", "A boss", "devir")] },
    { heading: "Duel", paragraphs: [rule("", "For two."), rule("D-1", "One falls", "duel")] },
  ],
};
const shown = (way: string, words: string[] = []) =>
  reading(BOOK, { way, words, variants: VARIANTS }).flatMap((chapter) => chapter.paragraphs.map((each) => each.clause || each.text));

describe("the rules of a way to play", () => {
  it("has the ways that the book names, and nothing that is not one", () => {
    expect(waysOf(BOOK)).toEqual(["classic", "devir", "duel"]);
  });

  it("takes an edition's modes with it, and a mode's edition", () => {
    expect([...company("classic", VARIANTS)]).toEqual(["classic", "standard", "duel"]);
    expect([...company("duel", VARIANTS)]).toEqual(["duel", "classic"]);
  });

  it("shows the common rules and its own, and no chapter that belongs elsewhere", () => {
    expect(shown("devir")).toEqual(["Down you go.", "About rooms.", "A-2", "A-3"]);
    expect(shown("duel")).toEqual(["Down you go.", "About rooms.", "A-1", "A-2", "For two.", "D-1"]);
  });

  it("shows everything to whoever wants everything", () => {
    expect(shown("")).toHaveLength(7);
  });

  it("finds words in the text and in the number", () => {
    expect(shown("", ["dark", "room"])).toEqual(["A-1"]);
    expect(shown("", ["a-3"])).toEqual(["A-3"]);
    expect(shown("devir", ["dark"])).toEqual([]);
  });
});
