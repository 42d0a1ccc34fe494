/** The enemies' cards, a level each: who is there, how many stand on the map, what lies face down. */
import { NONE, type Box, type Enemy, type PlatformerFields } from "../box";

export interface EnemyCard {
  /** Counted from 1. */
  level: number;
  rank: number;
  /** null while the card lies face down. */
  enemy: Enemy | null;
  /** How many stand on the map. */
  standing: number;
  removed: boolean;
}

/** The cards beside the tower, the highest level first; the boss's level has one where it brings summons. */
export function enemyCards(box: Box, fields: PlatformerFields): EnemyCard[] {
  return fields.kinds
    .map((kind, level) => ({
      level: level + 1,
      rank: box.ranks[level] ?? 0,
      enemy: kind === NONE ? null : (box.enemies[kind] ?? null),
      standing: fields.foes.slice(4 * level, 4 * level + 4).filter((space) => space >= 0).length,
      removed: level < fields.lowest,
    }))
    .filter((card) => card.enemy !== null || card.level < box.levels)
    .reverse();
}
