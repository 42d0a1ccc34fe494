/** Which questions the screen answers with its own drawings, and the arrow keys for answers that lie one way. */
import type { Scene } from "../../table/scene";
import { DRAWN as IN_PANELS } from "./panels";
import { arrowOf } from "./targets";

/** Answered on the map, in a panel or with the heroes' cards alone; the others have buttons in the question bar too. */
const DRAWN = ["stroll", "hero", ...IN_PANELS];

export const drawn = (ask: NonNullable<Scene["ask"]>): boolean => DRAWN.includes(ask.kind);

/** The key that gives an answer; "" means its number in the list. */
export const key = arrowOf;
