import { expect, it } from "vitest";
import { dungeonOf, fate, lookers, playOf, standing } from "../../src/games/raiders/dungeon";
import type { Scene } from "../../src/table/scene";
import { GAMES, sceneOf } from "./recorded";

const DEVIR = GAMES[0]!;
const TACTICAL = GAMES[1]!;
const FIELDS = {
  level: 1, place: 1, coins: [1, 1, 1, 1, 1], alive: [1, 1, 1, 0, 1], cards: [0, 0, 0, 0, 0], locked: [0, null, null, null, null],
  has_locked: [false, false, false, false, false], row: [3, 4, -1, 7, 8], lit: [1, 1, 0, 0, 1], looked: [0, 0, 4, 3, 0],
};
const at = (changes: Partial<Scene> = {}, fields = {}): string[] => {
  const scene = sceneOf(DEVIR, { ask: null, ...changes });
  return [0, 1, 2, 3, 4].map((seat) => playOf(scene, dungeonOf({ ...FIELDS, ...fields }), seat).state);
};
const ask = { kind: "card", clause: "", options: [1], labels: [], notes: [], about: {} };

it("tells rooms left behind, here, lit, dark, and known to the viewer alone", () => {
  expect([0, 1, 2, 3, 4].map((place) => standing(dungeonOf(FIELDS), place, false))).toEqual(["gone", "here", "dark", "known", "lit"]);
  expect(standing(dungeonOf(FIELDS), 1, true)).toBe("gone");
  expect(standing(dungeonOf({ ...FIELDS, place: 2 }), 2, false)).toBe("dark");
});

it("knows who looked into a dark room", () => {
  expect(lookers(dungeonOf(FIELDS), 2)).toEqual([2]);
  expect(lookers(dungeonOf(FIELDS), 3)).toEqual([0, 1]);
});

it("shows who thinks, who has chosen, and who is out", () => {
  expect(at({ ask, waiting: [0, 2, 4], answered: [1] })).toEqual(["choosing", "chosen", "choosing", "out", "choosing"]);
});

it("shows the viewer the card that is locked in, and nobody else's", () => {
  expect(at({ ownAnswer: 4, waiting: [2, 4], answered: [0, 1] })).toEqual(["mine", "chosen", "choosing", "out", "choosing"]);
  expect(playOf(sceneOf(DEVIR, { ownAnswer: 4 }), dungeonOf(FIELDS), 0).card).toBe(4);
});

it("keeps a card locked while somebody lights a torch", () => {
  expect(at({ ask: { ...ask, kind: "card" }, waiting: [0, 2], answered: [] }, { has_locked: [false, true, false, false, true] })).toEqual(["choosing", "chosen", "choosing", "out", "chosen"]);
});

it("does not take a torch lit or kept for a card", () => {
  expect(at({ ask: { ...ask, kind: "torch" }, waiting: [0], answered: [1] })).toEqual(["choosing", "none", "none", "out", "none"]);
  expect(at({ waiting: [2], answered: [1] })).toEqual(["none", "none", "choosing", "out", "none"]);
});

it("turns the cards over one after another, the others still face down", () => {
  const event = { kind: "card_played", clause: "DR-PLY-2", number: 1, seat: 0, card: "5" };

  expect(at({ event }, { cards: [5, 0, 0, 0, 0] })).toEqual(["shown", "chosen", "chosen", "out", "chosen"]);
});

it("shows a second card over a crystal ball while it is chosen", () => {
  const scene = sceneOf(DEVIR, { waiting: [2], answered: [1] });

  expect(playOf(scene, dungeonOf({ ...FIELDS, cards: [3, 7, 7, 0, 2] }), 1)).toEqual({ state: "shown", card: 7, again: true });
  expect(playOf(scene, dungeonOf({ ...FIELDS, cards: [3, 7, 7, 0, 2] }), 2)).toEqual({ state: "shown", card: 7, again: false });
});

it("has nothing face down where all play in turn", () => {
  const scene = sceneOf(TACTICAL, { waiting: [1], answered: [] });

  expect([0, 1, 2].map((seat) => playOf(scene, dungeonOf({ ...FIELDS, cards: [2, 0, 0] }), seat).state)).toEqual(["shown", "choosing", "none"]);
});

it("tells what has become of a seat", () => {
  const dungeon = dungeonOf({ alive: [1, 1, 0, 1], winners: [0], collapsed: [3] });

  expect([0, 1, 2, 3].map((seat) => fate(dungeon, seat))).toEqual(["winner", "", "out", "collapsed"]);
});
