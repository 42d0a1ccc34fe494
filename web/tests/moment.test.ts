import { expect, it } from "vitest";
import { momentIn } from "../src/games/parts/moment";
import type { Face } from "../src/table/connection.svelte";

const event = (kind: string, more: Record<string, unknown> = {}): Face => ({ kind, number: 1, clause: "", ...more }) as unknown as Face;

it("shows the last moment of what is told together, and none where there is none", () => {
  const beat = [event("died"), event("sunset"), event("entered")];
  expect(momentIn(beat, ["died", "sunset"])?.kind).toBe("sunset");
  expect(momentIn(beat, ["dragon_wakes"])).toBeNull();
});

it("makes no moment of a treasure worth nothing", () => {
  expect(momentIn([event("loot_gained", { amount: 0 })], ["loot_gained"])).toBeNull();
  expect(momentIn([event("loot_gained", { amount: 30 })], ["loot_gained"])?.kind).toBe("loot_gained");
});
