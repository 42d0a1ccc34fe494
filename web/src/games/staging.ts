/** What the games' stages share: each says by the kind of an event what it changes of the fields. */
import type { Face } from "../table/connection.svelte";

/** What every event has, besides what its kind is declared to say. */
export type Happened = Pick<Face, "kind" | "clause" | "number">;

export type Change<Told, Fields, Box> = (fields: Fields, event: Told & Happened, box: Box, viewer: number) => Partial<Fields>;

/** What each kind of event changes; those that change nothing are left out. */
export type Changes<Events, Fields, Box> = { [Kind in keyof Events]?: Change<Events[Kind], Fields, Box> };

/** What an event changes, if its kind changes anything. The server has sent it as it is declared. */
export const changeOf = <Events, Fields, Box>(changes: Changes<Events, Fields, Box>, event: Face): Change<Face, Fields, Box> | undefined =>
  changes[event.kind as keyof Events] as Change<Face, Fields, Box> | undefined;

/** A list with one value changed. */
export function put<T>(list: readonly T[], index: number, value: T): T[] {
  const changed = [...list];
  changed[index] = value;
  return changed;
}

/** Whether an event is of a kind (or one of several), and so tells what that kind is declared to tell. */
export const telling =
  <Events>() =>
  <Kind extends keyof Events & string>(event: Face | null | undefined, ...kinds: Kind[]): event is Face & Events[Kind] =>
    kinds.includes(event?.kind as Kind);
