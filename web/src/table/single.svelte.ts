/** Questions with a single answer are not asked: they answer themselves, and it is told.
 *
 * The answer is sent like any other, so the log has it. Whoever takes something back is asked after all: else what answers itself
 * could never be taken back. Where people decide at the same time, the answer takes as long as somebody's might, for its haste would
 * tell that there was no choice.
 */
import type { AskOut } from "../protocol";

const LEAST_MS = 1200;
const MOST_MS = 3600;

export class Single {
  /** The answer that was the only one, in words, until the viewer decides something. */
  told = $state("");
  /** How often the table had been taken back when the viewer last decided. */
  private rewinds = $state(0);

  /** The question that answers itself, if this is one. */
  of(ask: AskOut | null | undefined, rewinds: number): AskOut | null {
    return ask?.options.length === 1 && rewinds === this.rewinds ? ask : null;
  }

  /** Answer in a while, or at once where nobody else decides; what stops that. */
  answer(among: number, give: () => void): () => void {
    const timer = window.setTimeout(give, among ? LEAST_MS + Math.random() * (MOST_MS - LEAST_MS) : 0);
    return () => clearTimeout(timer);
  }

  /** The viewer has decided something. */
  decide(rewinds: number): void {
    this.told = "";
    this.rewinds = rewinds;
  }
}
