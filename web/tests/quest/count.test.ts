import { expect, it } from "vitest";
import { boxOf, DEAD, fieldsOf, OUT } from "../../src/games/quest/box";
import { cardsDecided, fate, ranking, spoils } from "../../src/games/quest/count";
import { GAMES, sceneOf } from "./recorded";

const fields = fieldsOf({ heroes: [0, 1, 2, 3], standing: [DEAD, OUT, OUT, DEAD], gold: [0, 120, 300, 0], winners: [2], loot: [[], [], [], []] });

it("ranks the winner first, then who came out, then the dead", () => {
  expect(ranking(fields)).toEqual([2, 1, 0, 3]);
  expect([0, 1, 2].map((seat) => fate(fields, seat))).toEqual(["dead", "out", "winner"]);
});

it("says when the cards decided between equals", () => {
  expect(cardsDecided(fields)).toBe(false);
  expect(cardsDecided({ ...fields, gold: [0, 300, 300, 0] })).toBe(true);
  expect(cardsDecided({ ...fields, winners: [1, 2], gold: [0, 300, 300, 0] })).toBe(false);
  expect(cardsDecided({ ...fields, winners: [] })).toBe(false);
});

it("shows the dearest loot first", () => {
  const box = boxOf(sceneOf(GAMES[0]!));
  const cheap = box.cards.findIndex((card) => card.id === "gold_10");
  const dear = box.cards.findIndex((card) => card.id === "gold_200");

  expect(spoils(box, { ...fields, loot: [[], [cheap, dear], [], []] }, 1)).toEqual([dear, cheap]);
});
