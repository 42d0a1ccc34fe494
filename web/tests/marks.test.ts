import { expect, it } from "vitest";
import { rulesOf } from "../src/table/marks";

const marked = [
  { index: 2, option: ["step", 5], text: "1 · 57 %", said: "hint 1: wins 57 of 100" },
  { index: 0, option: 'say "so"\\', text: "2 · 40 %", said: "hint 2" },
];

it("marks an answer wherever it can be touched, by its name or its place in the list", () => {
  const rules = rulesOf(marked);

  expect(rules).toContain(String.raw`[data-option="[\"step\",5]"]`);
  expect(rules).toContain('[data-target="2"]');
  expect(rules).toContain('content: "1 · 57 %" / "hint 1: wins 57 of 100"');
});

it("lets no answer break out of its rule", () => {
  const named = JSON.stringify(marked[1]!.option);

  expect(rulesOf(marked)).toContain(`[data-option="${named.replace(/["\\]/g, "\\$&")}"]`);
});

it("shows the best answer more strongly than the others", () => {
  const outlines = [...rulesOf(marked).matchAll(/outline: (\dpx)/g)].map(([, width]) => width);

  expect(outlines).toEqual(["3px", "1px"]);
});
