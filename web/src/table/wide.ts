/** Whether log, chat and the table's own matters have a column of their own beside the board. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 1000px");
