import { expect, it } from "vitest";
import { boxOf } from "../../src/games/platformer/box";
import { bottomOf, RUBBLE, sizeOf, standing, topOf } from "../../src/games/platformer/places";
import { GAMES, sceneOf } from "./recorded";

const box = boxOf(sceneOf(GAMES[0]!));

it("is as tall as all its levels while none has crumbled", () => {
  expect(standing(box, 0)).toEqual(sizeOf(box));
});

it("keeps no room for levels that have crumbled, but for some rubble", () => {
  expect(standing(box, 2)).toEqual({ width: sizeOf(box).width, height: topOf(box, 1) + RUBBLE });
  expect(bottomOf(box, 2)).toBe(topOf(box, 1));
});
