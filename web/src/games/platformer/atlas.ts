/** The map as the tiles draw it: what is on each space, what lies under it, and the walls between. Only what is face up. */
import { NONE, type Box, type PlatformerFields, type Tile } from "./box";

/** Under a space: nothing, a platform, one that a ladder crosses, or one that lets through upwards only. */
export type Floor = "open" | "platform" | "pierced" | "oneway";
export type Feature = "empty" | "spawn" | "gold" | "gem" | "trap" | "shop" | "portal" | "boss" | "special";

export interface Space {
  space: number;
  feature: Feature;
  ladder: boolean;
  floor: Floor;
  /** Whether a wall stands at its right. */
  wall: boolean;
}

export interface Level {
  level: number;
  /** Face up; else still in the mist, or gone. */
  state: "shown" | "mist" | "gone";
  /** The kind of its left and its right tile. */
  kinds: readonly [string, string];
  spaces: readonly Space[];
}

const FEATURES: Record<string, Feature> = {
  E: "spawn", G: "gold", g: "gold", D: "gem", d: "gem", X: "trap", S: "shop", V: "portal", B: "boss", "*": "special",
};
const LADDERS = "Hgd";
const FLOORS: Record<string, Floor> = { "-": "platform", "#": "pierced", "=": "oneway" };

/** All levels from the bottom. */
export const levelsOf = (box: Box, fields: PlatformerFields): Level[] => [...Array(box.levels).keys()].map((level) => levelAt(box, fields, level));

function levelAt(box: Box, fields: PlatformerFields, level: number): Level {
  const [left, right] = [0, 1].map((side) => box.tiles[fields.tiles[2 * level + side] ?? NONE]);
  if (!left || !right) return { level, state: level < fields.lowest ? "gone" : "mist", kinds: ["", ""], spaces: [] };
  const rows = [...Array(box.rows).keys()].flatMap((row) => rowOf(box, left, right, level, row));
  return { level, state: "shown", kinds: [left.kind, right.kind], spaces: rows };
}

/** One row of a level, counted from its bottom. */
function rowOf(box: Box, left: Tile, right: Tile, level: number, row: number): Space[] {
  const first = (level * box.rows + row) * box.columns;
  const line = 2 * (box.rows - 1 - row);
  return [...Array(box.columns).keys()].map((column) => {
    const tile = column < box.tile ? left : right;
    const at = 2 * (column % box.tile) + 1;
    const cell = tile.art[line]?.[at] ?? ".";
    const seam = column === box.tile - 1 ? (right.art[line]?.[0] ?? " ") : " ";
    return {
      space: first + column,
      feature: FEATURES[cell] ?? "empty",
      ladder: LADDERS.includes(cell),
      floor: FLOORS[tile.art[line + 1]?.[at] ?? " "] ?? "open",
      wall: column < box.columns - 1 && (tile.art[line]?.[at + 1] === "|" || seam === "|"),
    };
  });
}
