import { expect, it } from "vitest";
import { named, viewpointIn, viewpoints } from "../../src/replay/viewpoints";

it("goes from all hands open over the seats to a watcher", () => {
  expect(viewpoints(3)).toEqual([-3, 0, 1, 2, -2]);
});

it("reads what it writes", () => {
  expect(viewpoints(3).map((each) => viewpointIn(named(each), 3))).toEqual(viewpoints(3));
});

it("shows everything where an address names no viewpoint there is", () => {
  expect([null, "", "7", "-1", "nobody"].map((text) => viewpointIn(text, 3))).toEqual([-3, -3, -3, -3, -3]);
});
