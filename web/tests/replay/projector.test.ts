import { beforeEach, expect, it, vi } from "vitest";
import type { GameScreen } from "../../src/table/scene";
import type { Film, Moment } from "../../src/replay/film";

vi.mock("../../src/look/sounds", () => ({ play: vi.fn() }));
vi.mock("../../src/lib/api", () => ({ told: (error: Error) => error.message }));
const { Projector } = await import("../../src/replay/projector.svelte");
vi.stubGlobal("window", globalThis);
beforeEach(() => void vi.useFakeTimers());

const moment = (number: number, from: number, to: number): Moment => ({ number, from, to, fields: {}, questions: [], given: [], waiting: [], answered: [] });
const film = (seat: number): Film => ({
  seat,
  moments: [moment(3, 0, 1), moment(4, 1, 3), moment(6, 3, 3), moment(8, 3, 4)],
  events: ["level", "gained", "level", "won"].map((kind, number) => ({ kind, clause: "", number })),
});
const screen = { chapter: "level", pause: () => 100, sound: () => null } as unknown as GameScreen;
const projector = (number = 0, load = (seat: number) => Promise.resolve(film(seat))) => new Projector(film(-3), number, screen, load);

it("opens where the address says", () => {
  expect([0, 4, 5, 99].map((number) => projector(number).moment.number)).toEqual([3, 4, 6, 8]);
});

it("runs from where it stands to the end and stops there", () => {
  const running = projector();
  running.toggle();
  expect(running.place).toEqual({ moment: 1, event: 1 });
  vi.advanceTimersByTime(100);
  expect(running.place).toEqual({ moment: 1, event: 2 });
  vi.runAllTimers();
  expect([running.atEnd, running.running]).toEqual([true, false]);
});

it("runs faster at a higher pace", () => {
  const running = projector();
  running.pace = 4;
  running.toggle();
  vi.advanceTimersByTime(25);
  expect(running.place).toEqual({ moment: 1, event: 2 });
});

it("begins anew when it is started at its end", () => {
  const running = projector(99);
  running.toggle();
  expect([running.place.moment, running.running]).toEqual([1, true]);
});

it("stops when somebody steps", () => {
  const running = projector();
  running.toggle();
  running.byAnswer(-1);
  vi.runAllTimers();
  expect([running.running, running.place]).toEqual([false, { moment: 0, event: null }]);
});

it("jumps to chapters", () => {
  const looked = projector();
  looked.byChapter(1);
  expect([looked.place.moment, looked.chapter]).toEqual([1, 1]);
  looked.byChapter(-1);
  expect([looked.place.moment, looked.chapter]).toEqual([0, 0]);
});

it("keeps its place with other eyes, and asks for each film once", async () => {
  const load = vi.fn((seat: number) => Promise.resolve(film(seat)));
  const looked = projector(6, load);
  await looked.look(1);
  await looked.look(-3);
  await looked.look(1);
  expect([looked.film.seat, looked.moment.number, load.mock.calls]).toEqual([1, 6, [[1]]]);
});

it("says why another viewpoint does not come, and tries again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("gone")).mockImplementation((seat: number) => Promise.resolve(film(seat)));
  const looked = projector(0, load);
  await looked.look(0);
  expect([looked.film.seat, looked.problem]).toEqual([-3, "gone"]);
  await looked.look(0);
  expect([looked.film.seat, looked.problem]).toEqual([0, ""]);
});
