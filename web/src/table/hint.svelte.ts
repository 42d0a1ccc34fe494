/** The hint for one's own question: asked of the server once, shown and hidden at will, gone with the question. */
import { api, Refused } from "../lib/api";
import type { AdviceTold, HintTold } from "../protocol";

export class Hint {
  thinking = $state(false);
  shown = $state(false);
  /** Why there is none, as the server says it. */
  refused = $state.raw<Refused | null>(null);
  private told = $state.raw<HintTold | null>(null);

  constructor(private readonly table: string) {}

  /** The best answers to a question, where they are to be seen. */
  best(question: number | undefined): readonly AdviceTold[] {
    return this.shown && this.told?.question === question ? (this.told?.best ?? []) : [];
  }

  /** Ask about a question; what was asked before is shown or hidden. */
  async take(seat: number, question: number): Promise<void> {
    if (this.thinking) return;
    if (this.told?.question === question) {
      this.shown = !this.shown;
      return;
    }
    this.thinking = true;
    this.refused = null;
    try {
      this.told = await api.hint(this.table, seat, question);
      this.shown = true;
    } catch (error) {
      this.refused = error instanceof Refused ? error : new Refused("unreachable", {}, 0);
    } finally {
      this.thinking = false;
    }
  }
}
