import { expect, it } from "vitest";
import type { Film } from "../../src/replay/film";
import { courseOf } from "../../src/table/course";

const moment = (coins: number[], from: number, to: number) => ({ number: to, fields: { coins }, questions: [], given: [], waiting: [], answered: [], from, to });
const event = (kind: string) => ({ kind, clause: "C-1", number: 0 });

it("has what each seat had when each chapter began, and at the end", () => {
  const film: Film = {
    seat: -3,
    moments: [moment([3, 1], 0, 1), moment([4, 1], 1, 2), moment([6, 0], 2, 4), moment([9, 2], 4, 5)],
    events: [event("level_laid"), event("won"), event("coins"), event("level_laid"), event("won")],
  };
  const over: boolean[] = [];
  const course = courseOf(film, "level_laid", 2, (fields, seat, last) => {
    over.push(last);
    return (fields["coins"] as number[])[seat]!;
  });
  expect(course).toEqual([[[0, 3], [1, 6], [2, 9]], [[0, 1], [1, 0], [2, 2]]]);
  expect(over).toEqual([false, false, true, false, false, true]);
});
