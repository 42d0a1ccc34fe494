import { describe, expect, it } from "vitest";
import { stops } from "../../src/learn/beats";
import type { SaidTold, SeatSeen } from "../../src/protocol";

const said = (key: string, after: number): SaidTold => ({ key, after, args: {}, clauses: [], mood: "calm", shows: "" });
const seat = (events: number): SeatSeen => ({ seat: 0, fields: {}, ask: null, own_answer: null, can_undo: "no", events: Array(events).fill({}), events_from: 0, over: false });
const shown = (heard: number, says: SaidTold[], events: number) => stops(heard, { says, seat: seat(events) }).map((stop) => [stop.said?.key ?? null, stop.after]);

describe("where the guide speaks", () => {
  it("is after the events the words are about, and at the question", () => {
    expect(shown(0, [said("hurt", 3), said("next", 5)], 5)).toEqual([["hurt", 3], ["next", 5]]);
  });

  it("is at the question too when nothing is said there", () => {
    expect(shown(0, [said("hurt", 3)], 5)).toEqual([["hurt", 3], [null, 5]]);
    expect(shown(0, [], 2)).toEqual([[null, 2]]);
  });

  it("leaves out what has been heard before", () => {
    expect(shown(2, [said("welcome", 1), said("hand", 1), said("hurt", 4)], 4)).toEqual([["hurt", 4]]);
  });
});
