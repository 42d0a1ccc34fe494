/** The icons only Platformer shows; they come with its screen. */
export const ICONS = [
  "leather-boot", "polar-star", "shambling-zombie", "slime", "goblin-head", "evil-bat", "evil-tree", "orc-head", "spider-alt", "mimic-chest",
  "werewolf", "cyclops", "minotaur", "medusa-head", "overlord-helm", "guards", "shop", "magic-portal", "ladder", "gems", "cut-diamond",
  "wolf-trap", "position-marker", "dice-six-faces-five", "perspective-dice-six-faces-random", "anvil", "falling", "round-potion",
  "witch-face", "bowman", "black-knight-helm", "goblin", "ninja-head", "barbarian", "woman-elf-face", "dwarf-face", "hooded-figure", "snowflake-1",
  "mirror-mirror", "flag-objective", "crossed-chains", "dread-skull", "stone-bust", "knocked-out-stars", "stone-tower", "card-draw",
  "clockwise-rotation", "skull-crossed-bones", "spawn-node", "magic-swirl", "jump-across", "crown", "spider-web", "receive-money",
  "body-swapping", "bubbling-flask", "cape", "cloak", "clover", "crossbow", "crown-coin", "dice-target", "dragon-spiral", "earth-crack",
  "explosion-rays", "falling-rocks", "fangs", "feather", "feathered-wing", "fire-bottle", "fire-silhouette", "fountain", "gauntlet",
  "gaze", "ghost", "gloves", "gold-mine", "hand-grip", "heart-necklace", "hearts", "hook", "invisible-face", "jeweled-chalice", "knapsack",
  "metal-boot", "mining", "moon-bats", "muscle-up", "pistol-gun", "potion-ball", "prism", "quake-stomp", "queen-crown", "relic-blade",
  "rolling-dices", "round-shield", "rusty-sword", "smoke-bomb", "snake-bite", "snake-spiral", "snow-bottle", "sonic-shout",
  "spinning-blades", "steeltoe-boots", "sword-slice", "swords-emblem", "thor-hammer", "ticket", "two-handed-sword", "wax-seal", "web-spit",
  "windy-stripes",
] as const;
