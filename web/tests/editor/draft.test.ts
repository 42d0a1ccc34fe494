import { beforeEach, expect, it, vi } from "vitest";
import type { ProofTold } from "../../src/protocol";

const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
Object.assign(globalThis, { localStorage, window: globalThis, navigator: { onLine: true }, addEventListener: () => undefined });
const { Draft } = await import("../../src/editor/draft.svelte");
const { keptDraft } = await import("../../src/editor/kept");

const FAULT = { line: 3, problem: { key: "content-needs-id", args: {} } };
/** What the server will say of each text, in the order it is asked; the printed text is "printed". */
let answers: Map<string, (told: Partial<ProofTold> | number) => void>;

beforeEach(() => {
  kept.clear();
  answers = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, asked: { body: string | null }) => {
    if (path.includes("/printed")) return Promise.resolve(Response.json({ text: "printed" }));
    const { content } = JSON.parse(asked.body!) as { content: string };
    return new Promise((resolve) =>
      answers.set(content, (told) => resolve(typeof told === "number" ? Response.json({ error: { code: "too-many", args: { seconds: 1 } } }, { status: told }) : Response.json({ faults: [], chapters: [], ...told }))),
    );
  });
});

async function opened(): Promise<InstanceType<typeof Draft>> {
  const draft = new Draft("raiders", "devir");
  await draft.open();
  return draft;
}

async function answer(content: string, told: Partial<ProofTold> | number): Promise<void> {
  answers.get(content)!(told);
  await vi.advanceTimersByTimeAsync(0);
}

it("keeps what is written, and nothing that is printed", async () => {
  const draft = await opened();
  draft.write("mine");
  expect(keptDraft("raiders", "devir")).toBe("mine");
  expect((await opened()).text).toBe("mine");

  draft.restore();
  expect(draft.text).toBe("printed");
  expect(keptDraft("raiders", "devir")).toBe("");
});

it("is looked through once nobody writes, and an answer about an earlier text is not taken", async () => {
  const draft = await opened();
  draft.write("one");
  draft.write("two");
  await vi.advanceTimersByTimeAsync(1000);
  expect([...answers.keys()]).toEqual(["two"]);
  draft.write("three");
  await vi.advanceTimersByTimeAsync(1000);

  await answer("two", { faults: [FAULT] });
  expect(draft.stale).toBe(true);
  await answer("three", { digest: "of three" });
  expect([draft.fits, draft.proof?.digest]).toEqual([true, "of three"]);
});

it("shows the cards from before while there are faults, and is not played then", async () => {
  const draft = await opened();
  void draft.look();
  await answer("printed", { digest: "printed" });
  draft.write("broken");
  expect(draft.fits).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await answer("broken", { faults: [FAULT] });

  expect([draft.fits, draft.faults.length, draft.proof?.digest]).toEqual([false, 1, "printed"]);
});

it("asks again after a while when it has asked too often", async () => {
  const draft = await opened();
  void draft.look();
  await answer("printed", 429);
  expect(draft.problem).toBe("");
  answers.clear();
  await vi.advanceTimersByTimeAsync(3000);
  await answer("printed", {});
  expect(draft.fits).toBe(true);
});
