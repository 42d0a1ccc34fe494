import { beforeAll, expect, it } from "vitest";
import { boxOf, roomTitle, type Room } from "../../src/games/raiders/box";
import { factIcon, factsOf, sentence, shieldOf } from "../../src/games/raiders/facts";
import { choose } from "../../src/lib/words.svelte";
import { GAMES, sceneOf } from "./recorded";

const [DEVIR, , , , DUEL, ALONE] = GAMES.map((game) => boxOf(sceneOf(game)).rooms);
const named = (rooms: readonly Room[] | undefined, id: string): Room => rooms!.find((room) => room.id === id)!;

beforeAll(() => choose("en"));

it("says a room in one sentence", () => {
  expect(sentence(named(DEVIR, "dragon"), 0)).toBe("Dragon (Monster); strength 23; lowest: 3 wounds");
  expect(sentence(named(DEVIR, "treasure_4_2"), 0)).toBe("Treasure (4 and 2); highest: 4 coins; second: 2 coins");
});

it("says how strong a monster is once the attack deck has shown it", () => {
  expect(sentence(named(ALONE, "dragon"), 0)).toBe("Dragon (Monster); strength 3 to 5; or else: 3 wounds");
  expect(sentence(named(ALONE, "dragon"), 4)).toBe("Dragon (Monster); beaten above 4; or else: 3 wounds");
});

it("puts on the shield the strength, a question, or that there is no beating it", () => {
  expect(shieldOf(named(DEVIR, "dragon"), 0)).toBe("23");
  expect(shieldOf(named(DEVIR, "mummy"), 0)).toBe("∞");
  expect(shieldOf(named(DUEL, "dragon"), 0)).toBe("∞");
  expect([shieldOf(named(ALONE, "dragon"), 0), shieldOf(named(ALONE, "dragon"), 4)]).toEqual(["?", "4"]);
});

it("has a picture beside each fact", () => {
  const icons = (id: string): string[] => factsOf(named(DEVIR, id), 0).map(factIcon);

  expect(icons("golem")).toEqual(["shield", "drop", "crossed-swords"]);
  expect(icons("wolf_pack")).toEqual(["shield", "drop", "torch"]);
  expect(icons("sphinx")).toEqual(["shield", "drop", "two-coins"]);
  expect(icons("medusa")).toEqual(["shield", "death-skull"]);
});

it("calls a treasure room by its kind, and a room of one's own by its id", () => {
  expect(roomTitle(named(DEVIR, "treasure_4"))).toBe("Treasure");
  expect(roomTitle({ ...named(DEVIR, "snake"), id: "kraken" })).toBe("kraken");
});
