import { beforeEach, expect, it } from "vitest";
import { hear, isOurs, recall, sealed, toReveal, type Told } from "../src/lib/promises";
import { commitmentOf, sealOf } from "../src/table/fair";

const SECRET = "ab".repeat(32);
const kept = new Map<string, string>();
Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });

beforeEach(() => kept.clear());

/** A table of us and somebody else, at which both have sealed. */
function lobby(): Told {
  const table = { id: "t", round: 1, commitment: commitmentOf(SECRET) };
  const seals = [sealed(table, 0, "my words"), sealOf("t", 1, 1, "theirs")];
  return { ...table, status: "open", secret: "", seals, salts: ["", ""], revealing: [] };
}

const asks = (table: Told): Told => ({ ...table, revealing: [0, 1] });
const plays = (table: Told, theirs = "theirs"): Told => ({ ...table, status: "playing", revealing: [], salts: [recall("t")!.mine[0]![0]!.salt, theirs] });

it("finds a table fair that keeps its promises to the end", () => {
  const table = lobby();
  for (const told of [table, asks(table), plays(table), { ...plays(table), status: "over", secret: SECRET }]) expect(hear(told, [0])).toBe("");
  expect(isOurs(table, 0)).toBe(true);
  expect(isOurs(table, 1)).toBe(false);
});

it("tells its salt only when it is asked for, for the seal the table has", () => {
  const table = lobby();
  expect(toReveal(table)).toEqual([]);
  expect(toReveal(asks(table))).toEqual([{ seat: 0, salt: recall("t")!.mine[0]![0]!.salt }]);
  expect(toReveal({ ...asks(table), seals: ["other", table.seals[1]!] })).toEqual([]);
  expect(toReveal({ ...asks(table), round: 2 })).toEqual([]);
});

it("adds chance to words, so that they cannot be guessed from their seal", () => {
  const [first, second] = [sealed({ id: "t", round: 1, commitment: "" }, 0, "hello"), sealed({ id: "t", round: 1, commitment: "" }, 0, "hello")];
  expect(first).not.toBe(second);
  expect(recall("t")!.mine[0]![0]!.salt).toMatch(/^hello \S{20,}$/);
});

it("refuses another commitment than the first", () => {
  const table = lobby();
  hear(table, [0]);
  expect(hear({ ...table, commitment: commitmentOf("cd".repeat(32)) }, [0])).toBe("commitment");
});

it("finds out a seal that was exchanged after the salts were told", () => {
  const table = lobby();
  hear(asks(table), [0]);
  expect(hear({ ...plays(table, "ground"), seals: [table.seals[0]!, sealOf("t", 1, 1, "ground")] }, [0])).toBe("seals");
});

it("finds out a salt that does not fit its seal", () => {
  const table = lobby();
  hear(asks(table), [0]);
  expect(hear(plays(table, "ground"), [0])).toBe("salts");
});

it("finds out that its own words were dropped, or replaced by old ones", () => {
  const table = lobby();
  hear(table, [0]);
  expect(hear({ ...plays(table), seals: ["", table.seals[1]!], salts: ["", "theirs"] }, [0])).toBe("own");
  expect(hear({ ...plays(table), seals: ["", ""], salts: ["", ""] }, [0])).toBe("seals");
});

it("finds out a round played again with its old seals", () => {
  const table = lobby();
  hear(asks(table), [0]);
  sealed({ ...table, round: 2 }, 0);
  expect(hear(plays({ ...table, round: 1 }), [0])).toBe("seals");
  expect(hear({ ...asks(table), round: 2 }, [0])).toBe("own");
});

it("finds out that a later round was begun without its words", () => {
  const table = lobby();
  hear(asks(table), [0]);
  expect(hear({ ...plays(table), round: 2 }, [0])).toBe("own");
});

it("finds out a secret that was exchanged", () => {
  const table = lobby();
  hear(asks(table), [0]);
  expect(hear({ ...plays(table), status: "over", secret: "cd".repeat(32) }, [0])).toBe("secret");
});

it("says nothing of a game it never saw before its end", () => {
  expect(hear({ ...plays(lobby()), id: "imported", status: "over", secret: SECRET }, [])).toBe("");
  expect(recall("imported")).toBeUndefined();
});
