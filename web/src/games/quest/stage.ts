/** The fields as they look once an event has been shown, so that rooms, figures and numbers change one after another.
 *
 * Only what an event says is changed; whatever it leaves out comes with the true fields.
 */
import type { Face, Fields } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";
import { changeOf, put, type Changes } from "../staging";
import type * as staging from "../staging";
import {
  BELOW, beside, boxOf, DEAD, ENTRANCE, fieldsOf, HIDDEN, INSIDE, MONSTER, NO_SIDE, NONE, OUT, SEARCHED, WAYS, type Box, type Events, type QuestFields, type Way,
} from "./box";

type Change<Told = object> = staging.Change<Told, QuestFields, Box>;

export function stage(fields: Fields, event: Face, scene: Scene): Fields {
  const change = changeOf(CHANGES, event);
  return change ? { ...fields, ...change(fieldsOf(fields), event, boxOf(scene), scene.viewer) } : fields;
}

const at = (event: { seat: number }): number => event.seat;
const space = (event: { space: number }): number => event.space;
const total = (event: { total: number }): number => event.total;
const heading = (event: { way: string }): number => WAYS.indexOf(event.way as Way);

/** A list less the first value that is as asked. */
function less(list: readonly number[], is: (value: number) => boolean): number[] {
  const index = list.findIndex(is);
  return index < 0 ? [...list] : list.filter((_, each) => each !== index);
}

const marked = (fields: QuestFields, where: number, add: number, take = 0): number[] =>
  where < 0 ? [...fields.marks] : put(fields.marks, where, ((fields.marks[where] ?? 0) | add) & ~take);

const here = (fields: QuestFields): number => fields.space[fields.turn] ?? NONE;

/** The number of a card by its name and, where the event says it, its deck. */
function cardNamed(box: Box, event: { card: string; deck?: string }, among?: (card: number) => boolean): number {
  return box.cards.findIndex((card, number) => card.id === event.card && card.deck === (event.deck ?? card.deck) && (among?.(number) ?? true));
}

/** The way a room was entered by, if from a room beside it. */
function sideOf(box: Box, from: number, to: number): number {
  const way = [0, 1, 2, 3].find((each) => from >= 0 && beside(box, to, each) === from);
  return way === undefined || box.treasure.includes(to) ? NO_SIDE : way;
}

/** A hero who is no longer on the map. */
const gone = (fields: QuestFields, seat: number, standing: number): Partial<QuestFields> => ({
  standing: put(fields.standing, seat, standing),
  space: put(fields.space, seat, NONE),
  side: put(fields.side, seat, NO_SIDE),
});

const appears: Change<{ seat: number; space: number }> = (fields, event) => ({
  standing: put(fields.standing, at(event), INSIDE),
  space: put(fields.space, at(event), space(event)),
  side: put(fields.side, at(event), NO_SIDE),
});
const hurt: Change<{ seat: number; total: number }> = (fields, event) => ({ wounds: put(fields.wounds, at(event), total(event)) });
const strive: Change<{ seat: number; total: number }> = (fields, event) => ({ determination: put(fields.determination, at(event), total(event)) });
const start: Change<{ seat: number }> = (_, event) => ({ starter: at(event) });
/** Who is told a monster's figures knows its card. */
const meet: Change<Events["monster_met"]> = (fields, event, box) => {
  const known = box.monsters.findIndex((card) => card.name === event.monster && card.health === event.health && card.escape === event.penalty);
  return {
    foe: event.monster,
    foe_wounds: 0,
    foe_card: known < 0 ? HIDDEN : known,
    shown_foe: event.kind === "monster_shown" ? known : NONE,
    marks: marked(fields, here(fields), MONSTER),
  };
};
const fightOver: Partial<QuestFields> = { foe: "", foe_wounds: 0, foe_card: NONE, shown_foe: NONE };

