/** The shop as a seat sees it: what lies in each stall, what it costs there and then, and whether it can be bought. */
import { NONE, type Panel } from "../box";
import { answer, type Answer } from "./answers";

export interface Ware {
  stall: number;
  kind: "item" | "potion";
  id: string;
  price: number;
  /** What is printed on the card, where the seat pays less. */
  full: number;
  /** The gold that is missing. */
  lacks: number;
  buy: Answer | undefined;
}

/** Every stall; null where a deck has run out. */
export function waresOf({ box, fields, ask }: Panel, seat: number): (Ware | null)[] {
  const priced = new Map(((ask?.about["stalls"] ?? []) as [number, string, number][]).map(([stall, , price]) => [stall, price]));
  return fields.shop.map((card, stall) => {
    const kind = stall < box.stalls ? "item" : "potion";
    const row = card === NONE ? undefined : (kind === "item" ? box.items : box.potions)[card];
    if (!row) return null;
    const price = priced.get(stall) ?? row.price;
    return { stall, kind, id: row.id, price, full: row.price, lacks: Math.max(0, price - (fields.gold[seat] ?? 0)), buy: answer(ask, ["buy", stall]) };
  });
}

/** Whether the viewer may buy just now. */
export const isOpen = ({ ask }: Pick<Panel, "ask">): boolean => ask !== null && ask.about["stalls"] !== undefined;
