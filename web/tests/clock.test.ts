import { expect, it } from "vitest";
import { stretch } from "../src/table/clock";

it.each([
  [29_001, "web-clock-minutes", { time: "0:30" }],
  [-5, "web-clock-minutes", { time: "0:00" }],
  [90_000, "web-clock-minutes", { time: "1:30" }],
  [3_600_000 * 5 + 60_000, "web-clock-hours", { hours: 5, minutes: 1 }],
  [86_400_000 * 3, "web-clock-days", { days: 3, hours: 0 }],
])("%i ms is told as %s", (milliseconds, key, args) => {
  expect(stretch(milliseconds)).toEqual({ key, args });
});
