/** What part of a map is seen: the point in the middle and how many pixels a unit takes. A room or space is a hundred units wide. */
export interface Lens {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Edges {
  above: boolean;
  below: boolean;
}

/** A room's side, in units. */
export const ROOM = 100;
/** The rim around the board, where its letters and numbers stand. */
export const RIM = 34;
/** How far beyond the board one may look: there lie the answers that point out of it. */
export const SHORE = 74;
/** How many rooms one likes to see across the shorter side when following somebody. */
const NEAR_ROOMS = 4.4;
const NEAREST = 1.35;
const FURTHEST_NEAR = 0.62;
const MOST = 2.6;
/** Room kept free around what must be seen, in units. */
const AIR = 70;
/** From the middle of what is touched to the edge of the sight at least, in pixels: however far away, its mark is whole. */
const TOUCHED = 23;

/** A sight up to this height has no buttons: 230 with its edges, as the style of `Controls` has it. */
const BUTTONS_FROM = 228;
/** The strip at the foot of the sight where the buttons stand, in pixels. */
const footOf = (seen: Size): number => (seen.height > BUTTONS_FROM ? 54 : 0);

/** The whole board, above the buttons. */
export function whole(board: Size, seen: Size): Lens {
  const zoom = Math.min(seen.width / (board.width + 2 * RIM), (seen.height - footOf(seen)) / (board.height + 2 * RIM));
  return { x: board.width / 2, y: board.height / 2 + footOf(seen) / zoom / 2, zoom };
}

/** How near one likes to be when following somebody through rooms: the pixels a unit takes. */
export const amongRooms = (seen: Size): number => Math.min(Math.max(Math.min(seen.width, seen.height) / (NEAR_ROOMS * ROOM), FURTHEST_NEAR), NEAREST);

/** As near as is comfortable with all the points in sight; the first is where we stand. */
export function around(points: readonly Point[], board: Size, seen: Size, near = amongRooms(seen)): Lens {
  if (!points.length) return whole(board, seen);
  const [left, right] = ends(points.map((point) => point.x));
  const [top, bottom] = ends(points.map((point) => point.y));
  const fits = Math.min(seen.width / (right - left + 2 * AIR), (seen.height - footOf(seen)) / (bottom - top + 2 * AIR));
  const zoom = Math.min(near, fits);
  const touched = Math.min((seen.width - 2 * TOUCHED) / (right - left), (seen.height - footOf(seen) - 2 * TOUCHED) / (bottom - top));
  if (touched < Math.min(zoom, whole(board, seen).zoom)) return { x: (left + right) / 2, y: (top + bottom) / 2 + footOf(seen) / touched / 2, zoom: touched };
  return within({ x: (left + right) / 2, y: (top + bottom) / 2 + footOf(seen) / zoom / 2, zoom }, board, seen);
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** The lens brought back to where there is something to see, and no further away than all of it. */
export function within(lens: Lens, board: Size, seen: Size): Lens {
  const all = whole(board, seen);
  if (lens.zoom <= all.zoom) return all;
  const zoom = Math.min(lens.zoom, MOST);
  return { x: held(lens.x, board.width, seen.width / zoom, 0), y: held(lens.y, board.height, seen.height / zoom, footOf(seen) / zoom), zoom };
}

/** The middle of a sight so long, within the board, its shore and a foot below. */
function held(middle: number, length: number, seen: number, foot: number): number {
  const most = length + SHORE + foot - seen / 2;
  const least = seen / 2 - SHORE;
  return least > most ? (length + foot) / 2 : Math.min(Math.max(middle, least), most);
}

/** Nearer or further by a factor; the point under (x, y), in pixels of the sight, stays where it is. */
export function zoomed(lens: Lens, factor: number, at: Point, board: Size, seen: Size): Lens {
  const zoom = Math.min(lens.zoom * factor, MOST);
  const under = toBoard(lens, at, seen);
  return within({ x: under.x - (at.x - seen.width / 2) / zoom, y: under.y - (at.y - seen.height / 2) / zoom, zoom }, board, seen);
}

/** Moved by so many pixels, as a finger draws the map along. */
export const panned = (lens: Lens, x: number, y: number, board: Size, seen: Size): Lens =>
  within({ ...lens, x: lens.x - x / lens.zoom, y: lens.y - y / lens.zoom }, board, seen);

/** Where a point of the board is seen, in pixels. */
export const toSight = (lens: Lens, point: Point, seen: Size): Point => ({
  x: (point.x - lens.x) * lens.zoom + seen.width / 2,
  y: (point.y - lens.y) * lens.zoom + seen.height / 2,
});

/** Along which edges of the sight a strip so high leaves whole the marks of all these points. */
export function clearEdges(points: readonly Point[], lens: Lens, seen: Size, strip: number): Edges {
  const heights = points.map((point) => toSight(lens, point, seen).y);
  return { above: heights.every((y) => y - TOUCHED >= strip), below: heights.every((y) => y + TOUCHED <= seen.height - strip) };
}

/** The point of the board that is seen at a pixel. */
export const toBoard = (lens: Lens, at: Point, seen: Size): Point => ({
  x: lens.x + (at.x - seen.width / 2) / lens.zoom,
  y: lens.y + (at.y - seen.height / 2) / lens.zoom,
});
