import { beforeAll, expect, it } from "vitest";
import { BELOW, DEAD, INSIDE, OUT } from "../../src/games/quest/box";
import { stakes } from "../../src/games/quest/stakes";
import { choose, say } from "../../src/lib/words.svelte";
import { GAMES, sceneOf } from "./recorded";

const scene = sceneOf(GAMES[0]!);
const at = (standing: number) => stakes({ ...scene, viewer: 0, fields: { ...scene.fields, sun: 9, standing: [standing, INSIDE, INSIDE, INSIDE] } });

beforeAll(() => choose("en"));

it("says what is carried to whoever still has to bring it out, and to nobody else", () => {
  const carried = say("web-quest-stakes-gold", { gold: 0 });

  expect([INSIDE, BELOW].map((standing) => at(standing).includes(carried))).toEqual([true, true]);
  expect([DEAD, OUT].map((standing) => at(standing).includes(carried))).toEqual([false, false]);
});

it("says nothing of rounds that are left when the sun has set", () => {
  expect(stakes({ ...scene, viewer: 0, fields: { ...scene.fields, sun: 28 }, beat: [{ kind: "sunset", clause: "", number: 0 }] })).toBe("");
});
