import { MediaQuery } from "svelte/reactivity";

/** Whether log, chat and the table's own matters have a column of their own beside the board; else they are folded behind buttons. */
export const wide = new MediaQuery("min-width: 1200px");

/** Whether a screen is drawn low: fewer words, the same answers. */
export const low = new MediaQuery("(max-width: 999px) and (max-height: 950px)");
