import { describe, expect, test } from "vitest";
import { HIDDEN, NONE, type Panel } from "../../src/games/quest/box";
import { blowsOf, choicesIn, foeOf, isChoosing, isFought, laidBy, ownSide, playerOf } from "../../src/games/quest/panels/duel";
import { ask, box, event, fields, panel } from "./box";

const WEAPONS = ["melee", "ranged", "magic"];
/** The second seat fights, the third plays the monster; they choose their cards. */
const fight = (given: Partial<Panel> = {}): Panel => panel({ fields: fields({ foe: "troll", turn: 1, foe_card: HIDDEN }), waiting: [1, 2], ...given });
const revealed = event("cards_revealed", { seat: 1, weapon: "magic", against: "ranged", monster: "troll" });

test("there is a fight while a monster is named", () => {
  expect(isFought(fields({ foe: "troll" }))).toBe(true);
  expect(isFought(fields())).toBe(false);
});

test("the player to the left plays the monster, also round the table", () => {
  expect(playerOf(fight(), "monster")).toBe(2);
  expect(playerOf(fight({ fields: fields({ foe: "troll", turn: 2 }) }), "monster")).toBe(0);
  expect([0, 1, 2].map((viewer) => ownSide(fight({ viewer })))).toEqual(["", "hero", "monster"]);
});

describe("a card in a fight", () => {
  test("is thought about while its player is asked", () => {
    expect(laidBy(fight(), "hero")).toEqual({ state: "choosing", weapon: "" });
    expect(laidBy(fight(), "monster")).toEqual({ state: "choosing", weapon: "" });
  });

  test("lies face down once chosen, and only who chose it knows it", () => {
    const chosen = { waiting: [2], answered: [1] };
    expect(laidBy(fight({ ...chosen, ownAnswer: "magic" }), "hero")).toEqual({ state: "mine", weapon: "magic" });
    expect(laidBy(fight({ ...chosen, viewer: 2 }), "hero")).toEqual({ state: "chosen", weapon: "" });
    expect(laidBy(fight({ ...chosen, viewer: 0 }), "hero")).toEqual({ state: "chosen", weapon: "" });
  });

  test("of one's own does not show on the other side", () => {
    expect(laidBy(fight({ viewer: 2, waiting: [1], answered: [2], ownAnswer: "melee" }), "hero")).toEqual({ state: "choosing", weapon: "" });
  });

  test("is turned up with the other, and stays so until the next round", () => {
    const shown = fight({ waiting: [], event: revealed });
    expect([laidBy(shown, "hero"), laidBy(shown, "monster")]).toEqual([{ state: "shown", weapon: "magic" }, { state: "shown", weapon: "ranged" }]);
    expect(laidBy(fight({ waiting: [1], recent: [revealed, event("wounded")] }), "monster").state).toBe("shown");
    expect(laidBy(fight({ recent: [revealed] }), "monster").state).toBe("choosing");
  });

  test("is not there before the first round", () => {
    expect(laidBy(fight({ waiting: [], event: event("monster_met") }), "hero")).toEqual({ state: "none", weapon: "" });
  });
});

test("alone nobody chooses cards", () => {
  expect(isChoosing(fight({ names: ["Ana"], viewer: 0, fields: fields({ foe: "troll", turn: 0 }), waiting: [0] }))).toBe(false);
});

describe("the chart", () => {
  test("is read from the hero's side", () => {
    expect(blowsOf(box, "hero", "melee")).toEqual([
      { against: "ranged", suffers: 1, deals: 0 },
      { against: "melee", suffers: 2, deals: 2 },
      { against: "magic", suffers: 0, deals: 1 },
    ]);
  });

  test("is read from the monster's side the other way round", () => {
    expect(blowsOf(box, "monster", "melee")).toEqual([
      { against: "magic", suffers: 0, deals: 1 },
      { against: "melee", suffers: 2, deals: 2 },
      { against: "ranged", suffers: 2, deals: 0 },
    ]);
  });

  test("is offered with the answers, in their order", () => {
    expect(choicesIn(fight({ ask: ask("hero_card", WEAPONS) })).map((each) => [each.weapon, each.index])).toEqual([["melee", 0], ["ranged", 1], ["magic", 2]]);
    expect(choicesIn(fight({ ask: ask("monster_card", WEAPONS) }))[1]?.blows).toEqual([
      { against: "melee", suffers: 0, deals: 1 },
      { against: "ranged", suffers: 1, deals: 1 },
      { against: "magic", suffers: 1, deals: 0 },
    ]);
    expect(choicesIn(fight({ ask: ask("flee", ["fight", "flee"]) }))).toEqual([]);
  });
});

describe("the monster", () => {
  const monster_deck = [1, 1, 1, 1];

  test("may have what its name and its wounds leave possible", () => {
    const foe = fields({ foe: "troll", foe_wounds: 3, foe_card: HIDDEN, monster_deck });
    expect(foeOf(box, foe)).toEqual({ health: null, least: 4, most: 5, falls: 50 });
  });

  test("is not one whose card lies on the discards", () => {
    const foe = fields({ foe: "troll", foe_card: HIDDEN, monster_deck: [1, 0, 1, 1] });
    expect(foeOf(box, foe)).toMatchObject({ least: 3, most: 5 });
    expect(foeOf(box, fields({ foe: "troll", foe_wounds: 3, foe_card: HIDDEN, monster_deck: [1, 0, 1, 1] }))).toMatchObject({ least: 5, most: 5, falls: 0 });
  });

  test("is known to its player, and to all once it was shown", () => {
    expect(foeOf(box, fields({ foe: "troll", foe_card: 1, monster_deck }))).toMatchObject({ health: 4, least: 4, most: 4 });
    expect(foeOf(box, fields({ foe: "troll", foe_card: HIDDEN, shown_foe: 2, monster_deck }))).toMatchObject({ health: 5 });
    expect(foeOf(box, fields({ foe: "troll", foe_card: HIDDEN, shown_foe: NONE, monster_deck }))).toMatchObject({ health: null });
  });
});
