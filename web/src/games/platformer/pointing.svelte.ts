/** The symbol somebody is about to use (hovered, focused, dragged in the tray), so that the tower shows what it could do. */
import type { Symbol } from "./box";

class Pointing {
  symbol = $state<Symbol | "gravity" | "">("");
}

export const pointing = new Pointing();
