/** The boss: its cards left, and its turn as it has been told, card by card. */
import type { Face } from "../../../table/connection.svelte";
import { tells, type Box, type Events, type Panel, type PlatformerFields } from "../box";
import { told } from "./told";

/** How many cards lie in the deck. */
export const deckOf = ({ boss_deck }: Pick<PlatformerFields, "boss_deck">): number => boss_deck.reduce((all, count) => all + count, 0);

/** A card of the boss's turn: drawn, passed over because its mark does not fit, or resolved. */
export interface Played {
  card: string;
  marks: readonly string[];
  state: "drawn" | "passed" | "resolved";
  /** Whom it reaches; "" until it is resolved. */
  range: string;
  /** What came of it. */
  after: Face[];
}

export interface BossTurn {
  /** The face of the die that chooses the card; "" where none is rolled. */
  face: string;
  tied: boolean;
  cards: Played[];
  /** Whether the next turn has begun. */
  done: boolean;
}

/** What a card brings, told under it. */
const OUTCOMES = [
  "wounded", "downed", "badge_gained", "badge_refused", "badge_dropped", "special_reset", "gold_spent", "gems_spent", "gems_gained", "placed", "summoned",
  "boss_leapt", "enemy_moved", "boss_card_ignored",
];
/** What ends the telling. */
const AFTER = ["turn_began", "event_drawn"];

/** The boss's last turn among what has just happened; null where it had none. */
export function bossTurnIn(panel: Pick<Panel, "recent" | "event" | "box">): BossTurn | null {
  const events = told(panel);
  const start = events.findLastIndex((each) => each.kind === "boss_turn");
  if (start < 0) return null;
  const turn: BossTurn = { face: "", tied: false, cards: [], done: false };
  let acting: Played | undefined;
  for (const each of events.slice(start + 1)) {
    turn.done = AFTER.includes(each.kind);
    if (turn.done) break;
    if (tells(each, "boss_card_resolved")) acting = resolve(turn, each);
    else if (OUTCOMES.includes(each.kind)) acting?.after.push(each);
    else take(turn, each, panel.box);
  }
  return turn;
}

function take(turn: BossTurn, event: Face, box: Box): void {
  if (tells(event, "boss_die")) turn.face = event.face;
  if (tells(event, "boss_cards_tied")) turn.tied = true;
  if (tells(event, "boss_card_drawn", "boss_card_passed"))
    turn.cards.push({ card: event.card, marks: marksOf(box, event.card, turn.face), state: event.kind === "boss_card_passed" ? "passed" : "drawn", range: "", after: [] });
}

/** The card that happens now. */
function resolve(turn: BossTurn, event: Events["boss_card_resolved"]): Played | undefined {
  const card = turn.cards.find((each) => each.card === event.card && each.state === "drawn");
  return card && Object.assign(card, { state: "resolved", range: event.range });
}

/** The marks of a card; of several with one name the one that shows the face. */
function marksOf(box: Box, name: string, face: string): readonly string[] {
  const same = box.boss_cards.filter((each) => each.name === name);
  return (same.find((each) => each.marks.includes(face)) ?? same[0])?.marks ?? [];
}
