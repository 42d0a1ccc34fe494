/** The order in which answers are offered: what does something first, what leaves it alone or ends it last. */
import type { Scene } from "./scene";

type Ask = NonNullable<Scene["ask"]>;

/** How the names of such answers end. */
const LEAVES = ["no", "done", "refuse", "stay", "stop", "end", "pass", "skip", "keep"];

/** Whether an answer does nothing but end or leave alone what is asked about. */
export const isLeaving = (ask: Ask, index: number): boolean => LEAVES.includes(ask.labels[index]!.key.split("-").at(-1)!);

/** A question with its answers in their natural order. */
export function natural<Asked extends Ask>(ask: Asked): Asked {
  const order = [...ask.options.keys()].sort((one, other) => Number(isLeaving(ask, one)) - Number(isLeaving(ask, other)));
  return { ...ask, options: order.map((index) => ask.options[index]!), labels: order.map((index) => ask.labels[index]!), notes: order.map((index) => ask.notes[index] ?? null) };
}
