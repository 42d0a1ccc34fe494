import { describe, expect, it } from "vitest";
import { BELOW, boxOf, fieldsOf, INSIDE, sidesOf, place } from "../../src/games/quest/box";
import { marksAt, pipsOf, standsAt, touchedAt } from "../../src/games/quest/places";
import { GAMES, sceneOf, stepsOf } from "./recorded";

const box = boxOf(sceneOf(GAMES[0]!));
const code = (id: string, entry: number): number => 1 + 4 * box.kinds.findIndex((kind) => kind.id === id) + entry;

it("turns the sides of a room with its entry", () => {
  expect(sidesOf(box, code("do2", 0)).join("")).toBe("oodw");
  expect(sidesOf(box, code("do2", 1)).join("")).toBe("wood");
  expect(sidesOf(box, code("do2", 3)).join("")).toBe("odwo");
  expect(sidesOf(box, 0).join("")).toBe("????");
});

it("calls a space by its column and its row", () => {
  expect([0, 12, 45, 129].map((space) => place(box, space))).toEqual(["A1", "M1", "G4", "M10"]);
});

it("tells the pips that lead out of the dark", () => {
  const { die } = box.kinds.find((kind) => kind.id === "da1")!;

  expect([0, 1, 2, 3].map((side) => pipsOf(die, side))).toEqual(["3-4", "1-2", "", "5-6"]);
});

it("stands on the side of a bridge one came by", () => {
  const board = Array.from({ length: 130 }, (_, space) => (space === 14 ? code("br1", 0) : 0));
  const fields = fieldsOf({ board, space: [14], side: [2], standing: [INSIDE] });

  expect(standsAt(box, fields, 0)!.y).toBeGreaterThan(150);
  expect(standsAt(box, { ...fields, side: [0] }, 0)!.y).toBeLessThan(150);
  expect(standsAt(box, { ...fields, side: [4] }, 0)).toEqual({ x: 150, y: 150 });
});

it("is touched beyond the middle of a room seen from afar, and never beyond the outermost rooms", () => {
  const target = (space: number, way: number) => ({ index: 0, space, way, kind: "room" as const });

  expect(touchedAt(box, target(1, 1), -30)).toEqual({ x: 150, y: 50 });
  expect(touchedAt(box, target(1, 1), 60)).toEqual({ x: 210, y: 50 });
  expect(touchedAt(box, target(1, 0), 60)).toEqual({ x: 150, y: 50 });
});

it("lets heroes in the treasure chamber stand side by side", () => {
  const fields = fieldsOf({ board: [], space: [box.treasure[0], box.treasure[0]], side: [4, 4], standing: [INSIDE, INSIDE] });
  const [one, other] = [standsAt(box, fields, 0)!, standsAt(box, fields, 1)!];

  expect(one.y).toBe(other.y);
  expect(other.x - one.x).toBeGreaterThan(20);
});

describe.each(GAMES)("$settings.players $settings.light", (game) => {
  it("has every hero on the map, under it, or nowhere", () => {
    for (const { after } of stepsOf(game)) {
      const fields = fieldsOf(after);
      for (const [seat, standing] of fields.standing.entries()) {
        expect(Boolean(standsAt(box, fields, seat)), "on the map").toBe(standing === INSIDE && fields.space[seat]! >= 0);
        expect(Boolean(marksAt(box, fields, seat)), "under it").toBe(standing === BELOW && fields.travel[seat]! >= 0);
      }
    }
  });
});
