/** A comparison of edited content with the printed one: asked for, followed while bots play, called off. */
import { api, Refused, told } from "../lib/api";
import { language } from "../lib/words.svelte";
import type { Comparing, ComparisonState } from "../protocol";
import type { Draft } from "./draft.svelte";

const LOOKS_AGAIN_MS = 700;

/** What is played: which way, by how many, by whom, how often. */
export type Wanted = Required<Pick<Comparing, "settings" | "seats" | "bots" | "games">>;

export class Comparison {
  state = $state.raw<ComparisonState | null>(null);
  problem = $state("");
  private timer = 0;
  private here = true;

  get running(): boolean {
    return this.state?.state === "waiting" || this.state?.state === "working";
  }

  get percent(): number {
    return this.state?.whole ? Math.floor((100 * this.state.done) / this.state.whole) : 0;
  }

  /** What there is; while it is worked out, again and again. `problem` is what was refused meanwhile. */
  async look(problem = ""): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.state = await api.comparison(language());
      this.problem = problem;
    } catch (error) {
      if (error instanceof Refused && error.status !== 429) this.problem = told(error);
    }
    if (this.here && this.running) this.timer = window.setTimeout(() => void this.look(problem), LOOKS_AGAIN_MS);
  }

  async begin(draft: Draft, wanted: Wanted): Promise<void> {
    await this.done(api.compare({ game: draft.game, content: draft.text, language: language(), ...wanted }));
  }

  async callOff(): Promise<void> {
    await this.done(api.callOff());
  }

  /** Once something was asked for: what came of it, and why it was refused. */
  private async done(asked: Promise<unknown>): Promise<void> {
    await this.look(await asked.then(() => "", told));
  }

  close(): void {
    this.here = false;
    clearTimeout(this.timer);
  }
}
