import { describe, expect, it } from "vitest";
import { ago, capital, figure, percent } from "../../src/lobby/wording";

const NOW = 1_760_000_000_000;

describe("times and figures", () => {
  it("tell how long ago in the largest unit that fits", () => {
    expect(ago(NOW - 5000, NOW)).toBe("now");
    expect(ago(NOW + 5000, NOW)).toBe("now");
    expect(ago(NOW - 61_000, NOW)).toBe("1 minute ago");
    expect(ago(NOW - 7_300_000, NOW)).toBe("2 hours ago");
    expect(ago(NOW - 90_000_000, NOW)).toBe("yesterday");
  });

  it("are short", () => {
    expect([figure(7.84), figure(3), percent(0.2)]).toEqual(["7.8", "3", "20%"]);
  });

  it("begin with a capital where they stand alone", () => {
    expect(capital("édition")).toBe("Édition");
  });
});
