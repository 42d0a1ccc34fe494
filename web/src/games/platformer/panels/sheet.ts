/** A hero's card in figures: health, ability, star, special die, what it has in hand and what the boss has laid on it. */
import { badgesOf, hasBit, heroOf, levelOf, NONE, type Badge, type Box, type Hero, type PlatformerFields, type Symbol } from "../box";

export interface Sheet {
  hero: Hero;
  health: number;
  full: number;
  gold: number;
  gems: number;
  special: Symbol;
  /** Whether the ability of once a turn has been used. */
  turned: boolean;
  badges: Badge[];
  /** The level the hero is on, counted from 1; 0 off the map. */
  level: number;
  inside: boolean;
}

/** The card before a seat; null until it has a hero. */
export function sheetOf(box: Box, fields: PlatformerFields, seat: number): Sheet | null {
  const hero = heroOf(box, fields, seat);
  if (!hero) return null;
  const space = fields.spaces[seat] ?? NONE;
  return {
    hero,
    health: fields.health[seat] ?? 0,
    full: fields.full[seat] ?? hero.health,
    gold: fields.gold[seat] ?? 0,
    gems: fields.gems[seat] ?? 0,
    special: box.symbols[fields.special[seat] ?? 0] ?? "blank",
    turned: hero.once && hasBit(box.marks, fields.marks[seat] ?? 0, "turned"),
    badges: badgesOf(box, fields, seat),
    level: space < 0 ? 0 : levelOf(box, space) + 1,
    inside: Boolean(fields.inside[seat]),
  };
}
