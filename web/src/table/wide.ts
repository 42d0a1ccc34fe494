/** Whether log, chat and the table's own matters have a column of their own beside the board. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 1000px");

/** Whether a screen is drawn low: fewer words, the same answers. */
export const low = new MediaQuery("(max-width: 999px) and (max-height: 950px)");
