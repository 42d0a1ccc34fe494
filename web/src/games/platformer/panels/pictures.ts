/** The icons of single cards; figures, symbols and tokens stand in the game's own list. */
import type { IconName } from "../../../look/icon-names";

const ITEMS: Record<string, IconName> = {
  boots_of_haste: "steeltoe-boots", hammer_of_greed: "thor-hammer", ninja_gear: "ninja-head", polished_shield: "round-shield", ghost_cloak: "ghost",
  heart_amulet: "heart-necklace", greatsword: "two-handed-sword", lucky_coin: "crown-coin", grappling_hook: "hook", feather_cape: "cape",
  iron_soles: "metal-boot", telekinetic_glove: "gloves", loaded_dice: "rolling-dices", bargain_pass: "ticket", gem_magnet: "magnet",
  smoke_bombs: "smoke-bomb", pocket_anvil: "anvil", rune_chain: "crossed-chains", vampire_fang: "fangs", crossbow: "crossbow",
  jewellers_loupe: "magnifying-glass", pedlars_satchel: "knapsack",
};
const POTIONS: Record<string, IconName> = {
  stone_skin_potion: "stone-bust", healing_potion: "health-potion", potion_of_swiftness: "sprint", potion_of_strength: "muscle-up",
  potion_of_levitation: "feathered-wing", blink_potion: "magic-portal", alchemists_draught: "bubbling-flask", gem_elixir: "gems",
  potion_of_luck: "clover", doubling_potion: "potion-ball", fire_flask: "fire-bottle", frost_flask: "snow-bottle",
  potion_of_invisibility: "invisible-face", swap_potion: "body-swapping", phoenix_tears: "fire-silhouette",
};
const ARTIFACTS: Record<string, IconName> = {
  coin_gun: "pistol-gun", climbers_crown: "queen-crown", trophy_blade: "relic-blade", last_breath_chalice: "jeweled-chalice", bullys_cloak: "cloak",
  prism: "prism", phoenix_feather: "feather", merchants_seal: "wax-seal", gravity_gauntlet: "gauntlet", gamblers_die: "dice-target",
};
const EVENTS: Record<string, IconName> = {
  gold_fever: "gold-mine", greased_ladders: "ladder", ambush: "swords-emblem", reinforcements: "guards", blood_moon: "moon-bats",
  healing_spring: "fountain", gem_vein: "mining", rusty_blades: "rusty-sword", travelling_merchant: "shop", aftershock: "earth-crack",
  toll: "receive-money", second_wind: "windy-stripes",
};
const CARDS: Record<string, IconName> = {
  petrifying_gaze: "gaze", snake_bite: "snake-bite", tail_sweep: "dragon-spiral", slither_left: "snake", slither_right: "snake", venom_spit: "web-spit",
  stone_rain: "falling-rocks", hypnotic_hiss: "snake-spiral", overlords_cleave: "sword-slice", blade_storm: "spinning-blades", ground_slam: "quake-stomp",
  dark_leap: "jump-across", tribute: "receive-money", hoarders_wrath: "gems", call_the_guard: "guards", iron_grip: "hand-grip", dread_roar: "sonic-shout",
  nova_of_malice: "explosion-rays",
};
const BACKS: Record<string, IconName> = { item: "swap-bag", potion: "round-potion", artifact: "trophy" };

export const itemIcon = (id: string): IconName => ITEMS[id] ?? BACKS["item"]!;
export const potionIcon = (id: string): IconName => POTIONS[id] ?? BACKS["potion"]!;
export const artifactIcon = (id: string): IconName => ARTIFACTS[id] ?? BACKS["artifact"]!;
export const soloIcon = (id: string): IconName => EVENTS[id] ?? "card-draw";
export const bossCardIcon = (name: string): IconName => CARDS[name] ?? "card-draw";

/** The picture of a card that can be bought or taken. */
export function wareIcon(kind: string, id: string): IconName {
  return kind === "item" ? itemIcon(id) : kind === "potion" ? potionIcon(id) : artifactIcon(id);
}
