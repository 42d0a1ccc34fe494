/** Something the server knows, asked again and again while somebody looks. */
import { untrack } from "svelte";
import { told } from "../lib/api";

export class Fresh<T> {
  value = $state.raw<T | null>(null);
  problem = $state("");

  constructor(private readonly ask: () => Promise<T>) {}

  /** Ask now. */
  async look(): Promise<void> {
    try {
      this.value = await untrack(this.ask);
      this.problem = "";
    } catch (error) {
      this.problem = told(error);
    }
  }

  /** Ask now and then every so often, not while the page is hidden; returns how to stop. */
  follow(ms: number): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), ms);
    return () => clearInterval(timer);
  }
}
