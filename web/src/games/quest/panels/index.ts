/** The panels of DungeonQuest's table. Each is given `panel`, and those about one player also `seat`. */
export { default as CatacombRow } from "./CatacombRow.svelte";
export { default as Dice } from "./Dice.svelte";
export { default as DragonMood } from "./DragonMood.svelte";
export { default as Duel } from "./Duel.svelte";
export { default as HeroFigure } from "./HeroFigure.svelte";
export { default as HeroSeat } from "./HeroSeat.svelte";
export { default as HeroSheet } from "./HeroSheet.svelte";
export { default as Roll } from "./Roll.svelte";
export { default as SunTrack } from "./SunTrack.svelte";
export { default as TestCard } from "./TestCard.svelte";

/** Questions whose answers a panel draws: the duel its cards, the test card its tokens. */
export const DRAWN = ["hero_card", "monster_card", "determination"];
