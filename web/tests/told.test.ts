import { beforeAll, describe, expect, it } from "vitest";
import { telling as platformer } from "../src/games/platformer/telling";
import { telling as quest } from "../src/games/quest/telling";
import { telling as raiders } from "../src/games/raiders/telling";
import { choose, LANGUAGES } from "../src/lib/words.svelte";
import type { Face } from "../src/table/connection.svelte";
import { beatsOf, othersMs, readingMs, type Beat, type Telling } from "../src/table/telling";
import { GAMES as PLATFORMER } from "./platformer/recorded";
import { GAMES as QUEST } from "./quest/recorded";
import { GAMES as RAIDERS } from "./raiders/recorded";
import { sceneOf, type Recorded } from "./recorded";

const TELLINGS: Record<string, Telling> = { raiders, quest, platformer };
const GAMES = [...RAIDERS, ...QUEST, ...PLATFORMER];
const ROUND_MS: Record<string, number> = { quest: 6000, platformer: 8000 };

/** What happens between two questions of the viewer, each. */
function rounds(game: Recorded): Face[][] {
  const found: Face[][] = [[]];
  for (const { events, ask } of game.steps) {
    found.at(-1)!.push(...events);
    if (ask) found.push([]);
  }
  return found.filter((events) => events.length);
}

const beatsIn = (game: Recorded, events: readonly Face[]): Beat[] => beatsOf(events, TELLINGS[game.game]!, sceneOf(game));

