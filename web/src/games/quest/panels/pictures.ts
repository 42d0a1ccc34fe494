/** The icons of combat cards and of single cards; what else has one stands in the game's own list. */
import type { IconName } from "../../../look/icon-names";
import type { Card } from "../box";
import { deckIcon } from "../pictures";

const WEAPONS: Record<string, IconName> = { melee: "broadsword", ranged: "pocket-bow", magic: "magic-swirl" };
const CARDS: Record<string, IconName> = {
  exit: "exit-door", hole_in_the_roof: "ladder", empty: "boot-prints", hidden_trap: "spikes", treasure_chest: "locked-chest",
  gigantic_diamond: "cut-diamond", giant_ruby: "cut-diamond", torch_goes_out: "torch", horde_of_rats: "rat", spider_venom: "spider-alt",
  razorwing_attack: "evil-bat", demon_flame: "daemon-skull", skeleton_volley: "skeleton", golem_grab: "rock-golem", troll_smash: "troll",
  sorcerers_bolt: "warlock-hood", vampire_bite: "vampire-dracula", greedy_deep_elf: "hood", giant_naga: "snake",
  twisting_tunnels: "anticlockwise-rotation", unstable_potion: "round-potion", quicksilver_potion: "round-potion", bottle_imp: "bottled-shadow",
  lingering_shade: "cultist", rope: "lasso", loadstone: "magnet", forbidden_tome: "evil-book", artifact_eater: "swap-bag",
  jinn_lamp: "magic-lamp", harp_of_tranquility: "harp", charmers_flute: "flute", rune_scarab: "gold-scarab", bag_of_gems: "gems",
};

export const weaponIcon = (weapon: string): IconName => WEAPONS[weapon] ?? "crossed-swords";

export function cardIcon(card: Pick<Card, "id" | "deck">): IconName {
  if (card.id.endsWith("_ring")) return "ring";
  return CARDS[card.id] ?? (card.id.startsWith("gold_") ? "two-coins" : card.deck === "treasure" ? "gems" : deckIcon(card.deck));
}
