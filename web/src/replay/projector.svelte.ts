/** Shows a film: where it stands, whose eyes it is seen with, and whether it runs. */
import { told } from "../lib/api";
import { play } from "../look/sounds";
import type { GameScreen } from "../table/scene";
import {
  afterAnswers, byAnswer, byChapter, byEvent, chapterAt, chaptersOf, end, isEnd, isStart, momentAt, ofEvent, settled, type Chapter, type Film, type Place,
} from "./film";

export const PACES = [0.5, 1, 2, 4] as const;
/** How long a moment is looked at in which somebody is asked, in milliseconds at normal speed. */
const MOMENT_MS = 450;

export class Projector {
  film = $state.raw<Film>({ seat: 0, moments: [], events: [] });
  place = $state.raw<Place>(settled(0));
  running = $state(false);
  pace = $state<number>(1);
  /** Whether another viewpoint is on its way, and why it did not come. */
  turning = $state(false);
  problem = $state("");

  readonly chapters: readonly Chapter[];
  private readonly films: Record<number, Promise<Film>> = {};
  private timer = 0;

  constructor(
    first: Film,
    number: number,
    private readonly screen: GameScreen,
    private readonly load: (viewpoint: number) => Promise<Film>,
  ) {
    this.film = first;
    this.place = afterAnswers(first, number);
    this.chapters = chaptersOf(first, screen.chapter);
    this.films[first.seat] = Promise.resolve(first);
  }

  get moment() {
    return momentAt(this.film, this.place);
  }

  get atStart(): boolean {
    return isStart(this.place);
  }

  get atEnd(): boolean {
    return isEnd(this.film, this.place);
  }

  get chapter(): number {
    return chapterAt(this.chapters, this.place.moment);
  }

  /** Somebody takes the film in hand: it stops running. */
  go(place: Place): void {
    this.pause();
    this.place = place;
  }

  byAnswer(by: 1 | -1): void {
    this.go(byAnswer(this.film, this.place, by));
  }

  byEvent(by: 1 | -1): void {
    this.go(byEvent(this.film, this.place, by));
  }

  byChapter(by: 1 | -1): void {
    this.go(byChapter(this.film, this.place, by, this.chapters));
  }

  toStart(): void {
    this.go(settled(0));
  }

  toEnd(): void {
    this.go(end(this.film));
  }

  toMoment(moment: number): void {
    this.go(settled(moment));
  }

  toEvent(event: number): void {
    this.go(ofEvent(this.film, event));
  }

  toggle(): void {
    if (this.running) return this.pause();
    if (this.atEnd) this.place = settled(0);
    this.running = true;
    this.advance();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  /** See it with other eyes, at the same place. */
  async look(viewpoint: number): Promise<void> {
    this.turning = true;
    this.problem = "";
    try {
      this.film = await this.fetched(viewpoint);
    } catch (error) {
      this.problem = told(error);
    } finally {
      this.turning = false;
    }
  }

  /** Fetch other viewpoints before somebody asks for them. */
  async foresee(viewpoints: readonly number[]): Promise<void> {
    for (const viewpoint of viewpoints) await this.fetched(viewpoint).catch(() => undefined);
  }

  private fetched(viewpoint: number): Promise<Film> {
    const known = (this.films[viewpoint] ??= this.load(viewpoint));
    known.catch(() => delete this.films[viewpoint]);
    return known;
  }

  private advance(): void {
    this.place = byEvent(this.film, this.place, 1);
    if (this.atEnd) return this.pause();
    const { event } = this.place;
    const shown = event === null ? null : this.film.events[event]!;
    const sound = shown && this.screen.sound(shown);
    if (sound && this.pace <= 2) play(sound);
    this.timer = window.setTimeout(() => this.advance(), (shown ? this.screen.pause(shown) : MOMENT_MS) / this.pace);
  }
}
