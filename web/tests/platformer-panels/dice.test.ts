import { describe, expect, test } from "vitest";
import type { Panel, Symbol } from "../../src/games/platformer/box";
import { doesOf, dropped, forgesIn, othersIn, raisesIn, stepsIn, symbolsIn, trayOf, type Die } from "../../src/games/platformer/panels/dice";
import { ask, BOOT, COIN, fields, HAND, panel, STAR, SWORD } from "./box";

const counts = (...symbols: number[]): number[] => [0, 1, 2, 3, 4, 5].map((each) => symbols.filter((symbol) => symbol === each).length);
const options = (does: { option: unknown }[]): unknown[] => does.map(({ option }) => option);
const find = (given: Panel, id: string): Die => [...trayOf(given).pool, trayOf(given).special!].find((die) => die.id === id)!;

test("every die lies in the tray: unused, put aside, and the special one of whose turn it is", () => {
  const tray = trayOf(panel({ fields: fields({ turn: 1, pool: counts(BOOT, BOOT, STAR), used: counts(SWORD, COIN), special: [HAND, SWORD] }) }));
  expect(tray.seat).toBe(1);
  expect(tray.pool.map(({ symbol }) => symbol)).toEqual(["boot", "boot", "star"]);
  expect(tray.aside.map(({ symbol }) => symbol)).toEqual(["sword", "coin"]);
  expect(tray.special).toMatchObject({ symbol: "sword", special: true });
  expect(new Set([...tray.pool, ...tray.aside].map(({ id }) => id)).size).toBe(5);
});

describe("touching a die", () => {
  const act = panel({ ask: ask("act", [["use", BOOT], ["use", STAR], ["special", BOOT], ["attack", 3], ["forge", BOOT], "end"]) });

  test("uses its symbol, the special die its own", () => {
    expect(options(doesOf(act, "boot", false))).toEqual([["use", BOOT]]);
    expect(options(doesOf(act, "boot", true))).toEqual([["special", BOOT]]);
    expect(doesOf(act, "coin", false)).toEqual([]);
  });

  test("attacks with a sword, and with a star that stands for one", () => {
    expect(options(doesOf(act, "sword", false))).toEqual([["attack", 3]]);
    expect(options(doesOf(act, "star", false))).toEqual([["use", STAR], ["attack", 3]]);
    expect(options(doesOf({ ...act, fields: fields({ turn: 1 }) }, "star", false))).toEqual([["use", STAR]]);
  });

  test("chooses it where one die is asked for, never the special one", () => {
    const web = panel({ ask: ask("web", [BOOT, STAR]) });
    expect(options(doesOf(web, "star", false))).toEqual([STAR]);
    expect(doesOf(web, "star", true)).toEqual([]);
    expect(doesOf(web, "coin", false)).toEqual([]);
  });

  test("adds it to an attack, or saves it", () => {
    expect(options(doesOf(panel({ ask: ask("swords", [["die", SWORD], ["special", STAR]]) }), "sword", false))).toEqual([["die", SWORD]]);
    expect(options(doesOf(panel({ ask: ask("save", [["save", COIN], "keep"]) }), "coin", false))).toEqual([["save", COIN]]);
  });
});

test("a boot leads where the question says, and what gems make of a symbol stands by itself", () => {
  const act = panel({ ask: ask("act", [["step", 12], ["portal", 29], ["use", COIN], ["raise", BOOT], ["raise", COIN], ["raise_special", HAND], "end"], { costs: [[2, 1]] }) });
  expect(options(doesOf(act, "boot", false))).toEqual([["step", 12], ["portal", 29]]);
  expect(options(doesOf(act, "coin", false))).toEqual([["use", COIN]]);
  expect(raisesIn(act).map(({ symbol, special, times, gems }) => [symbol, special, times, gems])).toEqual([["boot", false, 2, 1], ["coin", false, 2, 1], ["hand", true, 2, 1]]);
  const swords = panel({ ask: ask("swords", [["die", SWORD], ["raise_forge", COIN], "strike"], { costs: [[2, 1], [3, 3]] }) });
  expect(raisesIn(swords)).toMatchObject([{ symbol: "coin", forged: true, times: 0, gems: 0 }]);
});

