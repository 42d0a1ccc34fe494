/** The order in which answers are offered: what does something first, what leaves it alone or ends it last. */
import type { Scene } from "./scene";

type Ask = NonNullable<Scene["ask"]>;

const LEAVES = ["no", "done", "refuse", "stay", "stop", "end", "pass", "skip"];

/** Whether an answer does nothing but end or leave alone what is asked about. */
export const isLeaving = (option: unknown): boolean => LEAVES.includes(String(Array.isArray(option) && option.length === 1 ? option[0] : option));

/** A question with its answers in their natural order. */
export function natural<Asked extends Ask>(ask: Asked): Asked {
  const order = [...ask.options.keys()].sort((one, other) => Number(isLeaving(ask.options[one])) - Number(isLeaving(ask.options[other])));
  return { ...ask, options: order.map((index) => ask.options[index]!), labels: order.map((index) => ask.labels[index]!), notes: order.map((index) => ask.notes[index] ?? null) };
}
