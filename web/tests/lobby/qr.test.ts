import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrPath } from "../../src/lobby/qr";

/** The fields a path of runs fills. */
function filled(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, index) => `${Number(x) + index},${y}`),
  );
}

describe("a QR code", () => {
  it("draws exactly the dark fields, with a light edge around them", () => {
    const text = "https://play.example/t/Zk3vX0pQm1sA";
    const { path, side } = qrPath(text);
    const { data } = encode(text, { ecc: "M", border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));

    expect(filled(path)).toEqual(dark);
    expect(side).toBe(data.length);
    expect(data[0]!.some(Boolean) || data[1]!.some(Boolean)).toBe(false);
  });
});
