/** The events since the last question, as long as a screen remembers them: what was drawn and rolled stays on the table for a while. */
import { untrack } from "svelte";
import type { Face } from "../table/connection.svelte";

export class Recent {
  events = $state.raw<readonly Face[]>([]);

  /** To be made while a component is: it follows the event that component shows. */
  constructor(event: () => Face | null) {
    let quiet = true;
    $effect.pre(() => {
      const now = event();
      if (now) untrack(() => (this.events = quiet ? [now] : [...this.events, now]));
      quiet = now === null;
    });
  }
}
