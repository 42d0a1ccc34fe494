import { beforeAll, expect, it } from "vitest";
import { stakes } from "../../src/games/raiders/stakes";
import { choose, say } from "../../src/lib/words.svelte";
import { GAMES, sceneOf } from "./recorded";

const scene = sceneOf(GAMES[0]!);
const at = (alive: number) => stakes({ ...scene, viewer: 0, fields: { ...scene.fields, level: 0, place: 0, alive: [alive, 1, 1, 1, 1] } });

beforeAll(() => choose("en"));

it("says what is at stake to whoever is still in the game, and to nobody else", () => {
  expect(at(1)).toContain(say("web-raiders-goal"));
  expect(at(0)).toBe("");
});
