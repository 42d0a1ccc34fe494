/** The icons only DungeonQuest shows; they come with its screen. */
export const ICONS = [
  "skull-crossed-bones", "dice-six-faces-five", "monk-face", "fire-spell-cast", "black-knight-helm", "viking-head", "bowman",
  "swordwoman", "daemon-skull", "warlock-hood", "pocket-bow", "magic-swirl", "biceps", "acrobatic", "breastplate", "clover", "fist",
  "rune-stone", "evil-bat", "ring", "gems", "cut-diamond", "magic-lamp", "harp", "evil-book", "gold-scarab", "rat", "troll", "night-sleep",
  "round-potion", "bottled-shadow", "flute", "spider-alt", "ladder", "sunset", "cultist", "lasso", "card-draw", "wolf-trap",
  "spider-web", "falling-rocks", "well", "clockwise-rotation", "evil-eyes", "direction-signs", "horned-skull", "position-marker",
  "stone-tower", "gold-stack", "crypt-entrance", "coffin", "perspective-dice-six-faces-random",
] as const;
