import { expect, it } from "vitest";
import { boxOf } from "../../src/games/raiders/box";
import { ranking, steps, woundsDecided } from "../../src/games/raiders/count";
import { dungeonOf } from "../../src/games/raiders/dungeon";
import { GAMES, sceneOf } from "./recorded";

const DEVIR = boxOf(sceneOf(GAMES[0]!));
const DUEL = boxOf(sceneOf(GAMES[4]!));
const END = dungeonOf({ coins: [7, 9, 12, 9], wounds: [2, 3, 8, 5], alive: [1, 1, 1, 1], collapsed: [2], winners: [1], ending: "DR-END-6" });

it("counts coins and wounds, then says who collapses and who wins", () => {
  expect(steps(END, DEVIR).map(({ kind, seats, clause }) => [kind, seats, clause])).toEqual([
    ["coins", [], ""], ["wounds", [], ""], ["collapsed", [2], "DR-END-3"], ["won", [1], "DR-END-6"],
  ]);
});

it("says who was out before, and that nobody collapses", () => {
  const end = { ...END, alive: [1, 1, 0, 1], collapsed: [] };

  expect(steps(end, DEVIR).map(({ kind }) => kind)).toEqual(["coins", "wounds", "eliminated", "nobody_collapses", "won"]);
});

it("has no collapse in a duel, nor where nobody is left", () => {
  expect(steps({ ...END, collapsed: [] }, DUEL).map(({ kind }) => kind)).toEqual(["coins", "wounds", "won"]);
  expect(steps({ ...END, alive: [0, 0, 0, 0], collapsed: [], winners: [] }, DEVIR).at(-1)!.kind).toBe("nobody_wins");
});

it("ranks the winner first, then coins and wounds, who collapsed after all who stand", () => {
  expect(ranking(END)).toEqual([1, 3, 0, 2]);
});

it("knows when fewer wounds decided", () => {
  expect(woundsDecided(END)).toBe(true);
  expect(woundsDecided({ ...END, coins: [7, 9, 12, 8] })).toBe(false);
  expect(woundsDecided({ ...END, winners: [] })).toBe(false);
});
