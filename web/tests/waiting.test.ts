import { expect, it } from "vitest";
import { awaited } from "../src/table/waiting";

it("names the people we wait for before the bots", () => {
  expect(awaited({ waiting: [0, 1, 2], bots: [false, true, false], viewer: 0 })).toEqual({ seats: [2], onlyBots: false });
});

it("says that bots think when nobody else is asked", () => {
  expect(awaited({ waiting: [1, 2], bots: [false, true, true], viewer: 0 })).toEqual({ seats: [1, 2], onlyBots: true });
});

it("waits for nobody when only the viewer is asked", () => {
  expect(awaited({ waiting: [0], bots: [false], viewer: 0 })).toEqual({ seats: [], onlyBots: false });
});
