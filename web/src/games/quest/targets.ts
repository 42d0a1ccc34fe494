/** The answers that lie somewhere on the map: rooms to go to, towers, ways to point, sides to stand on. */
import type { Scene } from "../../table/scene";
import { arrowAmong } from "../answers";
import { WAYS, type Way } from "./box";

type Ask = NonNullable<Scene["ask"]>;

export interface Target {
  /** Its place among the options. */
  index: number;
  /** The space it lies in or points from. */
  space: number;
  /** The way it lies from where the hero is, or points; NONE for none. */
  way: number;
  /** A room is touched as a whole; a way is touched beside the space; a side within it. */
  kind: "room" | "way" | "side";
}

const ROOMS = ["move", "tower", "onward", "secret_door", "run", "light", "start_tower", "return_to", "to_tower", "stroll"];
const POINTED = ["direction", "turn_marker", "orientation"];

/** The targets of a question, in the order of its options; none for questions that are not about places. */
export function targetsOf(ask: Ask | null): Target[] {
  if (!ask) return [];
  return ask.options.flatMap((option, index) => {
    const [kind, value] = Array.isArray(option) ? (option as [string, unknown]) : [ask.kind, option];
    const found = typeof value === "number" ? targetOf(ask, kind, value) : null;
    return found ? [{ index, way: wayOf(ask, index), ...found }] : [];
  });
}

function targetOf(ask: Ask, kind: string, value: number): Pick<Target, "space" | "kind"> | null {
  if (ROOMS.includes(kind)) return { space: value, kind: "room" };
  const space = ask.about["space"];
  if (typeof space !== "number") return null;
  if (POINTED.includes(kind)) return { space, kind: "way" };
  return kind === "side" ? { space, kind: "side" } : null;
}

/** The way an answer is said to lie. */
const wayOf = (ask: Ask, index: number): number => WAYS.indexOf((ask.labels[index]?.args["way"] ?? "") as Way);

/** The arrow key of an answer that lies or points one way; "" for others, and where two would share it. */
export const arrowOf = (ask: Ask, option: unknown): string =>
  arrowAmong(ask.options.map((_, index) => wayOf(ask, index)), ask.options.indexOf(option));
