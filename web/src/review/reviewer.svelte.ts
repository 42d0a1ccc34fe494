/** Asks for a game's review and follows how far it is. */
import { api, Refused, told } from "../lib/api";
import { person } from "../lib/person.svelte";
import type { ReviewState } from "../protocol";

const LOOKS_AGAIN_MS = 1000;

export class Reviewer {
  state = $state.raw<ReviewState | null>(null);
  /** Why there is none; then it can be asked for again. */
  problem = $state("");
  private timer = 0;
  private here = true;

  constructor(private readonly table: string) {}

  get review() {
    return this.state?.review ?? null;
  }

  /** Read the review, or have it worked out. */
  async open(): Promise<void> {
    this.problem = "";
    try {
      let state = await this.read();
      if (state.state === "none" || state.state === "failed") {
        await person.arrive();
        state = await api.askForReview(this.table);
      }
      this.take(state);
    } catch (error) {
      this.problem = told(error);
    }
  }

  /** Nobody looks any more. */
  close(): void {
    this.here = false;
    clearTimeout(this.timer);
  }

  private async read(): Promise<ReviewState> {
    try {
      return await api.review(this.table);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      await person.arrive();
      return api.review(this.table);
    }
  }

  private take(state: ReviewState): void {
    this.state = state;
    if (this.here && (state.state === "waiting" || state.state === "working")) this.timer = window.setTimeout(() => void this.follow(), LOOKS_AGAIN_MS);
  }

  /** A server that was started again knows of no work: then it is asked for again. One that is out of reach is asked later. */
  private async follow(): Promise<void> {
    try {
      const state = await this.read();
      if (state.state === "none") await this.open();
      else this.take(state);
    } catch (error) {
      if (error instanceof Refused && error.status !== 429) this.problem = told(error);
      else if (this.state) this.take(this.state);
    }
  }
}
