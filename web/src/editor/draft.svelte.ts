/** A content file being edited: its text, kept as it is written, and what the server says of it. */
import { api, Refused, told } from "../lib/api";
import { language } from "../lib/words.svelte";
import type { Fault, ProofTold } from "../protocol";
import { keepDraft, keptDraft } from "./kept";

/** So long nothing is typed before the text is looked through. */
const PAUSE_MS = 400;
const BUSY_MS = 2000;

export class Draft {
  text = $state("");
  /** The cards of the last text that had no faults. */
  proof = $state.raw<ProofTold | null>(null);
  faults = $state.raw<readonly Fault[]>([]);
  /** Whether the text has changed since it was looked through. */
  stale = $state(true);
  /** Why the server does not look through it. */
  problem = $state("");
  opened = $state(false);
  private printed = "";
  private timer = 0;
  private asked = 0;

  constructor(
    readonly game: string,
    readonly edition: string,
  ) {}

  /** Whether it can be played and compared. */
  get fits(): boolean {
    return this.opened && !this.stale && !this.faults.length && !this.problem;
  }

  async open(): Promise<void> {
    this.printed = (await api.printed(this.game, this.edition, language())).text;
    this.text = keptDraft(this.game, this.edition) || this.printed;
    this.opened = true;
  }

  /** Somebody has written. */
  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.stale = true;
    keepDraft(this.game, this.edition, text === this.printed ? "" : text);
    this.later(PAUSE_MS);
  }

  /** Give up what was changed. */
  restore(): void {
    this.write(this.printed);
  }

  /** Have it looked through; an answer that is no longer wanted is not taken. */
  async look(): Promise<void> {
    const asked = ++this.asked;
    try {
      const proof = await api.prove({ game: this.game, content: this.text, settings: this.edition ? { edition: this.edition } : {}, language: language() });
      if (asked === this.asked) this.take(proof);
    } catch (error) {
      if (asked !== this.asked) return;
      if (error instanceof Refused && error.status === 429) this.later(BUSY_MS);
      else this.problem = told(error);
    }
  }

  close(): void {
    this.asked += 1;
    clearTimeout(this.timer);
  }

  private take(proof: ProofTold): void {
    this.problem = "";
    this.stale = false;
    this.faults = proof.faults;
    if (!proof.faults.length) this.proof = proof;
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look(), ms);
  }
}
