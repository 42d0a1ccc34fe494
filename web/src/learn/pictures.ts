/** The icon of each lesson; one that has none of its own shows the rulebook. */
import type { IconName } from "../look/icon-names";

const PICTURES: Record<string, IconName> = {
  "first-level": "stairs",
  "treasure": "open-treasure-chest",
  "monster": "dragon-head",
  "crystal-ball": "crystal-ball",
  "boss": "crowned-skull",
  "the-end": "laurel-crown",
  "in-turn": "hourglass",
  "duel": "crossed-swords",
  "old-traps": "spikes",
  "first-steps": "boot-prints",
  "portcullis": "gate",
  "strange-rooms": "stone-bridge",
  "a-fight": "skeleton",
  "fleeing": "walk",
  "catacombs": "hole-ladder",
  "the-dragon": "dragon-breath",
  "the-way-out": "exit-door",
  "alone": "meeple",
  "first-climb": "sprint",
  "swords": "broadsword",
  "leaving": "hand",
  "gems-and-shop": "swap-bag",
  "medusa": "snake",
};

export const pictureOf = (lesson: string): IconName => PICTURES[lesson] ?? "rule-book";