test("pairs, symbols, gems and the rest are told apart", () => {
  expect(options(forgesIn(panel({ ask: ask("act", [["use", BOOT], ["forge", BOOT], ["forge_special", STAR], ["alloy", 0], "end"]) })))).toEqual([["forge", BOOT], ["forge_special", STAR], ["alloy", 0]]);
  expect(symbolsIn(panel({ ask: ask("forge_into", [BOOT, HAND]) })).map(({ symbol }) => symbol)).toEqual(["boot", "hand"]);
  expect(symbolsIn(panel({ ask: ask("star", ["coin", "dread"]) })).map(({ symbol }) => symbol)).toEqual(["coin", "dread"]);
  expect(symbolsIn(panel({ ask: ask("reroll", [BOOT, "keep"]) }))).toEqual([]);
  expect(options(othersIn(panel({ ask: ask("reroll", [BOOT, "roll"]) })))).toEqual(["roll"]);
  expect(othersIn(panel({ ask: ask("act", ["end"]) }))).toEqual([]);
});

test("an upgrade says how often a symbol counts and what it costs", () => {
  const asked = ask("upgrade", [2, 3], { symbol: "boot", gems: 3, costs: [[2, 0], [3, 2]] });
  expect(stepsIn({ ask: asked }).map(({ times, gems }) => [times, gems])).toEqual([[2, 0], [3, 2]]);
  expect(stepsIn({ ask: ask("alchemy", [1, 2]) })).toEqual([]);
});

test("the dice chosen to be rolled again are shown", () => {
  const picked: Symbol[] = ["boot", "star"];
  expect(trayOf(panel({ ask: ask("reroll", [COIN, "roll"], { symbols: picked }) })).picked).toEqual(picked);
  expect(trayOf(panel({ ask: ask("forge_into", [COIN], { symbols: picked }) })).picked).toEqual([]);
});

describe("a die that is pulled", () => {
  const given = panel({
    fields: fields({ pool: counts(BOOT, BOOT, SWORD, STAR), special: [BOOT, 0] }),
    ask: ask("act", [["use", BOOT], ["use", STAR], ["special", BOOT], ["attack", 2], ["attack", 5], ["forge", BOOT], ["forge_special", BOOT], "end"]),
  });
  const boot = find(given, "pool-1-0");

  test("is forged with an equal one, the special die too", () => {
    expect(dropped(given, boot, { die: find(given, "pool-1-1"), inTray: true })).toMatchObject({ option: ["forge", BOOT] });
    expect(dropped(given, boot, { die: find(given, "special"), inTray: true })).toMatchObject({ option: ["forge_special", BOOT] });
    expect(dropped(given, boot, { die: find(given, "pool-2-0"), inTray: true })).toBeNull();
  });

  test("is used away from the tray, and goes back where it came from", () => {
    expect(dropped(given, boot, { inTray: false })).toMatchObject({ option: ["use", BOOT] });
    expect(dropped(given, boot, { inTray: true })).toBeNull();
  });

  test("strikes the enemy it is let go on; with several and none hit one chooses", () => {
    const sword = find(given, "pool-2-0");
    expect(dropped(given, sword, { option: ["attack", 5], inTray: false })).toMatchObject({ option: ["attack", 5] });
    expect(dropped(given, sword, { inTray: false })).toBe("choose");
    expect(dropped(given, boot, { option: ["attack", 5], inTray: false })).toMatchObject({ option: ["use", BOOT] });
  });

  test("is saved on the special die", () => {
    const saving = panel({ fields: fields({ pool: counts(COIN), special: [HAND, 0] }), ask: ask("save", [["save", COIN], "keep"]) });
    expect(dropped(saving, find(saving, "pool-3-0"), { die: find(saving, "special"), inTray: true })).toMatchObject({ option: ["save", COIN] });
  });
});
