import { describe, expect, it } from "vitest";
import type { Asked, FilmTold, Moment as MomentTold } from "../../src/protocol";
import {
  afterAnswers, byAnswer, byChapter, byEvent, chapterAt, chaptersOf, choosingAt, chosenAt, developed, end, fieldsAt, isEnd, isStart, newSince, ofEvent, settled, shownAt, type Place,
} from "../../src/replay/film";

const asked = (seat: number, answer: unknown): Asked => ({ seat, kind: "card", clause: "C-1", options: [1, 2], labels: [], notes: [], about: {}, answer });
const moment = (number: number, events: number, fields = {}, more: Partial<MomentTold> = {}): MomentTold => ({ number, events, fields, questions: [], waiting: [], answered: [], ...more });
const event = (kind: string, coins = 0) => ({ kind, clause: "C-1", number: 0, coins });

/** Two are asked at once; the first answers in secret, the second ends it; then a level, a question that is withdrawn, the end. */
const TOLD: FilmTold = {
  seat: -3,
  moments: [
    moment(4, 2, { level: 1, coins: 0 }, { questions: [0, 1], waiting: [0, 1] }),
    moment(5, 2, {}, { questions: [1], waiting: [1], answered: [0] }),
    moment(9, 5, { level: 2, coins: 3 }, { questions: [2], waiting: [0] }),
    moment(10, 7, { coins: 5 }),
  ],
  questions: [asked(0, 1), asked(1, 2), asked(0, null)],
  events: [event("dealt"), event("level"), event("gained", 1), event("gained", 3), event("level"), event("gained", 5), event("won")],
};
const film = developed(TOLD);
const stage = (fields: Record<string, unknown>, each: Record<string, unknown>) => (each["kind"] === "gained" ? { ...fields, coins: each["coins"] } : fields);

/** All places on a way through the film, as pairs of moment and event. */
function walk(from: Place, step: (place: Place) => Place): [number, number | null][] {
  const seen: [number, number | null][] = [];
  for (let place = from, next = step(place); place.moment !== next.moment || place.event !== next.event; place = next, next = step(place)) {
    seen.push([next.moment, next.event]);
  }
  return seen;
}

describe("a film as it is developed", () => {
  it("has all fields at every moment", () => {
    expect(film.moments.map((each) => each.fields)).toEqual([
      { level: 1, coins: 0 }, { level: 1, coins: 0 }, { level: 2, coins: 3 }, { level: 2, coins: 5 },
    ]);
  });

  it("knows which events led to a moment", () => {
    expect(film.moments.map((each) => [each.from, each.to])).toEqual([[0, 2], [2, 2], [2, 5], [5, 7]]);
  });

  it("has the questions that are open, and what was answered in secret while others choose", () => {
    expect(film.moments[0]!.questions.map((each) => each.answer)).toEqual([1, 2]);
    expect(film.moments[1]!.questions.map((each) => each.seat)).toEqual([1]);
    expect(film.moments[1]!.given).toEqual([asked(0, 1)]);
    expect(film.moments[2]!.given).toEqual([]);
  });

  it("says who has just chosen in secret", () => {
    expect([0, 1, 2].map((each) => chosenAt(film, settled(each)))).toEqual([[], [0], []]);
  });

  it("tells nothing of what a viewpoint was not asked", () => {
    const watched = developed({ ...TOLD, questions: [], moments: TOLD.moments.map((each) => ({ ...each, questions: [] })) });
    expect(watched.moments.flatMap((each) => [...each.questions, ...each.given])).toEqual([]);
  });
});

describe("stepping", () => {
  it("goes by answers from the start to the end and the same way back", () => {
    expect(walk(settled(0), (place) => byAnswer(film, place, 1))).toEqual([[1, null], [2, null], [3, null]]);
    expect(walk(end(film), (place) => byAnswer(film, place, -1))).toEqual([[2, null], [1, null], [0, null]]);
  });

  it("goes by events, and a moment comes after its events", () => {
    const on = walk(settled(0), (place) => byEvent(film, place, 1));
    expect(on).toEqual([[1, null], [2, 2], [2, 3], [2, 4], [2, null], [3, 5], [3, 6], [3, null]]);
    expect(walk(end(film), (place) => byEvent(film, place, -1))).toEqual([...on.slice(0, -1).reverse(), [0, null]]);
  });

  it("never leaves the film", () => {
    expect(byAnswer(film, settled(0), -1)).toEqual(settled(0));
    expect(byEvent(film, settled(0), -1)).toEqual(settled(0));
    expect(byEvent(film, end(film), 1)).toEqual(end(film));
    expect(byEvent(film, { moment: 0, event: 0 }, -1)).toEqual(settled(0));
    expect([isStart(settled(0)), isEnd(film, end(film)), isEnd(film, { moment: 3, event: 6 })]).toEqual([true, true, false]);
  });

  it("on the way to a moment, that moment is one answer on and the one before it one back", () => {
    expect(byAnswer(film, { moment: 2, event: 3 }, 1)).toEqual(settled(2));
    expect(byAnswer(film, { moment: 2, event: 3 }, -1)).toEqual(settled(1));
  });

  it("finds the moment after so many answers, dice included, and the end beyond it", () => {
    expect([0, 4, 5, 6, 9, 10, 999].map((number) => afterAnswers(film, number).moment)).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });

  it("finds the place of an event, and shows the log up to there", () => {
    expect(ofEvent(film, 3)).toEqual({ moment: 2, event: 3 });
    expect(ofEvent(film, 0)).toEqual({ moment: 0, event: 0 });
    expect([settled(2), ofEvent(film, 3), settled(1)].map((place) => [newSince(film, place), shownAt(film, place)])).toEqual([[2, 5], [3, 4], [2, 2]]);
  });
});

describe("what is seen", () => {
  it("is the true view at a moment", () => {
    expect(fieldsAt(film, settled(2), stage)).toBe(film.moments[2]!.fields);
  });

  it("is staged event by event on the way there", () => {
    expect([2, 3, 4].map((each) => fieldsAt(film, { moment: 2, event: each }, stage))).toEqual([
      { level: 1, coins: 1 }, { level: 1, coins: 3 }, { level: 1, coins: 3 },
    ]);
  });

  it("is everything laid out while the table is being laid", () => {
    expect(fieldsAt(film, { moment: 0, event: 0 }, stage)).toBe(film.moments[0]!.fields);
  });
});

describe("chapters", () => {
  const chapters = chaptersOf(film, "level");

  it("are opened by events of one kind and last until the next", () => {
    expect(chapters.map((each) => [each.moment, each.length])).toEqual([[0, 2], [2, 2]]);
  });

  it("are jumped to, back and on, and beyond the last lies the end", () => {
    expect([0, 1, 2].map((each) => byChapter(film, settled(each), 1, chapters).moment)).toEqual([2, 2, 3]);
    expect([3, 2, 1, 0].map((each) => byChapter(film, settled(each), -1, chapters).moment)).toEqual([2, 0, 0, 0]);
  });

  it("know which moment is theirs", () => {
    expect([0, 1, 2, 3].map((each) => chapterAt(chapters, each))).toEqual([0, 0, 1, 1]);
  });
});

it("goes on before what a seat had chosen in secret, so that it can choose for itself", () => {
  expect(choosingAt(film, settled(1), 0).number).toBe(4);
  expect(choosingAt(film, settled(1), 1).number).toBe(5);
});
