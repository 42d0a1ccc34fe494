/** How a seat's line is told from the others where colours are not: its dashes, as the printed review has them. */
const DASHES = ["", "8 4", "3 3", "10 3 3 3", "1 3"];

export const dashesOf = (seat: number): string => DASHES[seat % DASHES.length]!;

/** A place of a plot: how far along it, and how high. */
export type Point = readonly [along: number, high: number];

/** A frame with room for lines: what lies at its left and right edge, below and above, and its size as it is drawn. */
export interface Frame {
  from: number;
  to: number;
  low: number;
  high: number;
  width: number;
  height: number;
}

const part = (value: number, from: number, to: number): number => (to > from ? Math.max(0, Math.min(1, (value - from) / (to - from))) : 0);

/** Where something lies in the frame, from its left edge. */
export const across = (frame: Frame, along: number): number => frame.width * part(along, frame.from, frame.to);

/** Where something lies in the frame, from its upper edge. */
export const down = (frame: Frame, high: number): number => frame.height * (1 - part(high, frame.low, frame.high));

/** A line through places, as a drawing wants it. */
export const drawn = (frame: Frame, points: readonly Point[]): string =>
  points.map(([along, high]) => `${across(frame, along).toFixed(1)},${down(frame, high).toFixed(1)}`).join(" ");

/** What lies where somebody touches, at a part of the frame's width. */
export const touched = (frame: Frame, share: number): number => frame.from + (frame.to - frame.from) * Math.max(0, Math.min(1, share));

/** A few round figures up to the highest one, for the lines of a grid. */
export function grid(high: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000].find((each) => high / each <= 4) ?? high;
  return Array.from({ length: Math.floor(high / step) + 1 }, (_, index) => index * step);
}
