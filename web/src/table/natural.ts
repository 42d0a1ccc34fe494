/** The order in which answers are offered: amounts from few to many, what lies left before what lies right, and what leaves something alone or ends it last. */
import type { Scene } from "./scene";

type Ask = NonNullable<Scene["ask"]>;

/** How the names of such answers end. */
const LEAVES = ["no", "done", "refuse", "stay", "stop", "end", "pass", "skip", "keep"];

/** Whether an answer does nothing but end or leave alone what is asked about. */
export const isLeaving = (ask: Ask, index: number): boolean => LEAVES.includes(ask.labels[index]!.key.split("-").at(-1)!);

/** The ways of those who stand upright, as they lie beside each other. */
const ACROSS: unknown[] = ["left", "up", "down", "right"];

/** A question with its answers in their natural order. */
export function natural<Asked extends Ask>(ask: Asked): Asked {
  const leaving = (index: number): number => Number(isLeaving(ask, index));
  const amount = amounts(ask);
  const order = across(ask, [...ask.options.keys()].sort((one, other) => leaving(one) - leaving(other) || amount(one) - amount(other)));
  return { ...ask, options: order.map((index) => ask.options[index]!), labels: order.map((index) => ask.labels[index]!), notes: order.map((index) => ask.notes[index] ?? null) };
}

/** How much an answer is of, where all that do something are alike but for that. */
function amounts(ask: Ask): (index: number) => number {
  const labels = ask.labels.filter((_, index) => !isLeaving(ask, index));
  const isMeasured = labels.every(({ key, args }) => key === labels[0]!.key && typeof args["amount"] === "number");
  return (index) => (isMeasured && !isLeaving(ask, index) ? Number(ask.labels[index]!.args["amount"]) : 0);
}

/** The same order, in which those that lie one way exchange their places: left comes before right. */
function across(ask: Ask, order: readonly number[]): number[] {
  const place = (index: number): number => ACROSS.indexOf(ask.labels[index]!.args["way"]);
  const steps = order.filter((index) => place(index) >= 0).sort((one, other) => place(one) - place(other));
  return order.map((index) => (place(index) < 0 ? index : steps.shift()!));
}