describe.each(LANGUAGES)("in %s, whole games", (language) => {
  beforeAll(() => choose(language));

  it.each(GAMES)("are told so that everything can be read: $game $settings", (game) => {
    for (const events of rounds(game)) {
      const beats = beatsIn(game, events);
      expect(beats.flatMap((beat) => beat.events)).toEqual(events);
      for (const beat of beats) {
        expect(beat.ms, beat.text).toBeGreaterThanOrEqual(readingMs(beat.text));
        expect(beat.steps.reduce((sum, step) => sum + step, 0)).toBeLessThanOrEqual(beat.ms);
        expect(beat.text).not.toMatch(/undefined|NaN|\{|web-|-deed-/);
      }
    }
  });

  it.each([...QUEST, ...PLATFORMER])("take no longer than a round may: $game $settings", (game) => {
    for (const events of rounds(game).slice(0, -1)) {
      const beats = beatsIn(game, events);
      expect(othersMs(beats, game.viewer), beats.map((beat) => `${beat.ms} ${beat.text}`).join("\n")).toBeLessThanOrEqual(ROUND_MS[game.game]! * Math.ceil(TELLINGS[game.game]!.rounds(events, sceneOf(game))));
    }
  });
});

const face = (kind: string, number: number, more: object = {}): Face => ({ kind, clause: "", number, private: false, ...more }) as unknown as Face;

it("a trap tells whom it hits beside what that costs them", async () => {
  await choose("en");
  const events = [
    face("trap_sprung", 1, { room: "spike", value: 2, seats: [0, 1] }),
    face("wounded", 2, { seat: 0, amount: 2, total: 2 }),
    face("wounded", 3, { seat: 1, amount: 2, total: 3 }),
  ];
  const [beat] = beatsOf(events, raiders, { game: "raiders", names: ["Ana", "Bruno", "Carla"], viewer: 0 });
  expect(beat!.text).toBe("Spike trap: a 2 springs it. 2 wounds: you and Bruno.");
});

it("the last room of a level lies there until its outcome has been read", async () => {
  await choose("en");
  const events = [
    face("monster_beaten", 1, { room: "golem", total: 25, strength: 23 }),
    face("rested", 2, { level: 1 }),
    face("level_laid", 3, { level: 2, rooms: ["dark", "dark", "dark", "dark", "dark"] }),
  ];
  const beats = beatsOf(events, raiders, { game: "raiders", names: ["Ana", "Bruno", "Carla"], viewer: 0 });
  expect(beats.map((beat) => beat.events.map((event) => event.kind))).toEqual([["monster_beaten"], ["rested", "level_laid"]]);
});

it("two ties over the chests of a room are both told, and neither's coins twice", async () => {
  await choose("en");
  const events = [
    face("chest_shared", 1, { seats: [1, 2], coins: 3, share: 1 }),
    face("coins_gained", 2, { seat: 1, amount: 1, total: 1 }),
    face("coins_gained", 3, { seat: 2, amount: 1, total: 2 }),
    face("chest_shared", 4, { seats: [0, 3], coins: 2, share: 1 }),
    face("coins_gained", 5, { seat: 0, amount: 1, total: 1 }),
    face("coins_gained", 6, { seat: 3, amount: 1, total: 3 }),
  ];
  const [beat, more] = beatsOf(events, raiders, { game: "raiders", names: ["Ana", "Bruno", "Carla", "Diego"], viewer: 0 });

  expect(more).toBeUndefined();
  expect(beat!.text).toBe("Bruno and Carla tie and share 3 coins: 1 each. You tie with Diego and share 2 coins: 1 each.");
});

const KEPT = [
  ["en", "Bruno draws Empty and pockets Unstable Potion."],
  ["es", "Bruno roba Vacía y se guarda Poción inestable."],
  ["pt", "Bruno tira Vazia e guarda Poção instável."],
  ["pt-BR", "Bruno compra Vazia e guarda Poção instável."],
] as const;

it.each(KEPT)("in %s a card that is drawn and kept is told once", async (language, words) => {
  await choose(language);
  const deed = (kind: string, card: string): Face => ({ kind, clause: "", number: 0, seat: 1, card, gold: 0 });
  const events = [deed("card_drawn", "empty"), deed("card_drawn", "unstable_potion"), deed("loot_gained", "unstable_potion")];

  const parts = quest.parts(events, 2, { game: "quest", names: ["Ana", "Bruno"], viewer: 0 });

  expect(parts.map((part) => part.text)).toEqual([words]);
});

it("a beaten monster's picture is looked at for half a second also by whoever rolled and is asked next", () => {
  const own = (kind: string, said: object = {}): Face => ({ kind, clause: "", number: 0, seat: 0, ...said });
  const events = [own("rolled", { dice: [3, 4], about: "fight" }), own("monster_slain", { monster: "demon" })];

  const [beat] = beatsOf(events, quest, { game: "quest", names: ["Ana", "Bruno"], viewer: 0 });

  expect(beat!.events).toEqual(events);
  expect(beat!.least - beat!.steps[0]!).toBeGreaterThanOrEqual(500);
});

const DEATHS = [["quest", quest, "died"], ["platformer", platformer, "downed"]] as const;

it.each(DEATHS)("in %s somebody's end is seen where they were, and only then the next turn begins", (game, telling, kind) => {
  const face = (kind: string, said: object): Face => ({ kind, clause: "", number: 0, ...said });
  const end = face(kind, { seat: 1, cause: "pit" });
  const next = face("turn_began", { seat: 0, round: 2, rounds: 40 });

  const beats = beatsOf([face("turn_began", { seat: 1, round: 2, rounds: 40 }), end, next], telling, { game, names: ["Ana", "Bruno"], viewer: 0 });

  expect(beats.map((beat) => beat.events.at(-1))).toEqual([end, next]);
  expect(beats.map((beat) => beat.ms >= 1000)).toEqual([true, false]);
});

const ROLLED = [
  ["en", "Bruno rolls 1 for the setting sun."],
  ["es", "Bruno saca 1 para la puesta de sol."],
  ["pt", "Bruno tira 1 para o pôr do sol."],
  ["pt-BR", "Bruno rola 1 para o pôr do sol."],
] as const;

it.each(ROLLED)("in %s it is told what somebody rolls for", async (language, words) => {
  await choose(language);
  const roll: Face = { kind: "rolled", clause: "", number: 0, seat: 1, about: "sun", dice: [1] };

  expect(quest.parts([roll], 0, { game: "quest", names: ["Ana", "Bruno"], viewer: 0 }).map((part) => part.text)).toEqual([words]);
});

it("two levels that crumble at once are told one after the other, each once", async () => {
  await choose("en");
  const face = (level: number): Face => ({ kind: "level_removed", clause: "", number: level, private: false, level }) as unknown as Face;
  const [beat] = beatsOf([face(3), face(4)], platformer, sceneOf(PLATFORMER[0]!));

  expect(beat!.text).toBe("Level 3 crumbles away with all that is on it. Level 4 crumbles away with all that is on it.");
});
