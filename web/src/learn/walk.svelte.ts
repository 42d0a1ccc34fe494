/** A lesson being taken: beat by beat, forward and back. Answering at an earlier beat goes on from there. */
import { told } from "../lib/api";
import type { LessonSeen, SaidTold } from "../protocol";
import type { Face, Fields, Seen } from "../table/connection.svelte";
import type { Director } from "../table/director.svelte";
import { stops, type Stop } from "./beats";

/** A moment in which the learner reads or is asked. */
export interface Beat {
  said: SaidTold | null;
  /** The view and how many events had been shown. */
  fields: Fields;
  shown: number;
  /** The answers that led here. */
  answers: readonly unknown[];
  /** The lesson as it stands, where the learner is asked or the lesson is done; null on the way there. */
  open: LessonSeen | null;
}

export class Walk {
  beats = $state.raw<readonly Beat[]>([]);
  at = $state(0);
  /** The stop the table is on its way to. */
  heading = $state.raw<Stop | null>(null);
  asking = $state(false);
  problem = $state("");

  private answers: readonly unknown[] = [];
  private ahead: Stop[] = [];

  constructor(
    private now: LessonSeen,
    readonly director: Director,
    private readonly ask: (answers: readonly unknown[]) => Promise<LessonSeen>,
  ) {
    director.follow(seenBy(now));
    this.ahead = stops(0, now);
    this.head();
  }

  get beat(): Beat {
    return this.beats[this.at]!;
  }

  /** What has happened so far, as far as it has been shown. */
  get events(): readonly Face[] {
    const shown = this.heading ? this.director.shown : this.beat.shown;
    return (this.now.seat.events as Face[]).slice(0, shown);
  }

  /** How many steps of the lesson have begun; one has when its question is reached. */
  get step(): number {
    return this.beats.slice(0, this.at + 1).findLast((beat) => beat.open)?.open?.step ?? 1;
  }

  /** Whether there is something to go on to without an answer. */
  get hasNext(): boolean {
    return this.heading !== null || this.at < this.beats.length - 1 || this.beat.open === null;
  }

  /** What was answered here before, if the learner has come back. */
  get given(): { answer: unknown } | null {
    const { answers, open } = this.beat;
    return open && this.at < this.beats.length - 1 ? { answer: this.answers[answers.length] } : null;
  }

  /** On to the next beat; while something is being shown, the rest of it at once. */
  forward(): void {
    if (this.heading) this.hurry();
    else if (this.at < this.beats.length - 1) this.at += 1;
    else if (this.ahead.length) this.head();
  }

  /** One beat back. */
  back(): void {
    this.hurry();
    if (this.at > 0) this.at -= 1;
  }

  /** Answer the question of this beat. What came after it before is forgotten. */
  async answer(answer: unknown): Promise<void> {
    const { beat, at } = this;
    if (!beat.open?.seat.ask || this.asking || this.heading) return;
    this.asking = true;
    this.problem = "";
    try {
      const now = await this.ask([...beat.answers, answer]);
      this.beats = this.beats.slice(0, at + 1);
      this.answers = [...beat.answers, answer];
      this.director.shown = beat.shown;
      this.director.fields = beat.fields;
      this.ahead = stops(beat.open.says.length, now);
      this.now = now;
      this.head();
    } catch (error) {
      this.problem = told(error);
    } finally {
      this.asking = false;
    }
  }

  /** The table has shown what it was to show: the guide speaks. */
  arrive(): void {
    if (!this.heading || this.director.busy) return;
    const { fields, shown } = this.director;
    const open = this.ahead.length ? null : this.now;
    this.beats = [...this.beats, { said: this.heading.said, fields, shown, answers: this.answers, open }];
    this.at = this.beats.length - 1;
    this.heading = null;
  }

  private hurry(): void {
    this.director.skip();
    this.arrive();
  }

  private head(): void {
    const stop = this.ahead.shift()!;
    this.heading = stop;
    this.director.follow(this.ahead.length ? this.partly(stop.after) : seenBy(this.now));
    this.arrive();
  }

  /** The table after some of the events only: the true view of that moment is not known, so what has been staged stays. */
  private partly(after: number): Seen {
    const { director, now } = this;
    const whole = seenBy(now);
    const events = whole.events.slice(0, Math.max(after, director.shown));
    return {
      ...whole,
      events,
      get fields() {
        return director.fields;
      },
    };
  }
}

function seenBy({ seat }: LessonSeen): Seen {
  return {
    seat: seat.seat,
    fields: seat.fields,
    ask: seat.ask,
    ownAnswer: seat.own_answer,
    canUndo: seat.can_undo,
    events: seat.events as Face[],
    rewinds: 0,
    over: seat.over,
  };
}
