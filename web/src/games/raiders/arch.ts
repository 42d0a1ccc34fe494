/** The stone around a room, drawn for whatever size it has: the line of its mouth, where its floor begins, where torches hang. Pure. */
import type { Point, Size } from "../camera/lens";

export interface Arch {
  /** How thick the stones around the mouth are. */
  stone: number;
  mouth: string;
  /** The floor, from the back wall to the threshold, and the seams of its flagstones. */
  floor: string;
  seams: string;
  torches: readonly Point[];
}

const SEAMS = [-2, -1, 0, 1, 2];
/** Torches need so much of a room. */
const ROOMY: Size = { width: 300, height: 250 };
/** A room lower than this has no height to give away: its arch is flat. */
const LOW = 230;

export function archOf({ width, height }: Size): Arch {
  const stone = Math.min(Math.max(width * 0.05, 3), 15);
  const rise = Math.min(width * 0.3, height * (height < LOW ? 0.1 : 0.24));
  const inwards = stone * 1.85 + 12;
  const back = Math.round(height * 0.74);
  return {
    stone,
    mouth: mouthOf(width, height, stone, rise),
    floor: `M0 ${height}V${back}H${width}V${height}z`,
    seams: seamsOf(width, height, back),
    torches: width < ROOMY.width || height < ROOMY.height ? [] : [inwards, width - inwards].map((x) => ({ x, y: rise + height * 0.12 })),
  };
}

/** Two curves that meet in a point over the middle. */
function mouthOf(width: number, height: number, stone: number, rise: number): string {
  const top = stone * 0.9;
  const shoulder = top + rise * 0.16;
  return `M${stone} ${height}V${top + rise}Q${stone} ${shoulder} ${width / 2} ${top}Q${width - stone} ${shoulder} ${width - stone} ${top + rise}V${height}z`;
}

/** Seams run towards a point behind the wall; two lie across. */
function seamsOf(width: number, height: number, back: number): string {
  const along = SEAMS.map((each) => `M${width / 2 + each * width * 0.15} ${back}L${width / 2 + each * width * 0.28} ${height}`);
  const across = [0.25, 0.62].map((share) => `M0 ${back + (height - back) * share}H${width}`);
  return [...along, ...across].join("");
}
