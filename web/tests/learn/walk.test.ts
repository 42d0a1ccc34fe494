import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonSeen, SaidTold } from "../../src/protocol";
import type { Seen } from "../../src/table/connection.svelte";
import type { Director } from "../../src/table/director.svelte";

vi.mock("../../src/lib/api", () => ({ told: (error: Error) => error.message }));
const { Walk } = await import("../../src/learn/walk.svelte");

/** A director that shows what it is given only when it is told to. */
class SlowDirector {
  fields: Record<string, unknown> = {};
  shown = 0;
  busy = false;
  private seen: Seen | null = null;

  follow(seen: Seen): void {
    this.busy = this.seen !== null && seen.events.length > this.shown;
    this.seen = seen;
    if (!this.busy) this.skip();
  }

  skip(): void {
    this.shown = this.seen!.events.length;
    this.fields = this.seen!.fields;
    this.busy = false;
  }
}

const said = (key: string, after: number): SaidTold => ({ key, after, args: {}, clauses: [], mood: "calm", shows: "" });

/** A lesson that asks once after two events, then once more after five, and ends after seven. */
function lesson(answers: readonly unknown[]): LessonSeen {
  const events = [2, 5, 7][answers.length]!;
  const says = [said("welcome", 2), said("choose", 2), said("hurt", 3), said("again", 5), said("end", 7)].filter((each) => each.after <= events);
  const done = answers.length === 2;
  const ask = done ? null : { question: answers.length, kind: "card", clause: "", options: [1, 2], labels: [], notes: [], about: {}, final: [] };
  const seat = { seat: 0, fields: { answers: answers.join() }, ask, own_answer: null, can_undo: "no" as const, events: Array(events).fill({}), events_from: 0, over: done };
  const told = { id: "one", title: "", about: "", settings: {}, seats: 1, seat: 0, names: [], steps: 2, clauses: [] };
  return { lesson: told, seat, waiting: [], answered: [], says, best: [], hint: null, step: answers.length + 1, done, next: "" };
}

let director: SlowDirector;
let walk: InstanceType<typeof Walk>;
const ask = vi.fn((answers: readonly unknown[]) => Promise.resolve(lesson(answers)));

const here = () => (walk.heading ? "moving" : walk.beat.said?.key);
const settle = () => (director.skip(), walk.arrive());

beforeEach(() => {
  ask.mockClear();
  director = new SlowDirector();
  walk = new Walk(lesson([]), director as unknown as Director, ask);
});

describe("a lesson being taken", () => {
  it("begins with the first words, and asks once all have been read", () => {
    expect([here(), walk.beat.open, walk.hasNext]).toEqual(["welcome", null, true]);
    walk.forward();
    expect([here(), walk.beat.open?.seat.ask?.options, walk.hasNext]).toEqual(["choose", [1, 2], false]);
    walk.forward();
    expect(here()).toBe("choose");
  });

  it("does not take an answer before it asks", async () => {
    await walk.answer(1);
    expect(ask).not.toHaveBeenCalled();
  });

  it("shows what came of an answer up to the next words, then stops", async () => {
    walk.forward();
    await walk.answer(1);
    expect([here(), director.shown]).toEqual(["moving", 2]);
    settle();
    expect([here(), walk.events.length, walk.beat.open]).toEqual(["hurt", 3, null]);
    walk.forward();
    expect(here()).toBe("moving");
    walk.forward();
    expect([here(), walk.events.length, walk.beat.fields]).toEqual(["again", 5, { answers: "1" }]);
  });

  it("goes back through the words without asking anybody", async () => {
    walk.forward();
    await walk.answer(1);
    walk.back();
    expect([here(), walk.given, walk.hasNext]).toEqual(["choose", { answer: 1 }, true]);
    walk.back();
    walk.back();
    expect([here(), walk.at, walk.events.length]).toEqual(["welcome", 0, 2]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("goes on from an earlier question when it is answered anew", async () => {
    walk.forward();
    await walk.answer(1);
    settle();
    walk.back();
    await walk.answer(2);
    settle();
    expect(ask).toHaveBeenLastCalledWith([2]);
    expect([here(), walk.beat.answers, walk.hasNext]).toEqual(["hurt", [2], true]);
  });

  it("ends", async () => {
    walk.forward();
    await walk.answer(1);
    settle();
    walk.forward();
    settle();
    expect(walk.step).toBe(2);
    await walk.answer(2);
    settle();
    expect([here(), walk.beat.open?.done, walk.hasNext]).toEqual(["end", true, false]);
  });

  it("stays where it is when the answer does not arrive, and says why", async () => {
    walk.forward();
    ask.mockRejectedValueOnce(new Error("gone"));
    await walk.answer(1);
    expect([here(), walk.problem, walk.asking]).toEqual(["choose", "gone", false]);
    await walk.answer(1);
    expect([here(), walk.problem]).toEqual(["moving", ""]);
  });
});
