import { expect, it } from "vitest";
import { across, down, drawn, grid, touched, type Frame } from "../../src/look/lines";
import type { AccountTold, Judged, ReviewTold } from "../../src/protocol";
import { chanceAt, costliestFor, hundredths, lostByDecisions, signed, worthSaying } from "../../src/review/chances";

const account = (more: Partial<AccountTold> = {}): AccountTold => ({
  seat: 0, start: 0.25, luck: 0.5, decided: -0.75, result: 0, accuracy: 0.8, costliest: [], points: [[4, 0.25], [5, 0.2], [9, 0.7], [20, 0]], ...more,
});
const frame: Frame = { from: 0, to: 20, low: 0, high: 1, width: 300, height: 150 };

it("knows a chance from the last point before a moment, and before the first from that", () => {
  expect([0, 4, 5, 8, 9, 19, 20, 99].map((number) => chanceAt(account(), number))).toEqual([0.25, 0.25, 0.2, 0.2, 0.7, 0.7, 0, 0]);
  expect(chanceAt(account({ points: [] }), 3)).toBe(0);
});

it("lays what is likely above what is not, and the end at the right edge", () => {
  expect(drawn(frame, account().points)).toBe("60.0,112.5 75.0,120.0 135.0,45.0 300.0,150.0");
  expect([across(frame, 99), down(frame, 1), down(frame, 2)]).toEqual([300, 0, 0]);
  expect(across({ ...frame, to: 0 }, 0)).toBe(0);
});

it("finds where somebody touches, and never beyond the game", () => {
  expect([-1, 0, 0.25, 1, 7].map((share) => touched(frame, share))).toEqual([0, 0, 5, 20, 20]);
  expect(touched(frame, across(frame, 13) / frame.width)).toBe(13);
});

it("rules a grid by a few round figures", () => {
  expect(grid(3)).toEqual([0, 1, 2, 3]);
  expect(grid(31)).toEqual([0, 10, 20, 30]);
  for (const high of [1, 7, 12, 48, 99, 1350, 7000]) expect(grid(high).length).toBeLessThan(6);
});

it("writes gains and losses with their sign, and what shows as nothing without", () => {
  expect([0.314, -0.126, 0.004, -0.004].map(signed)).toEqual(["+31", "−13", "0", "0"]);
  expect(hundredths(0.005)).toBe(1);
});

it("says whose fault it was, and of figures those that change", () => {
  expect(lostByDecisions(account())).toBe(true);
  expect(lostByDecisions(account({ luck: -0.8 }))).toBe(false);
  expect(worthSaying([{ figure: "coins", change: 0.01 }, { figure: "wounds", change: -0.4 }])).toEqual([{ figure: "wounds", change: -0.4 }]);
});

it("shows whoever reads their own costliest decisions first, also where those of others cost more", () => {
  const judged = (number: number, seat: number, lost: number): Judged =>
    ({ number, seat, lost, kind: "card", about: {}, chosen: { key: "", args: {} }, best: { key: "", args: {} }, chance: 0.5, brings: [] });
  const dear = [judged(30, 1, 0.3), judged(40, 1, 0.2), judged(50, 0, 0.15)];
  const review: ReviewTold = { answers: 60, turns: [], costliest: dear, accounts: [account({ costliest: [dear[2]!, judged(8, 0, 0.05)] }), account({ seat: 1, costliest: dear.slice(0, 2) })] };

  expect(costliestFor(review, [0]).own.map(({ number }) => number)).toEqual([50, 8]);
  expect(costliestFor(review, [0]).others.map(({ number }) => number)).toEqual([30, 40]);
  expect(costliestFor(review, [])).toEqual({ own: [], others: dear });
  // A review kept from before tells only the dearest of all.
  const older = { ...review, accounts: review.accounts.map((each) => ({ ...each, costliest: [] })) };
  expect(costliestFor(older, [0]).own.map(({ number }) => number)).toEqual([50]);
});
