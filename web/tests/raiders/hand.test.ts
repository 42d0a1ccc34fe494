import { beforeAll, expect, it } from "vitest";
import { weight } from "../../src/games/raiders/cards";
import { dungeonOf } from "../../src/games/raiders/dungeon";
import { heldBy } from "../../src/games/raiders/hand";
import { key } from "../../src/games/raiders/keys";
import { choose } from "../../src/lib/words.svelte";
import { GAMES, sceneOf } from "./recorded";

const DEVIR = GAMES[0]!;
const HAND = 0b11010 + weight(6) + 2 * weight(7);
const dungeon = dungeonOf({ level: 0, hands: [HAND, null, null, null, null], alive: [1, 1, 1, 1, 1], locked: [0, null, null, null, null] });
const ask = {
  kind: "card", clause: "DR-PLY-2", options: [2, 4, 5, 7, 10], labels: [], about: {},
  notes: [null, null, null, { key: "raiders-note-crystal_ball", args: {} }, { key: "raiders-note-look", args: {} }],
};

beforeAll(() => choose("en"));

it("lays out all power cards, the played ones as gone, then the items held", () => {
  const held = heldBy(sceneOf(DEVIR), dungeon);

  expect(held.map(({ card, copies }) => [card, copies])).toEqual([[1, 0], [2, 1], [3, 0], [4, 1], [5, 1], [6, 1], [7, 2]]);
});

it("offers what may be played, and a torch to look by", () => {
  const held = heldBy(sceneOf(DEVIR, { ask }), dungeon);

  expect(held.map(({ answer }) => answer)).toEqual([null, 2, null, 4, 5, 10, 7]);
  expect(held[6]!.note).toBe("You play after all others have shown their cards.");
});

it("offers a torch to be played where it helps to escape", () => {
  const held = heldBy(sceneOf(DEVIR, { ask: { ...ask, options: [2, 6], notes: [null, null] } }), dungeon);

  expect(held.find(({ card }) => card === 6)!.answer).toBe(6);
});

it("raises the card that is locked in", () => {
  expect(heldBy(sceneOf(DEVIR, { ownAnswer: 4 }), dungeon).filter(({ chosen }) => chosen).map(({ card }) => card)).toEqual([4]);
});

it("is empty for who holds no hand, and for who is out", () => {
  expect(heldBy(sceneOf(DEVIR, { viewer: -2 }), dungeon)).toEqual([]);
  expect(heldBy(sceneOf(DEVIR), { ...dungeon, alive: [0, 1, 1, 1, 1] })).toEqual([]);
});

it("has the keys of the terminal", async () => {
  expect([1, 5, 7, 10].map((option) => key(ask, option))).toEqual(["1", "5", "b", "l"]);
  expect([0, 10].map((option) => key({ ...ask, kind: "torch" }, option))).toEqual(["n", "l"]);
  expect(key({ ...ask, kind: "challenge" }, 3)).toBe("3");
  expect(key({ ...ask, kind: "character" }, 3)).toBe("");
  await choose("es");
  expect([6, 8, 9].map((option) => key(ask, option))).toEqual(["a", "l", "e"]);
});
