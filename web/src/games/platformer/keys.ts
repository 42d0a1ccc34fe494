/** Which answers the screen shows in its own drawings, and the arrow keys for answers that lie one way. */
import type { Scene } from "../../table/scene";
import { inBelongings, inSheet, inShop, inTray } from "./panels/answers";
import { arrowOf, isFoe, isTarget } from "./targets";

type Ask = NonNullable<Scene["ask"]>;

/** With no more places than this, what each of them risks is also said in the question bar; enemies stand far apart, in a tower seen from afar, so that more of them are. */
const FEW = 4;
const FEW_FOES = 8;

/** Whether an answer is given in the tower alone. */
export const inTower = (ask: Ask, option: unknown): boolean =>
  isTarget(ask, option) && (ask.kind === "act" || ask.options.filter((each) => isTarget(ask, each)).length > (isFoe(ask, option) ? FEW_FOES : FEW));

/** Answered in the tower, in the tray, in the shop or with somebody's cards alone; the others have buttons in the question bar too. */
export const drawn = (ask: Ask, option: unknown): boolean =>
  inTower(ask, option) || inTray(ask, option) || inShop(ask, option) || inBelongings(ask, option) || inSheet(ask, option);

const LETTERS: Record<string, string> = { end: "e", gravity: "v", let_go: "l", stop: "e" };

/** The key that gives an answer: an arrow, a letter; "" means its number in the list. */
export const key = (ask: Ask, option: unknown): string => arrowOf(ask, option) || (typeof option === "string" ? (LETTERS[option] ?? "") : "");
