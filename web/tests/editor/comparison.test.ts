import { afterEach, expect, it, vi } from "vitest";

Object.assign(globalThis, { window: globalThis, navigator: { onLine: true }, addEventListener: () => undefined });
const { Comparison } = await import("../../src/editor/comparison.svelte");
const { Draft } = await import("../../src/editor/draft.svelte");

const WANTED = { settings: {}, seats: null, bots: "greedy", games: 100 } as const;
const NOTHING = { state: "none", done: 0, whole: 0, problem: "", link: "", report: null };

/** A server that refuses to begin or end a comparison, and tells how far it is. */
function refusing(state: string): void {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, asked: { method: string }) =>
    Promise.resolve(asked.method === "GET" ? Response.json({ ...NOTHING, state }) : Response.json({ error: { code: "comparing", args: {} } }, { status: 409 })),
  );
}

afterEach(() => vi.useRealTimers());

it("says why it was refused until something else is asked for", async () => {
  refusing("none");
  const comparison = new Comparison();
  await comparison.begin(new Draft("raiders", "devir"), WANTED);
  expect(comparison.problem).not.toBe("");

  await comparison.look();
  expect(comparison.problem).toBe("");
});

it("says it as long as another one is played, which it follows", async () => {
  refusing("working");
  const comparison = new Comparison();
  await comparison.begin(new Draft("raiders", "devir"), WANTED);
  await vi.advanceTimersByTimeAsync(3000);
  expect(comparison.running).toBe(true);
  expect(comparison.problem).not.toBe("");
  comparison.close();
});
