import { beforeAll, describe, expect, it } from "vitest";
import { telling } from "../src/games/platformer/telling";
import { choose } from "../src/lib/words.svelte";
import type { Face } from "../src/table/connection.svelte";
import { decisive } from "../src/table/decisive";
import { goings } from "../src/table/goings";
import { deciding, recapFrom, recapOf } from "../src/table/recap";

const face = (kind: string, said: Record<string, unknown> = {}): Face => ({ kind, clause: "", number: 0, ...said });
const HEARER = { game: "platformer", names: ["Ana", "Bruno"], viewer: 0 };
const TURN = [
  face("turn_began", { seat: 1, round: 2, rounds: 40 }),
  face("moved", { seat: 1, way: "up", place: "A2" }),
  face("moved", { seat: 1, way: "up", place: "A3" }),
  face("picked_up", { seat: 1, token: "gem", place: "A3" }),
];

beforeAll(() => choose("en"));

describe("a recap", () => {
  it("tells a turn in a line, with pictures of what was done", () => {
    const { lines } = recapOf(TURN, telling, HEARER, (event) => (event.kind === "moved" ? "leather-boot" : "cut-diamond"));

    expect(lines).toEqual([{ seat: 1, text: "Bruno goes to A3 and finds a gem.", icons: ["leather-boot", "cut-diamond"] }]);
  });

  it("has five lines at most, and says how many came before", () => {
    const { lines, earlier } = recapOf(Array(7).fill(TURN).flat() as Face[], telling, HEARER, () => null);

    expect([lines.length, earlier]).toEqual([5, 2]);
  });

  it("goes back to the decision after which somebody else did something", () => {
    const own = face("moved", { seat: 0, way: "up", place: "B2" });
    let decided = deciding({ before: 0, last: 0 }, [own], 0);
    const round = [own, ...TURN];
    expect(recapFrom(decided, round, 0)).toBe(1);

    decided = deciding(decided, round, 0);

    expect(recapFrom(decided, [...round, own], 0)).toBe(1);
    expect(recapFrom(decided, [...round, own, ...TURN], 0)).toBe(round.length);
  });
});

describe("who comes and goes", () => {
  const chair = (changes = {}) => ({ name: "Bo", person: "b", bot: "", here: true, ...changes });
  const between = (then: object, now: object) => goings([chair(then)], [chair(now)], "a").map((each) => each.what);

  it("is told, one thing a seat", () => {
    expect(between({}, { here: false })).toEqual(["away"]);
    expect(between({ here: false }, {})).toEqual(["back"]);
    expect(between({}, { here: false, bot: "greedy" })).toEqual(["bot"]);
    expect(between({ here: false, bot: "greedy" }, {})).toEqual(["plays"]);
    expect(between({ person: "", bot: "greedy" }, {})).toEqual(["sits"]);
  });

  it("is not told of oneself, nor where nothing changed", () => {
    expect(goings([chair()], [chair({ here: false })], "b")).toEqual([]);
    expect(between({}, {})).toEqual([]);
  });
});

describe("what decided a game", () => {
  const film = (coins: number[][]) => ({
    seat: -3, events: [], moments: coins.map((fields, number) => ({ number, fields: { coins: fields }, questions: [], given: [], waiting: [], answered: [], from: 0, to: 0 })),
  });
  const weigh = (fields: Record<string, unknown>, seat: number) => (fields["coins"] as number[])[seat]!;

  it("is the moment with the greatest step towards the end", () => {
    const game = film([[0, 0], [1, 0], [1, 4], [6, 4], [7, 4]]);

    expect(decisive(game, weigh, { seat: 0, against: [1], won: true })).toBe(3);
    expect(decisive(game, weigh, { seat: 1, against: [0], won: false })).toBe(3);
  });

  it("is none where nothing changed", () => {
    expect(decisive(film([[2, 2], [2, 2]]), weigh, { seat: 0, against: [1], won: false })).toBe(-1);
  });
});
