/** Dice on the table: what was rolled, what for, and how it ended; and a test before or after its roll. */
import { ATTRIBUTES, type Attribute, type Panel } from "../box";
import { told } from "./told";

export const DICE = [1, 2, 3, 4, 5, 6] as const;
/** The events after a roll that are still about it. */
const ABOUT_IT = ["determination_spent", "determination_gained", "test_passed", "test_failed"];

const IN_DUEL = "combat";

export interface Thrown {
  /** Counts the rolls of the game, so that a second one rolls anew. */
  number: number;
  seat: number;
  about: string;
  dice: readonly number[];
  verdict: "passed" | "failed" | "";
}

/** The dice to be shown just now; null where none lie on the table. Those of a fight are part of the duel. */
export function thrownIn(panel: Panel): Thrown | null {
  const events = told(panel);
  const at = events.findLastIndex((each) => each.kind === "rolled");
  const roll = events[at];
  if (!roll || roll["about"] === IN_DUEL || events.slice(at + 1).some((each) => !ABOUT_IT.includes(each.kind)) || (!panel.event && !isAboutDice(panel))) return null;
  const end = events.slice(at + 1).map((each) => each.kind);
  return {
    number: roll.number,
    seat: Number(roll["seat"]),
    about: String(roll["about"]),
    dice: roll["dice"] as readonly number[],
    verdict: end.includes("test_passed") ? "passed" : end.includes("test_failed") ? "failed" : "",
  };
}

/** Whether the open question is about dice that have just been rolled. */
const isAboutDice = ({ ask }: Pick<Panel, "ask">): boolean => ask !== null && ("dice" in ask.about || "missed" in ask.about);

export interface Test {
  attribute: Attribute;
  needed: number;
  odds: number;
  /** How often in a hundred with all determination spent. */
  best: number;
  tokens: number;
  /** By how much the roll failed; 0 before it. */
  missed: number;
}

/** The test the viewer is asked about; null where the question is about none. */
export function testIn({ ask, box, fields, viewer }: Panel): Test | null {
  const attribute = ATTRIBUTES.find((each) => each === ask?.about["attribute"]);
  if (!ask || !attribute) return null;
  const needed = Number(ask.about["needed"]);
  const tokens = fields.determination[viewer < 0 ? fields.turn : viewer] ?? 0;
  const missed = Number(ask.about["missed"] ?? 0);
  return { attribute, needed, odds: Number(ask.about["odds"]), best: chance(box.odds, needed + tokens), tokens, missed };
}

/** How often in a hundred two dice roll this or less. */
export function chance(odds: readonly number[], needed: number): number {
  return needed < 0 ? 0 : (odds[Math.min(needed, odds.length - 1)] ?? 0);
}

/** The sums of two dice, each with the ways there are to roll it. */
export const SUMS = DICE.flatMap((one) => DICE.map((other) => one + other)).reduce<{ sum: number; ways: number }[]>((sums, sum) => {
  const found = sums.find((each) => each.sum === sum);
  if (found) found.ways += 1;
  else sums.push({ sum, ways: 1 });
  return sums;
}, []);