const CHANGES: Changes<Events, QuestFields, Box> = {
  hero_dealt: (fields, event, box) => ({
    heroes: put(fields.heroes, at(event), box.heroes.findIndex((hero) => hero.id === event.hero)),
    runes: put(fields.runes, at(event), box.runes.findIndex((rune) => rune.id === event.rune)),
  }),
  start_drawn: start,
  start_passes: start,
  tower_taken: appears,
  returned: appears,
  turn_began: (_, event) => ({ turn: at(event) }),
  sun_moved: (_, event) => ({ sun: space(event) }),
  room_explored: (fields, event) => ({ board: put(fields.board, space(event), 1 + 4 * event.tile + event.entry) }),
  room_turned: (fields, event) => {
    const code = (fields.board[space(event)] ?? 1) - 1;
    const quarters = event.quarters;
    return {
      board: put(fields.board, space(event), 1 + (code & ~3) + ((code + quarters) & 3)),
      side: fields.side.map((side, seat) => (fields.space[seat] === space(event) && side !== NO_SIDE ? (side + quarters) & 3 : side)),
    };
  },
  entered: (fields, event, box) => {
    const seat = at(event);
    return {
      standing: put(fields.standing, seat, INSIDE),
      side: put(fields.side, seat, sideOf(box, fields.space[seat] ?? NONE, space(event))),
      space: put(fields.space, seat, space(event)),
      travel: put(fields.travel, seat, NONE),
      row: put(fields.row, seat, []),
    };
  },
  went_below: (fields, event) => ({
    ...gone(fields, at(event), BELOW),
    travel: put(fields.travel, at(event), space(event)),
    heading: put(fields.heading, at(event), heading(event)),
  }),
  marker_moved: (fields, event) => ({ travel: put(fields.travel, at(event), space(event)) }),
  carried_off: (fields, event) => ({ travel: put(fields.travel, at(event), space(event)), heading: put(fields.heading, at(event), heading(event)) }),
  entrance_found: (fields, event) => ({ marks: marked(fields, space(event), ENTRANCE) }),
  left_dungeon: (fields, event) => gone(fields, at(event), OUT),
  died: (fields, event) => {
    const seat = at(event);
    return {
      ...gone(fields, seat, DEAD),
      travel: put(fields.travel, seat, NONE),
      wounds: put(fields.wounds, seat, 0),
      determination: put(fields.determination, seat, 0),
      loot: put(fields.loot, seat, []),
      kept: put(fields.kept, seat, []),
      row: put(fields.row, seat, []),
      runes: put(fields.runes, seat, NONE),
      ...(seat === fields.turn ? fightOver : {}),
    };
  },
  wounded: hurt,
  healed: hurt,
  determination_gained: strive,
  determination_spent: strive,
  rune_dealt: (fields, event, box) => ({ runes: put(fields.runes, at(event), box.runes.findIndex((rune) => rune.id === event.rune)) }),
  rune_used: (fields, event) => ({ runes: put(fields.runes, at(event), NONE) }),
  turns_lost: (fields, event) => ({ skips: put(fields.skips, at(event), (fields.skips[at(event)] ?? 0) + event.amount) }),
  turn_lost: (fields, event) => ({ skips: put(fields.skips, at(event), event.left) }),
  card_drawn: (fields, event, box) => {
    const seat = at(event);
    const card = cardNamed(box, event);
    return {
      deck: put(fields.deck, card, Math.max((fields.deck[card] ?? 0) - 1, 0)),
      row: event.deck === "catacomb" ? put(fields.row, seat, [...(fields.row[seat] ?? []), card]) : fields.row,
      marks: event.deck === "search" ? marked(fields, fields.space[seat] ?? NONE, SEARCHED) : fields.marks,
    };
  },
  loot_gained: (fields, event, box) => ({
    loot: put(fields.loot, at(event), [...(fields.loot[at(event)] ?? []), cardNamed(box, event, (card) => Boolean(box.cards[card]?.loot))]),
  }),
  loot_lost: (fields, event, box) => ({
    loot: put(fields.loot, at(event), less(fields.loot[at(event)] ?? [], (card) => box.cards[card]?.id === event.card)),
  }),
  card_kept: (fields, event, box) => ({ kept: put(fields.kept, at(event), [...(fields.kept[at(event)] ?? []), cardNamed(box, event)]) }),
  card_over: (fields, event, box) => ({
    kept: put(fields.kept, at(event), less(fields.kept[at(event)] ?? [], (card) => box.cards[card]?.id === event.card)),
  }),
  monster_met: meet,
  monster_shown: meet,
  monster_wounded: (_, event) => ({ foe_wounds: total(event) }),
  monster_slain: (fields) => ({ ...fightOver, marks: marked(fields, here(fields), 0, MONSTER) }),
  escaped: () => fightOver,
  gold_counted: (fields, event) => ({ gold: put(fields.gold, at(event), event.gold) }),
  won: (_, event) => ({ winners: event.seats, ending: event.clause }),
  nobody_wins: (_, event) => ({ ending: event.clause }),
};
