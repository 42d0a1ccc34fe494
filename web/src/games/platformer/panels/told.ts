/** What has just happened, the event being shown last. */
import type { Face } from "../../../table/connection.svelte";
import type { Panel } from "../box";

export function told({ recent, event }: Pick<Panel, "recent" | "event">): readonly Face[] {
  return event && recent.at(-1) !== event ? [...recent, event] : recent;
}
