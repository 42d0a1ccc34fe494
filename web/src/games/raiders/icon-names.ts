/** The icons only Dungeon Raiders shows; they come with its screen. */
export const ICONS = [
  "troll", "chest", "goblin-head", "shambling-zombie", "slime", "gooey-daemon", "medusa-head", "egyptian-sphinx", "minotaur", "wolf-howl",
  "double-dragon", "mummy-head", "lava", "compass", "visored-helm", "battle-axe", "pointy-hat", "card-play", "knocked-out-stars",
  "receive-money", "campfire", "open-chest", "stack", "boulder-dash",
] as const;
