/** Where things stand in the tower, in units; the bottom row is the lowest line of the drawing. */
import { ROOM, type Point, type Size } from "../camera/lens";
import { columnOf, rowOf, type Box } from "./box";

/** The height of the rubble. */
export const RUBBLE = 100;

const rowsOf = (box: Box): number => box.levels * box.rows;

export const sizeOf = (box: Box): Size => ({ width: box.columns * ROOM, height: rowsOf(box) * ROOM });

/** What is left of the tower above its lowest level, and under it, once something has crumbled, some rubble. */
export const standing = (box: Box, lowest: number): Size => ({ ...sizeOf(box), height: bottomOf(box, lowest) + (lowest ? RUBBLE : 0) });

/** The bottom of a level. */
export const bottomOf = (box: Box, level: number): number => (rowsOf(box) - level * box.rows) * ROOM;

/** The upper left corner of a space. */
export const cornerOf = (box: Box, space: number): Point => ({ x: columnOf(box, space) * ROOM, y: (rowsOf(box) - 1 - rowOf(box, space)) * ROOM });

export function middleOf(box: Box, space: number): Point {
  const corner = cornerOf(box, space);
  return { x: corner.x + ROOM / 2, y: corner.y + ROOM / 2 };
}

/** How far from a point the nearest other of these lies, across or down; Infinity where there is none. */
export function nearest(point: Point, points: readonly Point[]): number {
  const gaps = points.map((other) => Math.max(Math.abs(point.x - other.x), Math.abs(point.y - other.y)));
  return Math.min(...gaps.filter((gap) => gap > 0));
}

/** The top of a level. */
export const topOf = (box: Box, level: number): number => (rowsOf(box) - (level + 1) * box.rows) * ROOM;
export const levelHeight = (box: Box): number => box.rows * ROOM;

const NEAREST = 1;
const FURTHEST = 0.44;

/** How near one likes to be: all columns across if they are wide enough to be touched. */
export const acrossTower = (box: Box) => (seen: Size): number => Math.min(Math.max(seen.width / (box.columns * ROOM + 90), FURTHEST), NEAREST);
