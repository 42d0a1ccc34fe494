/** The icons every page may use, by their names in the game-icons set; the build takes these drawings and no others.
 *
 * What only a game's screen shows is named in its own folder and comes with that screen.
 */
import type { ICONS as PLATFORMER } from "../games/platformer/icon-names";
import type { ICONS as QUEST } from "../games/quest/icon-names";
import type { ICONS as RAIDERS } from "../games/raiders/icon-names";

export const ICONS = [
  "torch", "crystal-ball", "key", "broadsword", "two-coins", "coins", "bleeding-wound", "health-potion", "locked-chest",
  "open-treasure-chest", "dragon-head", "skeleton", "snake", "vampire-dracula", "crowned-skull", "rock-golem", "wooden-door",
  "dungeon-gate", "magnet", "spikes", "hood", "person", "laurel-crown", "trophy", "scales", "death-skull", "hand", "hourglass",
  "sands-of-time", "chat-bubble", "scroll-unfurled", "rule-book", "robot-golem", "meeple", "exit-door", "cog", "moon", "sun", "padlock",
  "eye-target", "sight-disabled", "speaker", "speaker-off", "treasure-map", "spectacles", "swap-bag", "stairs", "check-mark", "cancel",
  "plain-arrow", "anticlockwise-rotation", "magnifying-glass", "talk", "thumb-up", "imp-laugh", "think", "prayer", "sprint", "info",
  "share", "play-button", "pause-button", "next-button", "previous-button", "candle-flame", "tabletop-players", "round-table", "files",
  "trash-can", "drop", "shield", "crossed-swords", "flying-flag", "cowled", "old-lantern", "boot-prints", "fast-backward-button",
  "fast-forward-button", "film-projector", "save", "dragon-breath", "hole-ladder", "stone-bridge", "gate", "walk", "expand", "light-bulb",
] as const;

export type IconName = (typeof ICONS | typeof RAIDERS | typeof QUEST | typeof PLATFORMER)[number];
