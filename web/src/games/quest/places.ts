/** Where things stand on the map, in units: rooms, figures, markers, what can be touched. */
import { BELOW, columnOf, entryOf, INSIDE, kindOf, NO_SIDE, NONE, rowOf, type Box, type QuestFields } from "./box";
import { ROOM, type Point } from "../camera/lens";
import type { Target } from "./targets";

/** How far from the middle of a divided room somebody stands on one side of it. */
const ASIDE = 27;
/** How far figures that share a room stand apart. */
const APART = 26;
/** How far from the middle of its space a way to point is touched. */
const BESIDE = 78;
const STEPS: readonly Point[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];

/** The upper left corner of a space. */
export const cornerOf = (box: Box, space: number): Point => ({ x: columnOf(box, space) * ROOM, y: rowOf(box, space) * ROOM });

/** The middle of a room; the treasure chamber is two spaces long. */
export function middleOf(box: Box, space: number): Point {
  const [north, south] = box.treasure;
  const corner = cornerOf(box, space === south ? north! : space);
  return { x: corner.x + ROOM / 2, y: corner.y + (space === north || space === south ? ROOM : ROOM / 2) };
}

const moved = (from: Point, way: number, by: number): Point => ({ x: from.x + STEPS[way]!.x * by, y: from.y + STEPS[way]!.y * by });

/** Where a hero stands, null if the hero is not on the map. */
export function standsAt(box: Box, fields: QuestFields, seat: number): Point | null {
  const space = fields.space[seat] ?? -1;
  if (fields.standing[seat] !== INSIDE || space < 0) return null;
  const code = fields.board[space] ?? 0;
  const side = fields.side[seat] ?? NO_SIDE;
  const middle = middleOf(box, space);
  const at = kindOf(box, code)?.groups.length && side !== NO_SIDE ? moved(middle, side, ASIDE) : middle;
  return spread(at, fields.space.flatMap((each, other) => (each === space && fields.standing[other] === INSIDE ? [other] : [])), seat);
}

/** Figures in one room stand side by side. */
function spread(at: Point, together: readonly number[], seat: number): Point {
  const index = together.indexOf(seat);
  return { x: at.x + (index - (together.length - 1) / 2) * APART, y: at.y };
}

/** Where a catacomb traveller's marker lies, null if there is none. */
export function marksAt(box: Box, fields: QuestFields, seat: number): Point | null {
  const space = fields.travel[seat] ?? -1;
  if (fields.standing[seat] !== BELOW || space < 0) return null;
  const corner = cornerOf(box, space);
  const together = fields.travel.flatMap((each, other) => (each === space && fields.standing[other] === BELOW ? [other] : []));
  return spread({ x: corner.x + ROOM / 2, y: corner.y + ROOM / 2 }, together, seat);
}

/** Where a target is touched; a room, seen from afar, so far beyond its middle that fingers tell it from the next. */
export function touchedAt(box: Box, target: Target, beyond = 0): Point {
  const middle = middleOf(box, target.space);
  if (target.kind === "room" && target.way !== NONE && beyond > 0) return onBoard(box, moved(middle, target.way, beyond));
  if (target.kind === "way") return moved(middle, target.way, BESIDE);
  return target.kind === "side" ? moved(middle, target.way, ASIDE + 8) : middle;
}

/** No farther out than the middles of the outermost rooms. */
const onBoard = (box: Box, { x, y }: Point): Point => ({ x: within(x, box.columns), y: within(y, box.rows) });
const within = (at: number, rooms: number): number => Math.min(Math.max(at, ROOM / 2), (rooms - 0.5) * ROOM);

/** The pips that lead out by each side of a dark room, by the side counted from its entry: "1-2". */
export function pipsOf(die: readonly number[], side: number): string {
  const pips = die.flatMap((each, index) => (each === side ? [index + 1] : []));
  return pips.length > 1 ? `${pips[0]}-${pips.at(-1)}` : String(pips[0] ?? "");
}

/** How far a room is turned, in degrees, by its code. */
export const turnOf = (code: number): number => entryOf(code) * 90;
