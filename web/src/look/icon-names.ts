/** The icons we use, by their names in the game-icons set; the build takes these drawings and no others. */
export const ICONS = [
  "torch", "crystal-ball", "key", "broadsword", "two-coins", "coins", "bleeding-wound", "health-potion",
  "locked-chest", "open-treasure-chest", "chest", "dragon-head", "goblin-head", "troll", "shambling-zombie", "skeleton", "snake",
  "slime", "gooey-daemon", "medusa-head", "vampire-dracula", "egyptian-sphinx", "minotaur", "wolf-howl", "crowned-skull",
  "double-dragon", "rock-golem", "mummy-head", "dwarf-king", "wooden-door", "dungeon-gate", "magnet", "falling-boulder",
  "lava", "spikes", "compass", "visored-helm", "hood", "battle-axe", "pointy-hat", "person", "crown", "laurel-crown",
  "trophy", "scales", "death-skull", "skull-crossed-bones", "card-play", "hand", "hourglass", "sands-of-time", "chat-bubble",
  "scroll-unfurled", "rule-book", "robot-golem", "meeple", "exit-door", "cog", "moon", "sun", "padlock", "eye-target",
  "sight-disabled", "speaker", "speaker-off", "treasure-map", "dice-six-faces-five", "spectacles", "swap-bag", "stairs",
  "check-mark", "cancel", "plain-arrow", "anticlockwise-rotation", "magnifying-glass", "talk", "thumb-up", "imp-laugh",
  "think", "prayer", "sprint", "info", "share", "play-button", "pause-button", "next-button", "previous-button", "candle-flame",
  "tabletop-players", "round-table", "files", "trash-can",
  "drop", "shield", "crossed-swords", "knocked-out-stars", "receive-money", "campfire", "open-chest", "stack", "flying-flag", "boulder-dash",
  "cowled", "old-lantern", "boot-prints",
  "fast-backward-button", "fast-forward-button", "film-projector", "save",
  "monk-face", "fire-spell-cast", "black-knight-helm", "viking-head", "bowman", "swordwoman", "daemon-skull", "warlock-hood", "pocket-bow",
  "magic-swirl", "biceps", "acrobatic", "breastplate", "clover", "fist", "rune-stone", "evil-bat", "ring", "gems", "cut-diamond", "magic-lamp",
  "harp", "evil-book", "gold-scarab", "rat", "night-sleep", "dragon-breath", "tombstone", "round-potion", "bottled-shadow", "flute",
  "spider-alt", "ladder", "sunset", "cultist", "lasso",
  "hole-ladder", "card-draw", "wolf-trap", "spider-web", "stone-bridge", "falling-rocks", "well", "clockwise-rotation",
  "evil-eyes", "gate", "direction-signs", "horned-skull", "position-marker", "expand", "stone-tower", "gold-stack",
  "walk", "crypt-entrance", "coffin", "perspective-dice-six-faces-random",
] as const;

export type IconName = (typeof ICONS)[number];
