/** Which of the events shown together is the moment to be remembered. Pure. */
import type { Face } from "../../table/connection.svelte";

/** The last of them that is one; what is worth nothing is none. */
export const momentIn = (beat: readonly Face[], kinds: readonly string[]): Face | null =>
  beat.findLast((event) => kinds.includes(event.kind) && event["amount"] !== 0) ?? null;
