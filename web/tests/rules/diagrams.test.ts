import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DIAGRAMS as platformer } from "../../src/rules/diagrams/platformer";
import { DIAGRAMS as quest } from "../../src/rules/diagrams/quest";
import { DIAGRAMS as raiders } from "../../src/rules/diagrams/raiders";
import type { Diagrams, Mark } from "../../src/rules/diagrams/marks";

const GAMES: Record<string, Diagrams> = { raiders, quest, platformer };
const rulebook = (game: string): string => readFileSync(`../src/mazmorra/games/${game}/rulebook/en.md`, "utf-8");
const places = (marks: readonly Mark[]): { x: number; y: number }[] => marks.flatMap((mark) => ("x" in mark ? [{ x: mark.x, y: mark.y }] : []));

describe.each(Object.entries(GAMES))("the diagrams of %s", (game, diagrams) => {
  it.each(Object.entries(diagrams))("%s stands in the rulebook, and nothing is drawn beyond its edge", (clause, drawn) => {
    expect(rulebook(game)).toMatch(new RegExp(`\\{${clause}[ }]`));
    for (const { x, y } of places(drawn.marks)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(drawn.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(drawn.height);
    }
  });
});
