import { describe, expect, it } from "vitest";
import { comings } from "../../src/lobby/comings";
import { turnOf } from "../../src/lobby/turns";

const chair = (name = "", person = "", bot = "") => ({ name, person, bot, here: true, gone_since: 0 });

describe("between two looks at a table", () => {
  it("those who sat down have come, those who stood up have gone", () => {
    expect(comings([chair("Ana"), chair("Bo")], [chair("Ana"), chair()])).toEqual([{ what: "went", name: "Bo" }]);
    expect(comings([chair("Ana"), chair()], [chair("Ana"), chair("Ember", "", "greedy")])).toEqual([{ what: "came", name: "Ember" }]);
  });

  it("a seat may change hands", () => {
    expect(comings([chair("Bo")], [chair("Ana")])).toEqual([{ what: "went", name: "Bo" }, { what: "came", name: "Ana" }]);
  });

  it("nothing has happened when all still sit", () => {
    expect(comings([chair("Ana")], [chair("Ana")])).toEqual([]);
  });
});

describe("the turn at a table", () => {
  const chairs = [chair("Ana", "a"), chair("Bo", "b"), chair("Ember", "", "greedy")];

  it("is mine when my seat is asked, and others may be asked too", () => {
    expect(turnOf({ waiting: [0, 1], chairs, rules: "same" }, "a")).toEqual({ mine: true, others: ["Bo"], older: false });
  });

  it("is not mine while a bot sits in for me", () => {
    expect(turnOf({ waiting: [0], chairs: [chair("Ana", "a", "greedy")], rules: "same" }, "a").mine).toBe(false);
  });

  it("is nobody's when nothing is known", () => {
    expect(turnOf(null, "a")).toEqual({ mine: false, others: [], older: false });
  });
});
