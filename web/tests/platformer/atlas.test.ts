import { describe, expect, it } from "vitest";
import { levelsOf } from "../../src/games/platformer/atlas";
import { boxOf, fieldsOf, type Box } from "../../src/games/platformer/box";
import { GAMES, sceneOf, stepsOf } from "./recorded";

const art = [" X|D . .|G|", "+-+-+ + +-+", " . .|H . E ", "+ +-+#+-+-+", " E . H V S ", "+=+ +-+ +=+"];
const tile = (id: string, kind: string): Box["tiles"][number] => ({ id, kind, boss: false, art });
const box: Box = { ...boxOf({ components: {} }), tiles: [tile("one", "forest"), tile("two", "void")] };

it("reads cells, floors and walls off the drawings of two tiles, the bottom row first", () => {
  const [first] = levelsOf(box, fieldsOf({ tiles: [0, 1, -1, -1, -1, -1, -1, -1], lowest: 0, highest: 0 }));
  const at = (space: number) => first!.spaces[space]!;

  expect(first).toMatchObject({ state: "shown", kinds: ["forest", "void"] });
  expect(first!.spaces.map((each) => each.space)).toEqual([...Array(30).keys()]);
  expect([0, 2, 3, 4, 9].map((space) => at(space).feature)).toEqual(["spawn", "empty", "portal", "shop", "shop"]);
  expect([0, 1, 2].map((space) => at(space).floor)).toEqual(["oneway", "open", "platform"]);
  expect(at(12)).toMatchObject({ ladder: true, floor: "pierced" });
  expect([10, 11, 12].map((space) => at(space).wall)).toEqual([false, true, false]);
  expect(at(20)).toMatchObject({ feature: "trap", wall: true });
  expect(at(24).wall).toBe(true);
  expect(at(29).wall).toBe(false);
});

it("knows what nobody has seen yet from what is gone", () => {
  const levels = levelsOf(box, fieldsOf({ tiles: [-1, -1, 0, 1, -1, -1, -1, -1], lowest: 1, highest: 1 }));

  expect(levels.map((level) => level.state)).toEqual(["gone", "shown", "mist", "mist"]);
  expect(levels[0]!.spaces).toEqual([]);
});

describe.each(GAMES)("$seats players, $settings.boss", (game) => {
  it("draws gold and gems only where the tiles have a place for them", () => {
    const { tiles, tokens } = [...stepsOf(game)][0]!.after as { tiles: number[]; tokens: number[] };
    const spaces = levelsOf(boxOf(sceneOf(game)), fieldsOf({ tiles, lowest: 0, highest: 0 })).flatMap((level) => level.spaces);

    expect(spaces).toHaveLength(30);
    for (const { space, feature } of spaces) expect(["", "gold", "gem"][tokens[space]!]).toBe(feature === "gold" || feature === "gem" ? feature : "");
  });
});
