/** The answers to the open question, by what they are about, and which of them each panel shows itself. */
import type { Panel } from "../box";

export type Ask = NonNullable<Panel["ask"]>;
/** An answer with its place in the list of answers. */
export interface Answer {
  option: unknown;
  index: number;
}

/** An answer of two parts: what is done, and with which symbol, card, stall or enemy. */
export const isPair = (option: unknown): option is readonly [string, number] => Array.isArray(option) && option.length === 2 && typeof option[0] === "string";
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const answersOf = (ask: Ask | null): Answer[] => (ask?.options ?? []).map((option, index) => ({ option, index }));

/** The answer itself, if it may be given now. */
export const answer = (ask: Ask | null, wanted: unknown): Answer | undefined => answersOf(ask).find(({ option }) => isSame(option, wanted));

/** The answers that also pay gems, so that a symbol counts more often. */
export const RAISES = ["raise", "raise_special", "raise_forge", "raise_forge_special", "raise_alloy"];
const DICE = ["use", "special", "die", "save", "forge", "forge_special", "alloy", ...RAISES];
/** Questions that only the dice answer. */
const ABOUT_DICE = ["swords", "forge_into", "star", "upgrade", "respawn_die", "save", "save_as", "alloy", "web", "reroll", "set_die", "set_to", "shed"];
const CARDS = ["item", "potion", "artifact"];

/** Answers that lie in the tower, also where the question is about dice. */
const WAYS = ["step", "portal"];

/** Whether the tray of dice shows an answer, with the attack being put together in it. */
export const inTray = (ask: Ask, option: unknown): boolean =>
  isPair(option) && WAYS.includes(option[0]) ? false : ABOUT_DICE.includes(ask.kind) || (ask.kind === "act" && isPair(option) && DICE.includes(option[0]));
/** Whether the shop shows an answer: what is bought, a boss's token among it. */
export const inShop = (ask: Ask, option: unknown): boolean => (isPair(option) ? option[0] === "buy" : ask.kind === "act" && option === "badge");
/** Whether somebody's belongings show an answer. */
export const inBelongings = (ask: Ask, option: unknown): boolean => ask.kind === "act" && isPair(option) && CARDS.includes(option[0]);
/** Whether the hero's sheet shows an answer. */
export const inSheet = (ask: Ask, option: unknown): boolean => ask.kind === "act" && (option === "ability" || option === "shed");
