/** Names out of the game's catalogue that only the panels say; content of one's own may have parts without one. */
import { has, say } from "../../../lib/words.svelte";
import { WAYS } from "../box";

const named = (keys: string[], id: string): string => {
  const key = keys.find(has);
  return key ? say(key) : id;
};

export const weaponName = (weapon: string): string => named([`quest-weapon-${weapon}`], weapon);
export const wayName = (way: number): string => named([`quest-way-${WAYS[way]}`], WAYS[way] ?? "");

/** What a roll or a test is about: an obstacle, or the card that asks for it. */
export const aboutName = (about: string): string => named([`quest-about-${about}`, `quest-card-${about}`], about);

export const abilityName = (id: string): string => named([`quest-ability-${id}`], id);
export const abilityText = (id: string): string => named([`quest-ability-${id}-text`], "");
