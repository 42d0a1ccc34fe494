import { describe, expect, test } from "vitest";
import { attackIn, belongs, goesOn, missing } from "../../src/games/platformer/panels/attack.svelte";
import { artifactsOf, belongingsOf } from "../../src/games/platformer/panels/belongings";
import { enemyCards } from "../../src/games/platformer/panels/enemies";
import { sheetOf } from "../../src/games/platformer/panels/sheet";
import { isOpen, waresOf } from "../../src/games/platformer/panels/shop";
import { soloOf } from "../../src/games/platformer/panels/solo";
import { ask, box, event, fields, panel } from "./box";

describe("an attack", () => {
  const swords = ask("swords", [], { enemy: "ent", wounds: 1, health: 3 });

  test("says the wounds so far and what is missing", () => {
    expect(attackIn({ ask: swords })).toEqual({ enemy: "ent", wounds: 1, health: 3 });
    expect(missing({ enemy: "ent", wounds: 1, health: 3 })).toBe(2);
    expect(missing({ enemy: "ent", wounds: 5, health: 3 })).toBe(0);
    expect(attackIn({ ask: ask("act", ["end"]) })).toBeNull();
  });

  test("goes on while a sword is upgraded or a smith picks dice, and ends with any other question", () => {
    expect(goesOn(panel({ ask: ask("upgrade", [1], { symbol: "sword" }) }))).toBe(true);
    expect(goesOn(panel({ ask: ask("alloy", [1]) }))).toBe(true);
    expect(goesOn(panel({ ask: null }))).toBe(true);
    expect(goesOn(panel({ ask: ask("upgrade", [1], { symbol: "boot" }) }))).toBe(false);
    expect(goesOn(panel({ ask: ask("act", ["end"]) }))).toBe(false);
  });

  test("is over with the game", () => {
    expect(goesOn(panel({ over: true }))).toBe(false);
  });
});

test("an attack is over with the first event that is not about it", () => {
  expect(belongs({ event: event("upgraded") }, false)).toBe(true);
  expect(belongs({ event: event("moved") }, false)).toBe(false);
  expect(belongs({ event: event("defeated") }, true)).toBe(true);
  expect(belongs({ event: event("die_used") }, true)).toBe(false);
  expect(belongs({ event: null }, true)).toBe(true);
});

describe("the shop", () => {
  const shop = fields({ shop: [0, 1, -1, 1, 0, -1], gold: [3, 9] });

  test("shows items, potions and empty stalls with their printed prices from afar", () => {
    const wares = waresOf(panel({ fields: shop }), 0);
    expect(wares.map((ware) => ware && [ware.kind, ware.id, ware.price, ware.lacks])).toEqual([["item", "hammer", 4, 1], ["item", "soles", 2, 0], null, ["potion", "tears", 3, 0], ["potion", "healing", 2, 0], null]);
    expect(wares.every((ware) => !ware?.buy)).toBe(true);
    expect(isOpen(panel({ ask: ask("act", ["end"], { here: 3 }) }))).toBe(false);
  });

  test("sells for what the question says, to who can pay", () => {
    const asked = panel({ fields: shop, ask: ask("act", [["buy", 0], "end"], { stalls: [[0, "hammer", 3], [1, "soles", 1]] }) });
    expect(isOpen(asked)).toBe(true);
    expect(waresOf(asked, 0)[0]).toMatchObject({ price: 3, full: 4, lacks: 0, buy: { option: ["buy", 0], index: 0 } });
    expect(waresOf(asked, 0)[1]?.buy).toBeUndefined();
  });
});

describe("belongings", () => {
  const owned = fields({ items: [[0, 1], []], exhausted: [[0], []], potions: [[0, 1, 0], []], artifacts: [0, 1], holders: [1, -1], weary: [1, 0] });

  test("lie together by name, with what they do and whether they are exhausted", () => {
    const found = belongingsOf(panel({ fields: owned }), 0);
    expect(found.map(({ id, copies, works, exhausted }) => [id, copies, works, exhausted])).toEqual([
      ["hammer", 1, "exhaust", true], ["soles", 1, "always", false], ["healing", 2, "drink", false], ["tears", 1, "phoenix", false],
    ]);
  });

  test("can be used by their owner alone", () => {
    const asked = ask("act", [["potion", 0], ["artifact", 0], "end"]);
    expect(belongingsOf(panel({ fields: owned, ask: asked }), 0).find(({ id }) => id === "healing")?.use).toMatchObject({ index: 0 });
    expect(belongingsOf(panel({ fields: owned, ask: asked }), 1)).toMatchObject([{ id: "prism", exhausted: true, use: undefined }]);
    expect(artifactsOf(panel({ fields: owned, ask: asked, viewer: 1 }))).toMatchObject([{ id: "prism", holder: 1, use: { index: 1 } }, { id: "trophy", holder: -1, use: undefined }]);
  });
});

describe("a hero's card", () => {
  test("has health, level, tokens and whether the ability is used", () => {
    const sheet = sheetOf(box, fields({ health: [4, 5], full: [6, 5], gold: [2, 0], gems: [1, 0], special: [5, 0], spaces: [37, -1], inside: [0, 0], badges: [2, 0], marks: [1, 1] }), 0);
    expect(sheet).toMatchObject({ health: 4, full: 6, gold: 2, gems: 1, special: "star", level: 2, turned: false });
    expect(sheet?.badges.map(({ id }) => id)).toEqual(["dread"]);
  });

  test("is turned only where an ability is used once a turn; off the map there is no level", () => {
    const sheet = sheetOf(box, fields({ health: [5, 5], spaces: [0, -1], marks: [0, 1] }), 1);
    expect(sheet).toMatchObject({ turned: true, level: 0, full: 5 });
    expect(sheetOf(box, fields({ heroes: [-1, -1] }), 0)).toBeNull();
  });
});

test("the enemies' cards stand from the top down; the boss's level has one only for summons", () => {
  const told = { kinds: [0, -1, -1, -1], foes: [3, -1, 14, -1], lowest: 0 };
  expect(enemyCards(box, fields(told)).map(({ level, rank, enemy, standing }) => [level, rank, enemy?.id ?? "", standing])).toEqual([[3, 3, "", 0], [2, 2, "", 0], [1, 1, "zombie", 2]]);
  const late = enemyCards(box, fields({ kinds: [0, 1, 1, 2], foes: [], lowest: 1 }));
  expect(late.map(({ enemy, removed }) => [enemy?.id, removed])).toEqual([["guard", false], ["ent", false], ["ent", false], ["zombie", true]]);
});

describe("alone", () => {
  const alone = { ...box, solo: true };

  test("the event in force, the turns left and the points are told", () => {
    const solo = soloOf(alone, fields({ event: 0, event_deck: [0, 1, 1], score: { events: 6, gems: 2 } }));
    expect(solo).toMatchObject({ event: "toll", timing: "end", left: 2, all: 3, points: 8 });
  });

  test("before the first event there is none, and with others no solo game", () => {
    expect(soloOf(alone, fields({ event: -1, event_deck: [1, 1, 1] }))).toMatchObject({ event: "", left: 3, points: 0 });
    expect(soloOf(box, fields())).toBeNull();
  });
});
