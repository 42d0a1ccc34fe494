/** Shows what happened one event after another: the screen follows the events, then the true fields. */
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Face, Fields, Seen } from "./connection.svelte";
import type { GameScreen, Scene } from "./scene";

const HURRY_FROM = 14;
/** More events than this wait to be shown: the director hurries. */
const AT_ONCE_FROM = 60;

export class Director {
  fields = $state.raw<Fields>({});
  event = $state.raw<Face | null>(null);
  shown = $state(0);
  busy = $state(false);

  private seen: Seen | null = null;
  private timer = 0;
  private hurrying = false;

  constructor(
    private readonly screen: GameScreen,
    private readonly scene: () => Scene,
    private readonly tell: (event: Face) => void,
  ) {}

  /** Something new is known. The first time, and after something was taken back, it is shown at once. */
  follow(seen: Seen): void {
    const before = this.seen;
    this.seen = seen;
    const fresh = !before || before.seat !== seen.seat || before.rewinds !== seen.rewinds || seen.events.length < untrack(() => this.shown);
    const behind = seen.events.length - untrack(() => this.shown);
    if (fresh || behind > AT_ONCE_FROM) return this.settle();
    if (!untrack(() => this.busy)) {
      if (behind > 0) this.start();
      else this.fields = seen.fields;
    }
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.busy) return;
    clearTimeout(this.timer);
    this.hurrying = true;
    while (this.seen && this.shown < this.seen.events.length) this.show(this.seen.events[this.shown]!);
    this.settle();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private start(): void {
    this.busy = true;
    this.hurrying = false;
    this.next();
  }

  private next(): void {
    if (!this.seen || this.shown >= this.seen.events.length) return this.settle();
    const event = this.seen.events[this.shown]!;
    this.show(event);
    const left = this.seen.events.length - this.shown;
    const pace = settings.speed === 0 ? 0 : 1 / settings.speed / (left > HURRY_FROM ? 3 : 1);
    const pause = this.screen.pause(event) * pace;
    if (pause > 0) this.timer = window.setTimeout(() => this.next(), pause);
    else this.next();
  }

  private show(event: Face): void {
    this.shown += 1;
    this.event = event;
    this.fields = this.screen.stage(this.fields, event, this.scene());
    this.tell(event);
  }

  private settle(): void {
    clearTimeout(this.timer);
    if (!this.seen) return;
    this.shown = this.seen.events.length;
    this.fields = this.seen.fields;
    this.event = null;
    this.busy = false;
  }

  /** Whether the rest is being shown at once. */
  get quick(): boolean {
    return this.hurrying || settings.speed === 0;
  }
}
