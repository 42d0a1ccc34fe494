/** Shows what happened, a beat after another: one sentence, one movement, and time to read; then the true fields.
 *
 * What is shown follows what happened and never holds it up: whoever is asked is asked as soon as the last beat is over, and what
 * they did themselves is not explained to them first.
 */
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Face, Fields, Seen } from "./connection.svelte";
import type { GameScreen, Scene } from "./scene";
import { beatsOf, readingMs, type Beat } from "./telling";

/** What others do comes in many small messages: a moment is waited for what belongs together. */
const GATHER_MS = 220;
/** More than this is not looked at to the end: it is passed over but for what came last. */
const TOO_LONG_MS = 30_000;
const LAST_MS = 9000;
/** Whoever has just come wants to move, not to watch: the first round has this part of its time. */
const EAGER = 0.4;

export class Director {
  fields = $state.raw<Fields>({});
  /** The event that moves just now. */
  event = $state.raw<Face | null>(null);
  /** What the beat has shown so far. */
  beat = $state.raw<readonly Face[]>([]);
  /** What is said of it; the last words stay until others are said. */
  text = $state("");
  /** The kind of event the words are about. */
  kind = $state("");
  shown = $state(0);
  busy = $state(false);
  /** Whether something was passed over that nobody can have seen. */
  missed = $state(false);

  private seen: Seen | null = null;
  private timer = 0;
  private hurrying = false;
  private appeared = { at: 0 };
  /** Whether the viewer has decided anything since they came. */
  hasDecided = $state(false);

  constructor(
    private readonly screen: GameScreen,
    private readonly scene: () => Scene,
    private readonly tell: (event: Face) => void,
  ) {}

  /** Something new is known. The first time, after something was taken back, and while nobody looks, it is shown at once. */
  follow(seen: Seen): void {
    const before = this.seen;
    this.seen = seen;
    const shown = untrack(() => this.shown);
    if (before?.ask && before.ask.question !== seen.ask?.question) this.forget();
    if (!before || before.seat !== seen.seat || before.rewinds !== seen.rewinds || seen.events.length < shown) return this.settle();
    if (untrack(() => this.busy)) return;
    if (seen.events.length === shown) this.fields = seen.fields;
    else if (document.hidden) this.passOver();
    else this.start(seen.events[shown]!);
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.busy) return;
    clearTimeout(this.timer);
    this.hurrying = true;
    while (this.seen && this.shown < this.seen.events.length) this.show(this.seen.events[this.shown]!);
    this.text = "";
    this.settle();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Whether the rest is being shown at once. */
  get quick(): boolean {
    return this.hurrying || settings.speed === 0;
  }

  /** What the viewer does is shown at once; what others do as soon as it is there, or they are still at it. */
  private start(first: Face): void {
    this.busy = true;
    this.hurrying = false;
    const own = first["seat"] === this.seen!.seat;
    const isWhole = own || this.seen!.ask !== null || this.seen!.over;
    if (settings.speed === 0) this.next();
    else this.wait(Math.max(isWhole ? 0 : GATHER_MS, own ? 0 : this.unread()), () => this.next());
  }

  /** How long the last words still take to read: what the viewer did themselves was not waited for. */
  private unread(): number {
    return this.appeared.at ? this.appeared.at + readingMs(this.text) / settings.speed - performance.now() : 0;
  }

  private next(): void {
    if (!this.seen || this.shown >= this.seen.events.length) return this.settle();
    if (document.hidden) return this.passOver();
    if (settings.speed === 0) return this.skip();
    const beats = this.planned();
    const beat = beats[0]!;
    if (beat.text) [this.text, this.kind] = [beat.text, beat.kind];
    this.beat = [];
    this.appear();
    this.play(beat, 0, this.isAnswered(beat) && !beats.slice(1).some((each) => each.text) ? beat.least : beat.ms);
  }

  /** The words are there from the frame that shows them; on a slow machine that is not now. */
  private appear(): void {
    const here = (this.appeared = { at: 0 });
    requestAnimationFrame(() => (here.at = performance.now()));
  }

  /** The beats to come. What would take far too long is passed over, so that only its end is looked at. */
  private planned(): Beat[] {
    const beats = this.cut();
    let left = beats.reduce((sum, beat) => sum + beat.ms, 0);
    if (left <= TOO_LONG_MS) return beats;
    this.missed = true;
    while (left > LAST_MS && beats.length > 1) {
      const passed = beats.shift()!;
      left -= passed.ms;
      for (const event of passed.events) this.show(event);
    }
    return beats;
  }

  private cut(): Beat[] {
    return beatsOf(this.seen!.events.slice(this.shown), this.screen.telling, this.scene(), this.hasDecided ? 1 : EAGER);
  }

  /** Whether a beat is the viewer's own and a question follows: where no other words come, its own stay beside the question, and nobody waits for them. */
  private isAnswered(beat: Beat): boolean {
    return beat.seat === this.seen!.seat && this.seen!.ask !== null;
  }

  /** Show the events of a beat from one on; at its end it is looked at for as long as is left of its time. */
  private play(beat: Beat, from: number, ms: number): void {
    for (let index = from; index < beat.events.length; index += 1) {
      this.show(beat.events[index]!);
      const step = settings.still ? 0 : beat.steps[index]!;
      if (step > 0) return this.wait(step / settings.speed, () => this.play(beat, index + 1, ms));
    }
    const looked = this.appeared.at ? performance.now() - this.appeared.at : 0;
    this.wait(ms / settings.speed - looked, () => this.next());
  }

  private show(event: Face): void {
    this.shown += 1;
    this.event = event;
    this.beat = [...this.beat, event];
    this.fields = this.screen.stage(this.fields, event, this.scene());
    this.tell(event);
  }

  private wait(ms: number, then: () => void): void {
    if (ms > 0) this.timer = window.setTimeout(then, ms);
    else then();
  }

  /** The viewer has decided something: what was said before is old. */
  private forget(): void {
    this.hasDecided = true;
    this.text = "";
    this.missed = false;
  }

  /** Go to the present without showing the way there. */
  private passOver(): void {
    this.missed = true;
    this.settle();
  }

  private settle(): void {
    clearTimeout(this.timer);
    if (!this.seen) return;
    this.shown = this.seen.events.length;
    this.fields = this.seen.fields;
    this.event = null;
    this.beat = [];
    this.busy = false;
  }
}
