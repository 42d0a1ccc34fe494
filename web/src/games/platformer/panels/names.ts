/** Names and texts out of the game's catalogue that only the panels say; content of one's own may have parts without one. */
import { has, say } from "../../../lib/words.svelte";
import { artifactName, artifactText, itemName, itemText, potionName, potionText } from "../box";

const named = (key: string, id: string): string => (has(key) ? say(key) : id);
const textOf = (key: string): string => (has(key) ? say(key) : "");

export const soloText = (id: string): string => textOf(`platformer-event-${id}-text`);
export const bossText = (id: string): string => textOf(`platformer-boss-${id}-text`);
export const badgeText = (id: string): string => textOf(`platformer-badge-${id}-text`);
export const abilityName = (id: string): string => named(`platformer-ability-${id}`, id);
export const abilityText = (id: string): string => textOf(`platformer-ability-${id}-text`);
export const faceName = (face: string): string => named(`platformer-face-${face}`, face);
/** Whom a boss's card reaches. */
export const rangeName = (range: string): string => textOf(`platformer-range-${range}`);
export const bossCardName = (name: string): string => named(`platformer-card-${name}`, name);
export const bossCardText = (name: string): string => textOf(`platformer-card-${name}-text`);

/** The name of a card that can be bought or taken, and what it does. */
export const wareName = (kind: string, id: string): string => (kind === "item" ? itemName(id) : kind === "potion" ? potionName(id) : artifactName(id));
export const wareText = (kind: string, id: string): string => (kind === "item" ? itemText(id) : kind === "potion" ? potionText(id) : artifactText(id));

const RANKS = ["", "I", "II", "III"];
/** A rank as it is printed. */
export const rank = (number: number): string => RANKS[number] ?? String(number);
