/** The events since the last question, as long as a screen remembers them: what was drawn and rolled stays on the table for a while. */
import { untrack } from "svelte";
import type { Face } from "../table/connection.svelte";

export class Recent {
  events = $state.raw<readonly Face[]>([]);

  /** To be made while a component is: it follows what that component shows; several events may come at once. */
  constructor(beat: () => readonly Face[]) {
    let quiet = true;
    $effect.pre(() => {
      const now = beat();
      if (now.length) untrack(() => (this.events = quiet ? now : [...this.events, ...now.filter((event) => !this.events.includes(event))]));
      quiet = now.length === 0;
    });
  }
}
