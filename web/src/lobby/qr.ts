/** A link as a square of dark and light fields that a camera reads. */
import { encode } from "uqr";

const QUIET = 2;

/** The dark fields as one path, and the side of the square they lie in. */
export function qrPath(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const runs = data.flatMap((row, y) => rowRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { path: runs.join(""), side: size };
}

/** Where dark fields stand side by side in a row: first field and how many. */
function rowRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
