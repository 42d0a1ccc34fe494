import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICONS as OWN } from "../../src/games/platformer/icon-names";
import { eventIcon } from "../../src/games/platformer/pictures";
import { fallMs, pause, rowsFallen, sound, tone } from "../../src/games/platformer/rhythm";
import { ICONS } from "../../src/look/icon-names";
import type { Face } from "../../src/table/connection.svelte";
import { GAMES } from "./recorded";

const told = GAMES.flatMap((game) => game.steps.flatMap((step) => step.events));
const face = (kind: string, more: Record<string, unknown> = {}): Face => ({ kind, clause: "", number: 0, ...more });
const WORDS = readFileSync("../src/mazmorra/locales/en/platformer.ftl", "utf-8");

it("has a picture for every event of whole games", () => {
  for (const event of told) expect([...ICONS, ...OWN], event.kind).toContain(eventIcon(event));
});

it("looks at every event for a while, and words every one", () => {
  for (const event of told) {
    expect(pause(event)).toBeGreaterThanOrEqual(150);
    expect(WORDS).toContain(`platformer-event-${event.kind} =`);
  }
});

it("looks longer at a longer fall, until it has bounced", () => {
  const fall = (start: string, place: string) => face("hero_fell", { seat: 0, start, place });

  expect(rowsFallen(fall("B6", "B2"))).toBe(4);
  expect(rowsFallen(face("moved", { start: "B6", place: "B2" }))).toBe(0);
  expect(pause(fall("C12", "C10"))).toBeGreaterThan(fallMs(2));
  expect(pause(fall("B6", "B1"))).toBeGreaterThan(pause(fall("B3", "B2")));
});

it("sounds and colours what matters, and is silent where nothing was lost", () => {
  expect([sound(face("wounded", { amount: 2 })), sound(face("wounded", { amount: 0 })), sound(face("moved"))]).toEqual(["hurt", null, null]);
  expect([tone("downed"), tone("won"), tone("moved")]).toEqual(["wound", "gold", ""]);
});
