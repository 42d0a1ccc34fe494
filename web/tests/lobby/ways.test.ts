import { describe, expect, it } from "vitest";
import { changed, hasMany, offered, pathOf, players, unusual, usualSeats, valuesOf, wayOf } from "../../src/lobby/ways";
import type { GameTold } from "../../src/protocol";

const way = (edition: string, mode: string, seats: number[]) => ({ settings: { edition, mode }, seats, content: "" });
const GAME: GameTold = {
  name: "raiders",
  version: 1,
  bots: ["random", "greedy"],
  usual: "greedy",
  variants: [way("devir", "standard", [3, 4, 5]), way("devir", "tactical", [3, 4, 5]), way("classic", "standard", [3, 4, 5]), way("classic", "duel", [2]), way("classic", "solitaire", [1])],
};
const DEVIR = GAME.variants[1]!.settings;

describe("a way to play", () => {
  it("is named by its settings in order, as far as wanted", () => {
    expect(pathOf(DEVIR)).toBe("devir-tactical");
    expect(pathOf(DEVIR, "edition")).toBe("devir");
  });

  it("offers for a setting what fits those before it", () => {
    expect(valuesOf(GAME, DEVIR, "edition")).toEqual(["devir", "classic"]);
    expect(valuesOf(GAME, DEVIR, "mode")).toEqual(["standard", "tactical"]);
    expect(valuesOf(GAME, { edition: "classic", mode: "duel" }, "mode")).toEqual(["standard", "duel", "solitaire"]);
  });

  it("keeps what it can when one setting changes", () => {
    expect(changed(GAME, GAME.variants[0]!.settings, "edition", "classic").settings).toEqual({ edition: "classic", mode: "standard" });
    expect(changed(GAME, DEVIR, "edition", "classic").settings).toEqual({ edition: "classic", mode: "standard" });
    expect(changed(GAME, { edition: "classic", mode: "standard" }, "mode", "duel").settings).toEqual({ edition: "classic", mode: "duel" });
  });

  it("is found again by its settings", () => {
    expect(wayOf(GAME, { edition: "classic", mode: "duel" }).seats).toEqual([2]);
  });

  it("seats four, or as near as it allows", () => {
    expect(GAME.variants.map(usualSeats)).toEqual([4, 4, 4, 2, 1]);
  });

  it("tells together with the others how many can play", () => {
    expect(players(GAME)).toEqual({ least: 1, most: 5 });
  });
});

describe("a game with many ways", () => {
  const SWITCHES: Record<string, [string, string]> = { players: ["company", "solo"], death: ["final", "waits"], light: ["dark", "torchlight"], heroes: ["dealt", "chosen"] };
  const settings = (number: number) => Object.fromEntries(Object.entries(SWITCHES).map(([name, values], index) => [name, values[(number >> (3 - index)) & 1]!]));
  const QUEST: GameTold = { ...GAME, name: "quest", variants: Array.from({ length: 16 }, (_, number) => ({ settings: settings(number), seats: [2, 3, 4], content: "" })) };

  it("offers its usual way and those that differ from it in one thing", () => {
    expect(hasMany(QUEST)).toBe(true);
    expect(offered(QUEST).map((each) => unusual(QUEST, each))).toEqual([[], ["heroes"], ["light"], ["death"], ["players"]]);
  });

  it("is unlike one with few, which offers them all", () => {
    expect(hasMany(GAME)).toBe(false);
    expect(offered(GAME)).toEqual(GAME.variants);
  });
});
