/** What stands on a game's one page of rules: which picture goes with which sentence, and the lesson whose table is its example. */
import type { IconName } from "../look/icon-names";

type Line = readonly [what: string, icon: IconName];

export interface Summary {
  lesson: string;
  turn: readonly Line[];
  signs: readonly Line[];
  ends: readonly Line[];
}

export const SUMMARIES: Record<string, Summary> = {
  raiders: {
    lesson: "first-level",
    turn: [["room", "dungeon-gate"], ["card", "card-play"], ["answer", "scales"], ["rest", "campfire"]],
    signs: [["treasure", "locked-chest"], ["monster", "goblin-head"], ["trap", "spikes"], ["vault", "open-treasure-chest"], ["items", "torch"], ["boss", "dragon-head"]],
    ends: [["collapse", "bleeding-wound"], ["richest", "two-coins"]],
  },
  quest: {
    lesson: "the-way-out",
    turn: [["sun", "sunset"], ["act", "boot-prints"], ["explore", "treasure-map"], ["result", "card-draw"]],
    signs: [["search", "magnifying-glass"], ["catacombs", "hole-ladder"], ["fight", "crossed-swords"], ["test", "dice-six-faces-five"], ["dragon", "dragon-head"], ["tower", "stone-tower"]],
    ends: [["sunset", "moon"], ["richest", "gold-stack"]],
  },
  platformer: {
    lesson: "first-climb",
    turn: [["crumble", "earth-crack"], ["roll", "rolling-dices"], ["act", "jump-across"], ["gravity", "falling"]],
    signs: [["boot", "leather-boot"], ["sword", "broadsword"], ["coin", "two-coins"], ["hand", "hand"], ["star", "polar-star"], ["shop", "shop"]],
    ends: [["boss", "crowned-skull"], ["rounds", "hourglass"]],
  },
};
