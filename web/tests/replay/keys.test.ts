import { expect, it } from "vitest";
import { wishOf } from "../../src/replay/keys";

it("goes by answers with the arrows, and by events with Shift", () => {
  expect(["ArrowRight", "ArrowLeft"].map((key) => [wishOf(key, false), wishOf(key, true)])).toEqual([["on", "event-on"], ["back", "event-back"]]);
});

it("knows the other keys, in either case", () => {
  expect(["PageUp", "PageDown", "Home", "End", " ", "v", "V", "?"].map((key) => wishOf(key, false))).toEqual([
    "chapter-back", "chapter-on", "start", "end", "play", "viewpoint", "viewpoint", "keys",
  ]);
});

it("leaves all others alone", () => {
  expect(["Tab", "Enter", "a", "1"].map((key) => wishOf(key, false))).toEqual([null, null, null, null]);
});
