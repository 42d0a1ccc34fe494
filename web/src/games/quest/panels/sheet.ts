/** A hero's sheet in figures: wounds, attributes with the chance of a test, loot and what it is worth, what is kept. */
import { ATTRIBUTES, goldCarried, heroOf, runeOf, type Attribute, type Box, type Card, type Hero, type QuestFields } from "../box";
import { chance } from "./rolls";

export interface Sheet {
  hero: Hero;
  wounds: number;
  determination: number;
  rune: string;
  attributes: { attribute: Attribute; value: number; odds: number }[];
  /** Cards of one name lie together. */
  loot: Pile[];
  gold: number;
  kept: Pile[];
  skips: number;
}

export interface Pile {
  card: Card;
  copies: number;
}

/** The sheet before a seat; null until it has a hero. */
export function sheetOf(box: Box, fields: QuestFields, seat: number): Sheet | null {
  const hero = heroOf(box, fields, seat);
  if (!hero) return null;
  return {
    hero,
    wounds: fields.wounds[seat] ?? 0,
    determination: fields.determination[seat] ?? 0,
    rune: runeOf(box, fields, seat),
    attributes: ATTRIBUTES.map((attribute) => ({ attribute, value: hero[attribute], odds: chance(box.odds, hero[attribute]) })),
    loot: pilesOf(box, fields.loot[seat] ?? []).sort((one, other) => other.card.gold - one.card.gold),
    gold: goldCarried(box, fields, seat),
    kept: pilesOf(box, fields.kept[seat] ?? []),
    skips: fields.skips[seat] ?? 0,
  };
}

/** Cards by name, in the order they came. */
export function pilesOf(box: Pick<Box, "cards">, cards: readonly number[]): Pile[] {
  const piles = new Map<string, Pile>();
  for (const number of cards) {
    const card = box.cards[number];
    if (card) piles.set(card.id, { card, copies: (piles.get(card.id)?.copies ?? 0) + 1 });
  }
  return [...piles.values()];
}
