/** A way through the catacombs: the cards laid so far, and where one would come to by them before the last turn. */
import { beside, NONE, type Box, type Card, type QuestFields } from "../box";

export interface Trail {
  cards: Card[];
  from: number;
  heading: number;
  /** The space that so many steps lead to; the outer wall stops them. */
  to: number;
  steps: number;
}

export function trailOf(box: Box, fields: QuestFields, seat: number): Trail {
  const cards = (fields.row[seat] ?? []).flatMap((card) => box.cards[card] ?? []);
  const from = fields.travel[seat] ?? NONE;
  const heading = fields.heading[seat] ?? 0;
  let to = from;
  let steps = 0;
  while (from !== NONE && steps < cards.length && beside(box, to, heading) !== NONE) {
    to = beside(box, to, heading);
    steps += 1;
  }
  return { cards, from, heading, to, steps };
}
