/** How a figure moves in what is being shown: it hops, it falls, it lunges at somebody, it is hurt. */
import type { Face } from "../../../table/connection.svelte";
import { tells, type Box, type PlatformerFields } from "../box";
import { rowsFallen } from "../rhythm";

export interface Motion {
  kind: "" | "hop" | "fall" | "lunge" | "hurt";
  /** The rows fallen. */
  rows: number;
  /** Which way a lunge goes, in shares of a space. */
  toward: readonly [number, number];
  /** Changes with every event, so that the same motion can come twice. */
  beat: number;
}

const STILL: Motion = { kind: "", rows: 0, toward: [0, 0], beat: 0 };
const HERO_HOPS = ["moved", "jumped_portal", "respawned", "placed", "knocked_back"] as const;
const FOE_HOPS = ["enemy_moved", "enemy_shifted", "enemy_pushed"] as const;

/** The figure an event is about; NONE for none. */
function figureOf(event: Face, box: Box): number {
  if (tells(event, "attacked", "enemy_fell", ...FOE_HOPS)) return box.foes + event.slot;
  if (tells(event, "hero_pushed")) return event.pushed;
  return typeof event["seat"] === "number" ? event["seat"] : -1;
}

export function motionOf(beat: readonly Face[], figure: number, box: Box, fields: PlatformerFields): Motion {
  const event = beat.findLast((each) => figureOf(each, box) === figure && moves(each));
  if (!event) return STILL;
  const base = { ...STILL, beat: event.number % 2 };
  if (rowsFallen(event)) return { ...base, kind: "fall", rows: rowsFallen(event) };
  if (tells(event, "hero_pushed", ...HERO_HOPS, ...FOE_HOPS)) return { ...base, kind: "hop" };
  if (tells(event, "attacked")) return { ...base, kind: "lunge", toward: between(box, fields.foes[event.slot] ?? 0, fields.spaces[event.seat] ?? 0) };
  return { ...base, kind: "hurt" };
}

/** Whether a figure is seen to move in an event. */
const moves = (event: Face): boolean =>
  rowsFallen(event) > 0 || tells(event, "attacked", "hero_pushed", ...HERO_HOPS, ...FOE_HOPS) || (tells(event, "wounded") && event.amount > 0);

function between(box: Box, from: number, to: number): readonly [number, number] {
  if (from < 0 || to < 0) return [0, 0];
  const across = Math.sign((to % box.columns) - (from % box.columns));
  const down = Math.sign(Math.floor(from / box.columns) - Math.floor(to / box.columns));
  return [across, down];
}
