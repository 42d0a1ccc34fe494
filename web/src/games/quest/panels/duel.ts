/** A fight as it is shown: who stands against whom, what each has chosen, what the monster may still have.
 *
 * A card is known here when the viewer chose it, or when both were revealed. Nothing else is ever kept.
 */
import { NONE, tells, type Box, type Panel, type QuestFields } from "../box";
import { lastTold } from "./told";

export type Side = "hero" | "monster";
export const SIDES = ["hero", "monster"] as const;
const CHOOSING: Record<string, Side> = { hero_card: "hero", monster_card: "monster" };

export const isFought = (fields: Pick<QuestFields, "foe">): boolean => fields.foe !== "";
export const isAlone = (panel: Pick<Panel, "names">): boolean => panel.names.length === 1;

/** Who plays a side: the hero's player, and the one to the left. */
export const playerOf = ({ fields, names }: Pick<Panel, "fields" | "names">, side: Side): number =>
  side === "hero" ? fields.turn : (fields.turn + 1) % names.length;

/** The viewer's own side; "" for who only watches. */
export function ownSide(panel: Panel): Side | "" {
  return isAlone(panel) ? (panel.viewer === panel.fields.turn ? "hero" : "") : (SIDES.find((side) => playerOf(panel, side) === panel.viewer) ?? "");
}

/** Whether both sides are choosing their cards just now. */
export function isChoosing(panel: Panel): boolean {
  const asked = [...panel.waiting, ...panel.answered];
  return !panel.event && !isAlone(panel) && SIDES.every((side) => asked.includes(playerOf(panel, side)));
}

export interface Reveal {
  hero: string;
  monster: string;
}

/** The cards that were last turned up. */
export function revealIn(panel: Pick<Panel, "recent" | "event">): Reveal | null {
  const event = lastTold(panel, "cards_revealed");
  return tells(event, "cards_revealed") ? { hero: event.weapon, monster: event.against } : null;
}

/** How a side's card lies: not there, thought about, face down, face down but known to the viewer, or turned up. */
export interface Laid {
  state: "none" | "choosing" | "chosen" | "mine" | "shown";
  weapon: string;
}

export function laidBy(panel: Panel, side: Side): Laid {
  const player = playerOf(panel, side);
  if (isChoosing(panel)) {
    const own = player === panel.viewer && typeof panel.ownAnswer === "string" ? panel.ownAnswer : "";
    if (own) return { state: "mine", weapon: own };
    return { state: panel.answered.includes(player) ? "chosen" : "choosing", weapon: "" };
  }
  const reveal = revealIn(panel);
  return reveal ? { state: "shown", weapon: reveal[side] } : { state: "none", weapon: "" };
}

export interface Blow {
  against: string;
  suffers: number;
  deals: number;
}

/** What a side's card brings against each card of the other side, by the chart. */
export function blowsOf(box: Pick<Box, "clash">, side: Side, weapon: string): Blow[] {
  return box.clash
    .filter((each) => each[side] === weapon)
    .map((each) =>
      side === "hero"
        ? { against: each.monster, suffers: each.hero_wounds, deals: each.monster_wounds }
        : { against: each.hero, suffers: each.monster_wounds, deals: each.hero_wounds },
    );
}

/** An answer of the viewer: a combat card, with its place in the list of answers. */
export interface Choice {
  weapon: string;
  index: number;
  blows: Blow[];
}

/** The combat cards the viewer may lay, against the others in the same order; none where another question is open. */
export function choicesIn({ ask, box }: Pick<Panel, "ask" | "box">): Choice[] {
  const side = CHOOSING[ask?.kind ?? ""];
  if (!side || !ask) return [];
  const place = (blow: Blow): number => ask.options.indexOf(blow.against);
  return ask.options.map((option, index) => ({
    weapon: String(option),
    index,
    blows: blowsOf(box, side, String(option)).sort((one, other) => place(one) - place(other)),
  }));
}

export interface Foe {
  /** Its health, where the viewer knows it. */
  health: number | null;
  /** What health it has at least and at most, as far as its name, its wounds and the cards left tell. */
  least: number;
  most: number;
  /** How often in a hundred one more wound fells it. */
  falls: number;
}

export function foeOf(box: Pick<Box, "monsters">, fields: QuestFields): Foe {
  const known = box.monsters[fields.foe_card] ?? (fields.shown_foe === NONE ? undefined : box.monsters[fields.shown_foe]);
  const possible = known ? [{ ...known, count: 1 }] : box.monsters
    .map((card, number) => ({ ...card, count: fields.monster_deck[number] ?? 0 }))
    .filter((card) => card.count && card.name === fields.foe && card.health > fields.foe_wounds);
  const healths = possible.map((card) => card.health);
  const weigh = (cards: typeof possible): number => cards.reduce((sum, card) => sum + card.count, 0);
  const falling = weigh(possible.filter((card) => card.health === fields.foe_wounds + 1));
  if (!possible.length) return { health: null, least: fields.foe_wounds, most: fields.foe_wounds, falls: 0 };
  return {
    health: known?.health ?? null,
    least: Math.min(...healths),
    most: Math.max(...healths),
    falls: Math.round((100 * falling) / weigh(possible)),
  };
}
