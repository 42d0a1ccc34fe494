import { describe, expect, it } from "vitest";
import { allAs, canBegin, kindOf, resized, someNames } from "../../src/lobby/sitters";

const kinds = (sitters: { who: string }[]) => sitters.map((each) => each.who);

describe("those who will sit", () => {
  it("are oneself and others of one kind", () => {
    expect(kinds(resized([], 4, "bot", "greedy"))).toEqual(["me", "bot", "bot", "bot"]);
  });

  it("stay when seats are added or taken away", () => {
    const mixed = [...resized([], 2, "bot", "greedy"), { who: "here" as const, name: "Carla", bot: "" }];
    expect(kinds(resized(mixed, 5, "friend", "greedy"))).toEqual(["me", "bot", "here", "friend", "friend"]);
    expect(kinds(resized(mixed, 2, "friend", "greedy"))).toEqual(["me", "bot"]);
  });

  it("become one kind together, but for oneself", () => {
    const friends = resized([], 3, "friend", "greedy");
    expect(kinds(allAs(friends, "bot", "random"))).toEqual(["me", "bot", "bot"]);
    expect(kindOf(friends)).toBe("friend");
    expect(kindOf([...friends, { who: "bot", name: "", bot: "random" }])).toBe("");
  });

  it("begin at once unless a friend is still to come", () => {
    expect(canBegin(resized([], 3, "friend", "greedy"))).toBe(false);
    expect(canBegin(resized([], 3, "here", "greedy"))).toBe(true);
    expect(canBegin(resized([], 1, "friend", "greedy"))).toBe(true);
  });

  it("have different names, even when there are more than the list has", () => {
    const names = someNames(["Ember", "Soot"], 5, () => 0.6);
    expect(new Set(names).size).toBe(5);
    expect(names.slice(0, 2).sort()).toEqual(["Ember", "Soot"]);
  });
});
