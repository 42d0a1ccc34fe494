import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICONS as OWN } from "../../src/games/raiders/icon-names";
import { eventIcon } from "../../src/games/raiders/pictures";
import { pause, sound, tone } from "../../src/games/raiders/rhythm";
import { ICONS } from "../../src/look/icon-names";
import type { Face } from "../../src/table/connection.svelte";
import { GAMES } from "./recorded";

const told = GAMES.flatMap((game) => game.steps.flatMap((step) => step.events));
const face = (kind: string, more: Record<string, unknown> = {}): Face => ({ kind, clause: "", number: 0, ...more });
const KINDS = [...readFileSync("../src/mazmorra/locales/en/raiders.ftl", "utf-8").matchAll(/^raiders-event-([a-z_]+) =/gm)].map(([, kind]) => kind!);

it("has a picture for every kind of event", () => {
  const more = { room: "snake", item: "key", character: "thief" };

  for (const kind of KINDS) expect([...ICONS, ...OWN], kind).toContain(eventIcon(face(kind, more)));
  for (const event of told) expect(eventIcon(event), event.kind).not.toBeNull();
});

it("looks at every kind of event for a while", () => {
  for (const kind of KINDS) expect(pause(face(kind))).toBeGreaterThanOrEqual(150);
});

it("shows a room of five in less than four seconds, levels and bosses aside", () => {
  const rooms = GAMES[0]!.steps.map((step) => step.events).filter((events) => events.some((event) => event.kind === "card_played"));
  for (const events of rooms) {
    const room = events.slice(0, events.findIndex((event) => event.kind === "room_entered" || event.kind === "rested") + 1 || undefined);
    expect(room.reduce((sum, event) => sum + pause(event), 0)).toBeLessThan(4000);
  }
});

it("makes a moment of a boss", () => {
  const entered = face("room_entered", { room: "medusa", was_dark: true });

  expect([sound(entered), pause(entered)]).toEqual(["boss", 1400]);
  expect(sound(face("room_entered", { room: "snake" }))).toBe("door");
});

it("makes no sound for coins or wounds that are none", () => {
  expect(sound(face("coins_gained", { amount: 0 }))).toBeNull();
  expect(sound(face("coins_gained", { amount: 2 }))).toBe("coin");
});

it("colours what is gained, suffered and known", () => {
  expect(["coins_gained", "wounded", "torch_used", "card_played"].map(tone)).toEqual(["gold", "wound", "arcane", ""]);
});
