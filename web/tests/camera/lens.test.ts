import { expect, it } from "vitest";
import { around, clearEdges, panned, RIM, SHORE, toBoard, toSight, whole, within, zoomed } from "../../src/games/camera/lens";

const BOARD = { width: 1300, height: 1000 };
const WIDE = { width: 700, height: 500 };
const PHONE = { width: 374, height: 400 };

it.each([WIDE, PHONE])("shows the whole board with its letters", (seen) => {
  const lens = whole(BOARD, seen);
  const corner = toBoard(lens, { x: 0, y: 0 }, seen);
  const other = toBoard(lens, { x: seen.width, y: seen.height }, seen);

  expect(corner.x).toBeLessThanOrEqual(-RIM + 0.01);
  expect(corner.y).toBeLessThanOrEqual(-RIM + 0.01);
  expect(other.x).toBeGreaterThanOrEqual(BOARD.width + RIM - 0.01);
  expect(other.y).toBeGreaterThanOrEqual(BOARD.height + RIM - 0.01);
});

it("sees everything that must be seen, as near as that allows", () => {
  const points = [{ x: 50, y: 50 }, { x: 1250, y: 950 }];
  const lens = around(points, BOARD, WIDE);

  for (const point of points) {
    const at = toSight(lens, point, WIDE);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(WIDE.width);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(WIDE.height);
  }
  expect(lens.zoom).toBeLessThan(around([points[0]!], BOARD, WIDE).zoom);
});

it.each([{ width: 372, height: 212 }, { width: 346, height: 208 }, { width: 474, height: 232 }])("shows marks in the board's corners whole on a phone, above its buttons", (seen) => {
  const corners = [{ x: 50, y: 50 }, { x: 1250, y: 50 }, { x: 50, y: 950 }, { x: 1250, y: 950 }];
  const radius = 22;
  const buttons = seen.height > 228 ? 54 : 0;

  for (const corner of corners) {
    const at = toSight(around(corners, BOARD, seen), corner, seen);
    expect(at.x).toBeGreaterThanOrEqual(radius);
    expect(at.x).toBeLessThanOrEqual(seen.width - radius);
    expect(at.y).toBeGreaterThanOrEqual(radius);
    expect(at.y).toBeLessThanOrEqual(seen.height - buttons - radius);
  }
});

it("shows the whole board when there is nowhere to be", () => {
  expect(around([], BOARD, WIDE)).toEqual(whole(BOARD, WIDE));
});

it("keeps what is under the finger when it comes nearer", () => {
  const before = { x: 650, y: 500, zoom: 1 };
  const at = { x: 120, y: 90 };
  const after = zoomed(before, 1.5, at, BOARD, WIDE);

  expect(after.zoom).toBeCloseTo(1.5);
  expect(toBoard(after, at, WIDE).x).toBeCloseTo(toBoard(before, at, WIDE).x);
  expect(toBoard(after, at, WIDE).y).toBeCloseTo(toBoard(before, at, WIDE).y);
});

it("never leaves the board, and is never further than all of it", () => {
  const lost = panned({ x: 650, y: 500, zoom: 1 }, 9000, 9000, BOARD, WIDE);

  expect(lost).toEqual(within(lost, BOARD, WIDE));
  expect(lost.x).toBeCloseTo(WIDE.width / 2 - SHORE);
  expect(zoomed(lost, 0.001, { x: 0, y: 0 }, BOARD, WIDE)).toEqual(whole(BOARD, WIDE));
});

it.each([[20, { above: false, below: true }], [240, { above: true, below: false }], [125, { above: true, below: true }]])("keeps what is laid along an edge off what is touched %i pixels from the top", (y, clear) => {
  const seen = { width: 340, height: 250 };
  const lens = { x: 170, y: 125, zoom: 1 };

  expect(clearEdges([{ x: 170, y }], lens, seen, 60)).toEqual(clear);
});

it("finds no clear edge where one may go up and down", () => {
  const lens = { x: 0, y: 0, zoom: 0.62 };
  const ways = [{ x: 0, y: 0 }, { x: 0, y: -100 }, { x: 0, y: 100 }];

  expect(clearEdges(ways, lens, { width: 340, height: 200 }, 60)).toEqual({ above: false, below: false });
});
