/** The panels of Platformer's table. Each is given `panel`, and those about one player also `seat`. The tray holds the attack being built. */
export { default as Belongings } from "./Belongings.svelte";
export { default as BossPanel } from "./BossPanel.svelte";
export { default as DiceTray } from "./DiceTray.svelte";
export { default as EnemyCards } from "./EnemyCards.svelte";
export { default as EnemyDie } from "./EnemyDie.svelte";
export { default as HeroFigure } from "./HeroFigure.svelte";
export { default as HeroSeat } from "./HeroSeat.svelte";
export { default as HeroSheet } from "./HeroSheet.svelte";
export { default as Shop } from "./Shop.svelte";
export { default as SoloPanel } from "./SoloPanel.svelte";
export { inBelongings, inSheet, inShop, inTray } from "./answers";
