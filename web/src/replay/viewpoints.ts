/** Whose eyes a replay is seen with, and how the address names them. */
import { WATCHER } from "../table/connection.svelte";
import { EVERYTHING } from "../table/scene";

const NAMES: Record<number, string> = { [WATCHER]: "watcher", [EVERYTHING]: "everything" };

/** Every viewpoint, in the order a key goes through them. */
export const viewpoints = (seats: number): number[] => [EVERYTHING, ...Array(seats).keys(), WATCHER];

/** How the address and the server name a viewpoint. */
export const named = (viewpoint: number): string => NAMES[viewpoint] ?? String(viewpoint);

/** The viewpoint an address names; everything, where it names none there is. */
export function viewpointIn(text: string | null, seats: number): number {
  return viewpoints(seats).find((viewpoint) => named(viewpoint) === text) ?? EVERYTHING;
}
