/** Where a lesson stops for the guide to speak. The words come in step with the events. */
import type { LessonSeen, SaidTold } from "../protocol";

export interface Stop {
  /** What the guide says here; null where the question or the end speaks for itself. */
  said: SaidTold | null;
  /** How many events have been shown by then. */
  after: number;
}

/** The stops since so many things were said; the last one is where the learner is asked, or the end. */
export function stops(heard: number, now: Pick<LessonSeen, "says" | "seat">): Stop[] {
  const events = now.seat.events.length;
  const spoken: Stop[] = now.says.slice(heard).map((said) => ({ said, after: said.after }));
  const last = spoken.at(-1);
  return last && last.after >= events ? spoken : [...spoken, { said: null, after: events }];
}
