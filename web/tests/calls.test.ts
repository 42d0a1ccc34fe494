import { expect, test } from "vitest";
import { badged, counted } from "../src/calls/badge";

test("a title tells how many tables wait, once", () => {
  expect(counted("Mazmorra", 2)).toBe("(2) Mazmorra");
  expect(counted("(2) Mazmorra", 3)).toBe("(3) Mazmorra");
  expect(counted("(3) Mazmorra", 0)).toBe("Mazmorra");
});

test("the picture of a tab tells it too, up to nine", () => {
  expect(badged("<svg></svg>", 0)).toBe("<svg></svg>");
  expect(badged("<svg></svg>", 3)).toMatch(/>3<\/text><\/svg>$/);
  expect(badged("<svg></svg>", 12)).toMatch(/>9\+<\/text><\/svg>$/);
});
