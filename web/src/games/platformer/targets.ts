/** The answers that lie somewhere in the tower: spaces to go to, enemies to move or to strike. */
import type { Scene } from "../../table/scene";
import { arrowAmong } from "../answers";
import { NONE, WAYS, type PlatformerFields, type Way } from "./box";

type Ask = NonNullable<Scene["ask"]>;

export interface Target {
  /** Its place among the options. */
  index: number;
  space: number;
  /** The way it lies from where the question is about; NONE for none. */
  way: number;
  /** A place to be, or an enemy that stands there. */
  kind: "space" | "foe";
}

const SPACES = ["step", "push", "push_hero", "shift", "respawn", "blink", "magnet", "swap", "portal"];
const FOES = ["hand", "order", "fire", "frost", "attack"];

/** The targets of a question, in the order of its options; none for questions that are not about places. */
export function targetsOf(ask: Ask | null, fields: PlatformerFields): Target[] {
  if (!ask) return [];
  return ask.options.flatMap((option, index): Target[] => {
    const [kind, value] = Array.isArray(option) ? (option as [string, unknown]) : [ask.kind, option];
    if (typeof value !== "number") return [];
    if (SPACES.includes(kind)) return [{ index, space: value, way: wayOf(ask, index), kind: "space" }];
    const space = FOES.includes(kind) ? (fields.foes[value] ?? NONE) : NONE;
    return space < 0 ? [] : [{ index, space, way: NONE, kind: "foe" }];
  });
}

/** Whether an answer lies in the tower. */
export const isTarget = (ask: Ask, option: unknown): boolean => isOf(SPACES, ask, option) || isFoe(ask, option);

/** Whether an answer is an enemy in the tower. */
export const isFoe = (ask: Ask, option: unknown): boolean => isOf(FOES, ask, option);

function isOf(kinds: readonly string[], ask: Ask, option: unknown): boolean {
  const [kind, value] = Array.isArray(option) ? (option as [string, unknown]) : [ask.kind, option];
  return typeof value === "number" && kinds.includes(kind);
}

/** The way an answer is said to lie. */
const wayOf = (ask: Ask, index: number): number => WAYS.indexOf((ask.labels[index]?.args["way"] ?? "") as Way);

/** The arrow key of an answer that lies one way; "" for others, and where two would share it. */
export const arrowOf = (ask: Ask, option: unknown): string =>
  arrowAmong(ask.options.map((_, index) => wayOf(ask, index)), ask.options.indexOf(option));

/** The saved boot, as an answer, where no die shows one: those of the dice are answered with where they lead. Null where there is none. */
export function bootOf(ask: Ask | null): unknown {
  const options = ask?.kind === "act" ? ask.options : [];
  if (options.some((option) => Array.isArray(option) && option[0] === "step")) return null;
  return options.find((option) => Array.isArray(option) && option[0] === "special" && option[1] === 1) ?? null;
}
