import { describe, expect, test } from "vitest";
import { bossTurnIn, deckOf } from "../../src/games/platformer/panels/boss";
import { event, fields, panel } from "./box";

const medusa = [
  event("saved"),
  event("boss_turn", { boss: "medusa" }),
  event("boss_die", { face: "attack" }),
  event("boss_card_passed", { card: "gaze" }),
  event("boss_card_drawn", { card: "bite" }),
  event("boss_card_resolved", { card: "bite", range: "adj" }),
  event("wounded", { seat: 0, amount: 2 }),
];

test("the cards of the deck are counted", () => {
  expect(deckOf(fields({ boss_deck: [1, 0, 2], boss_discard: [0, 1, 0] }))).toBe(3);
});

describe("the boss's turn", () => {
  test("is told card by card: passed over, then resolved with what came of it", () => {
    const turn = bossTurnIn(panel({ recent: medusa }));
    expect(turn?.face).toBe("attack");
    expect(turn?.cards.map(({ card, state, range, after }) => [card, state, range, after.map(({ kind }) => kind)])).toEqual([["gaze", "passed", "", []], ["bite", "resolved", "adj", ["wounded"]]]);
  });

  test("shows as far as it has been told", () => {
    expect(bossTurnIn(panel({ recent: medusa.slice(0, 4), event: medusa[4]! }))?.cards.map(({ state }) => state)).toEqual(["passed", "drawn"]);
  });

  test("names the marks of the card that fits the face", () => {
    const turn = bossTurnIn(panel({ recent: [medusa[1]!, medusa[2]!, event("boss_card_drawn", { card: "gaze" })] }));
    expect(turn?.cards[0]?.marks).toEqual(["attack"]);
  });

  test("lets both cards happen on a tie", () => {
    const tie = [event("boss_turn"), event("boss_card_drawn", { card: "gaze" }), event("boss_card_drawn", { card: "bite" }), event("boss_cards_tied"),
      event("boss_card_resolved", { card: "bite", range: "adj" }), event("boss_card_resolved", { card: "gaze", range: "row" }), event("badge_gained", { seat: 1 })];
    const turn = bossTurnIn(panel({ recent: tie }));
    expect(turn?.tied).toBe(true);
    expect(turn?.cards.map(({ card, state, after }) => [card, state, after.length])).toEqual([["gaze", "resolved", 1], ["bite", "resolved", 0]]);
  });

  test("is over when the next turn begins, and none without it", () => {
    const next = [...medusa, event("turn_began", { seat: 1 }), event("wounded", { seat: 1 })];
    expect(bossTurnIn(panel({ recent: medusa }))?.done).toBe(false);
    expect(bossTurnIn(panel({ recent: next }))?.done).toBe(true);
    expect(bossTurnIn(panel({ recent: next }))?.cards.at(-1)?.after).toHaveLength(1);
    expect(bossTurnIn(panel({ recent: [event("moved")] }))).toBeNull();
  });
});
