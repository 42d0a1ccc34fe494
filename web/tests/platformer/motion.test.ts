import { expect, it } from "vitest";
import { boxOf, fieldsOf } from "../../src/games/platformer/box";
import { motionOf } from "../../src/games/platformer/tower/motion";
import { GAMES, sceneOf } from "./recorded";

const box = boxOf(sceneOf(GAMES[0]!));
const fields = fieldsOf({ spaces: [12, 30], foes: [2, 13] });
const face = (kind: string, said: Record<string, unknown>) => ({ kind, clause: "", number: 7, ...said });

it("hops whoever goes, and nobody else", () => {
  const moved = face("moved", { seat: 1, place: "A4", way: "up" });

  expect([0, 1].map((figure) => motionOf([moved], figure, box, fields).kind)).toEqual(["", "hop"]);
  expect(motionOf([face("enemy_moved", { slot: 0, place: "C1", way: "left" })], box.foes, box, fields).kind).toBe("hop");
  expect(motionOf([], 0, box, fields).kind).toBe("");
});

it("falls as many rows as the event says", () => {
  expect(motionOf([face("enemy_fell", { slot: 1, start: "D5", place: "D2" })], box.foes + 1, box, fields)).toMatchObject({ kind: "fall", rows: 3 });
});

it("lunges towards whom it attacks", () => {
  const attacked = (slot: number) => face("attacked", { seat: 0, slot, wounds: 1 });

  expect(motionOf([attacked(0)], box.foes, box, fields)).toMatchObject({ kind: "lunge", toward: [0, -1] });
  expect(motionOf([attacked(1)], box.foes + 1, box, fields)).toMatchObject({ kind: "lunge", toward: [-1, 0] });
});

it("shudders when it hurts", () => {
  expect(motionOf([face("wounded", { seat: 0, amount: 1, left: 2 })], 0, box, fields).kind).toBe("hurt");
  expect(motionOf([face("wounded", { seat: 0, amount: 0, left: 2 })], 0, box, fields).kind).toBe("");
});
