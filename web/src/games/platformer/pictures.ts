/** Which icon stands for what: one icon an idea, in the tower, in the panels and in the log. */
import type { IconName } from "../../look/icon-names";
import type { Face } from "../../table/connection.svelte";

const SYMBOLS: Record<string, IconName> = { boot: "leather-boot", sword: "broadsword", coin: "two-coins", hand: "hand", star: "polar-star", blank: "dice-six-faces-five" };
const HEROES: Record<string, IconName> = {
  melosa: "bowman", etorn: "black-knight-helm", miksy: "witch-face", angelo: "hooded-figure", urgh: "barbarian", avys: "woman-elf-face", brunda: "dwarf-face",
  nim: "goblin",
};
const ENEMIES: Record<string, IconName> = {
  zombie: "shambling-zombie", slime: "slime", goblin_thief: "goblin-head", cave_bat: "evil-bat", skeleton: "skeleton", ent: "evil-tree",
  stone_golem: "rock-golem", orc_brute: "orc-head", giant_spider: "spider-alt", mimic: "mimic-chest", werewolf: "werewolf", cyclops: "cyclops",
  vampire: "vampire-dracula", minotaur: "minotaur", lich: "crowned-skull", guard: "guards", medusa: "medusa-head", ikee: "overlord-helm",
};
const BADGES: Record<string, IconName> = { mirror: "mirror-mirror", petrified: "stone-bust", banner: "flag-objective", shackles: "crossed-chains", dread: "dread-skull" };
const FACES: Record<string, IconName> = { attack: "crossed-swords", left: "plain-arrow", right: "plain-arrow" };
const TOKENS: Record<string, IconName> = { gold: "two-coins", gem: "cut-diamond" };
const EVENTS: Record<string, IconName> = {
  start_drawn: "flying-flag", turn_began: "flying-flag", level_laid: "stone-tower", level_revealed: "stone-tower", level_removed: "falling",
  rolled: "perspective-dice-six-faces-random", enemy_die: "perspective-dice-six-faces-random", moved: "leather-boot", jumped_portal: "magic-portal", placed: "position-marker", respawned: "position-marker",
  respawn_paid: "position-marker", attacked: "crossed-swords", attack_ignored: "shield", struck: "broadsword", defeated: "skull-crossed-bones", wounded: "drop",
  healed: "health-potion", downed: "death-skull", reborn: "health-potion", gravity: "falling", hero_fell: "falling", enemy_fell: "falling",
  enemy_shifted: "hand", enemy_pushed: "hand", hero_pushed: "hand", gold_gained: "two-coins", gold_spent: "two-coins", gems_gained: "cut-diamond",
  gems_spent: "cut-diamond", upgraded: "gems", forged: "anvil", alloyed: "anvil", saved: "padlock", item_bought: "shop", item_offered: "shop",
  potion_bought: "round-potion", potion_offered: "round-potion", potion_drunk: "round-potion", potion_won: "round-potion", item_exhausted: "swap-bag",
  artifact_drawn: "crown", artifact_taken: "crown", artifact_exhausted: "crown", ability_used: "magic-swirl", boss_turn: "crowned-skull",
  boss_die: "perspective-dice-six-faces-random", boss_card_drawn: "card-draw", boss_card_passed: "card-draw", boss_card_chosen: "card-draw",
  boss_card_resolved: "card-draw", boss_card_ignored: "shield", boss_cards_tied: "card-draw", boss_deck_shuffled: "card-draw", boss_leapt: "jump-across",
  boss_level_entered: "crowned-skull", event_drawn: "scroll-unfurled", frozen: "snowflake-1", won: "laurel-crown", nobody_won: "death-skull",
  solo_lost: "death-skull", special_used: "dice-six-faces-five", special_reset: "dice-six-faces-five", knocked_back: "knocked-out-stars",
  die_set: "clockwise-rotation", die_webbed: "spider-web", swapped_hero: "clockwise-rotation", swapped_enemy: "clockwise-rotation", reinforced: "spawn-node",
  summoned: "spawn-node", boss_appeared: "crowned-skull", boss_drawn: "crowned-skull", enemies_appeared: "spawn-node",
};

export const symbolIcon = (symbol: string): IconName => SYMBOLS[symbol] ?? "dice-six-faces-five";
export const heroIcon = (id: string): IconName => HEROES[id] ?? "person";
export const enemyIcon = (id: string): IconName => ENEMIES[id] ?? "death-skull";
export const badgeIcon = (id: string): IconName => BADGES[id] ?? "info";
/** The faces of the enemy die; both arrows are drawn pointing down. */
export const faceIcon = (face: string): IconName => FACES[face] ?? "dice-six-faces-five";
export const tokenIcon = (id: string): IconName => TOKENS[id] ?? "info";

export function eventIcon(event: Face): IconName | null {
  const { token, badge, symbol, enemy, hero } = event as Record<string, unknown>;
  return (
    EVENTS[event.kind] ??
    (typeof token === "string" ? tokenIcon(token) : null) ??
    (typeof badge === "string" ? badgeIcon(badge) : null) ??
    (typeof enemy === "string" ? enemyIcon(enemy) : null) ??
    (typeof hero === "string" ? heroIcon(hero) : null) ??
    (typeof symbol === "string" ? symbolIcon(symbol) : null)
  );
}
