import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Face, Seen } from "../src/table/connection.svelte";
import type { GameScreen, Scene } from "../src/table/scene";
import { readingMs, type Telling } from "../src/table/telling";

const page = vi.hoisted(() => {
  const browser = { hidden: false, documentElement: { dataset: {} } };
  vi.stubGlobal("document", browser);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  return browser;
});
const { Director } = await import("../src/table/director.svelte");

const event = (kind: string, seat: number): Face => ({ kind, seat, clause: "", number: 0 });
/** Every event is told by itself, in as many words as it says. */
const telling: Telling = {
  round: 0, rounds: () => 1, moves: () => 100, moments: [],
  parts: (events) => events.map((each) => ({ seat: Number(each["seat"]), kind: each.kind, text: each.kind, events: [each], told: [each], hold: 0, least: 0 })),
};
const screen = { telling, stage: (fields: object) => fields } as unknown as GameScreen;
const ASK = { question: 1 } as unknown as Seen["ask"];
const seen = (events: Face[], ask: Seen["ask"] = null): Seen => ({ seat: 0, fields: { count: events.length }, ask, ownAnswer: null, canUndo: "no", events, rewinds: 0, over: false });

let director: InstanceType<typeof Director>;
const after = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal("requestAnimationFrame", (show: () => void) => setTimeout(show, 16));
  page.hidden = false;
  director = new Director(screen, () => ({}) as Scene, () => undefined);
  director.follow(seen([]));
});
afterEach(() => vi.useRealTimers());

describe("what others do", () => {
  const LONG = "a sentence of exactly seven short words";

  it("is waited for a moment, and then stays as long as it takes to read", () => {
    director.follow(seen([event(LONG, 1), event("next", 1)]));
    expect([director.busy, director.text]).toEqual([true, ""]);

    after(230);
    expect(director.text).toBe(LONG);
    after(readingMs(LONG) - 20);
    expect(director.text).toBe(LONG);
    after(60);
    expect(director.text).toBe("next");
  });

  it("is over when it has been read, and the true fields are shown", () => {
    director.follow(seen([event("one", 1)], ASK));

    after(readingMs("one") + 50);

    expect([director.busy, director.shown, director.fields]).toEqual([false, 1, { count: 1 }]);
  });

  it("is passed over while nobody looks", () => {
    page.hidden = true;

    director.follow(seen([event(LONG, 1)]));

    expect([director.busy, director.shown, director.missed]).toEqual([false, 1, true]);
  });

  it("is passed over but for the end where it is far too much", () => {
    const many = Array.from({ length: 200 }, (_, number) => event(`this is number ${number}`, 1));

    director.follow(seen(many, ASK));

    expect(director.missed).toBe(true);
    expect(director.shown).toBeGreaterThan(150);
    expect(director.shown).toBeLessThan(200);
  });

  it("can be skipped", () => {
    director.follow(seen([event(LONG, 1), event(LONG, 1)]));

    director.skip();

    expect([director.busy, director.shown]).toEqual([false, 2]);
  });
});

describe("what I do myself", () => {
  it("is shown at once, and nobody waits for its words, which stay", () => {
    director.follow(seen([event("you walk a long long way", 0)], ASK));
    expect(director.text).toBe("you walk a long long way");

    after(110);

    expect([director.busy, director.text]).toEqual([false, "you walk a long long way"]);
  });

  it("is not waited for either where only something without words follows", () => {
    director.follow(seen([event("you walk a long long way", 0), event("", 1)], ASK));

    after(450);

    expect([director.busy, director.text]).toEqual([false, "you walk a long long way"]);
  });

  it("can be read before others are told of", () => {
    director.follow(seen([event("you walk a long long way", 0)], ASK));
    after(110);

    director.follow(seen([event("you walk a long long way", 0), event("others", 1)], ASK));
    after(200);
    expect(director.text).toBe("you walk a long long way");
    after(400);
    expect(director.text).toBe("others");
  });

  it("makes what was said before old", () => {
    director.follow(seen([event("one", 0)], ASK));
    after(110);

    director.follow(seen([event("one", 0)], null));

    expect(director.text).toBe("");
  });
});
