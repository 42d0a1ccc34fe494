import { describe, expect, it } from "vitest";
import { changed, pathOf, players, usualSeats, valuesOf, wayOf } from "../../src/lobby/ways";
import type { GameTold } from "../../src/protocol";

const way = (edition: string, mode: string, seats: number[]) => ({ settings: { edition, mode }, seats, content: "" });
const GAME: GameTold = {
  name: "raiders",
  version: 1,
  bots: ["random", "greedy"],
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
