/** The fields as they look once an event has been shown, so that figures, dice and numbers change one after another.
 *
 * Only what an event says is changed; whatever it leaves out comes with the true fields.
 */
import type { Face, Fields } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";
import { changeOf, put, type Changes } from "../staging";
import type * as staging from "../staging";
import { boxOf, fieldsOf, NONE, spaceOf, type Box, type Events, type PlatformerFields, type Symbol } from "./box";

type Change<Told = object> = staging.Change<Told, PlatformerFields, Box>;

/** What is foretold holds only until something happens. */
const UNTOLD: Partial<PlatformerFields> = { falls: [], reach: [] };

export function stage(fields: Fields, event: Face, scene: Scene): Fields {
  const change = changeOf(CHANGES, event);
  return change ? { ...fields, ...UNTOLD, ...change(fieldsOf(fields), event, boxOf(scene), scene.viewer) } : fields;
}

const at = (event: { seat: number }): number => event.seat;
const slotOf = (event: { slot: number }): number => event.slot;
const amount = (event: { amount: number }): number => event.amount;
const symbol = (box: Box, name: unknown): number => box.symbols.indexOf(name as Symbol);

const plus = (list: readonly number[], index: number, more: number): number[] => put(list, index, Math.max(0, (list[index] ?? 0) + more));

/** A figure is somewhere else now, or nowhere. */
const moved = (fields: PlatformerFields, box: Box, figure: number, to: number): Partial<PlatformerFields> =>
  figure < box.foes ? { spaces: put(fields.spaces, figure, to) } : { foes: put(fields.foes, figure - box.foes, to) };

/** The figure on a space, NONE for nobody. */
function figureAt(fields: PlatformerFields, box: Box, space: number): number {
  const [seat, slot] = [fields.spaces.indexOf(space), fields.foes.indexOf(space)];
  return seat >= 0 || slot < 0 ? seat : box.foes + slot;
}

const heroGoes: Change<{ seat: number; place: string }> = (fields, event, box) => moved(fields, box, at(event), spaceOf(box, event.place));
const foeGoes: Change<{ slot: number; place: string }> = (fields, event, box) => moved(fields, box, box.foes + slotOf(event), spaceOf(box, event.place));

/** Two figures change places; the event says where the one who drinks goes. */
const swaps: Change<{ seat: number; place: string }> = (fields, event, box) => {
  const [here, there] = [fields.spaces[at(event)] ?? NONE, spaceOf(box, event.place)];
  const other = figureAt(fields, box, there);
  const first = { ...fields, ...moved(fields, box, at(event), there) };
  return other === NONE || here < 0 ? first : { ...first, ...moved(first, box, other, here) };
};

/** A die leaves the pool and lies aside. */
function usedUp(fields: PlatformerFields, die: number): Partial<PlatformerFields> {
  return (fields.pool[die] ?? 0) > 0 ? { pool: plus(fields.pool, die, -1), used: plus(fields.used, die, 1) } : {};
}

const diceUsed: Change<{ symbol: string }> = (fields, event, box) => usedUp(fields, symbol(box, event.symbol));
const ownCard = <Name extends string>(list: "items" | "potions", name: Name): Change<{ seat: number } & Record<Name, string>> => (fields, event, box) => {
  const card = box[list].findIndex((each) => each.id === event[name]);
  return { [list]: put(fields[list], at(event), [...(fields[list][at(event)] ?? []), card]) };
};
/** A card leaves the boss's deck. */
const bossDraws: Change<{ card: string }> = (fields, event, box) => {
  const card = box.boss_cards.findIndex((each, index) => each.name === event.card && (fields.boss_deck[index] ?? 0) > 0);
  return card < 0 ? {} : { boss_deck: plus(fields.boss_deck, card, -1), boss_discard: plus(fields.boss_discard, card, 1) };
};
const laid: Change<{ level: number; tiles: readonly string[] }> = (fields, event, box) => {
  const level = event.level - 1;
  const [left, right] = event.tiles.map((id) => box.tiles.findIndex((tile) => tile.id === id));
  return { tiles: put(put(fields.tiles, 2 * level, left!), 2 * level + 1, right!), highest: level };
};

const CHANGES: Changes<Events, PlatformerFields, Box> = {
  boss_drawn: (_, event, box) => ({ boss: box.bosses.findIndex((boss) => boss.id === event.boss) }),
  hero_dealt: (fields, event, box) => ({
    heroes: put(fields.heroes, at(event), box.heroes.findIndex((hero) => hero.id === event.hero)),
    health: put(fields.health, at(event), event.health),
  }),
  start_drawn: (_, event) => ({ starter: at(event), turn: at(event) }),
  level_laid: laid,
  level_revealed: laid,
  level_removed: (fields, event, box) => {
    const level = event.level - 1;
    const size = box.columns * box.rows;
    const gone = (space: number): boolean => Math.floor(space / size) === level;
    return {
      tiles: fields.tiles.map((tile, index) => (index >> 1 === level ? NONE : tile)),
      lowest: level + 1,
      tokens: fields.tokens.map((token, space) => (gone(space) ? 0 : token)),
      foes: fields.foes.map((space) => (space >= 0 && gone(space) ? NONE : space)),
      spaces: fields.spaces.map((space) => (space >= 0 && gone(space) ? NONE : space)),
    };
  },
  enemies_appeared: (fields, event, box) => ({ kinds: put(fields.kinds, event.level - 1, box.enemies.findIndex((each) => each.id === event.enemy)) }),
  boss_appeared: (fields, event, box) => moved(fields, box, box.foes + 4 * box.levels, spaceOf(box, event.place)),
  boss_leapt: (fields, event, box) => moved(fields, box, box.foes + 4 * box.levels, spaceOf(box, event.place)),
  boss_level_entered: (fields, event) => ({ inside: put(fields.inside, at(event), 1) }),
  turn_began: (fields, event) => ({ turn: at(event), round: event.round, pool: fields.pool.map(() => 0), used: fields.used.map(() => 0), enemy_die: NONE, done: 0, bonus: 0 }),
  rolled: (fields, event, box) => {
    const faces = event.symbols.map((each) => symbol(box, each));
    return { pool: fields.pool.map((count, each) => count + faces.filter((face) => face === each).length) };
  },
  enemy_die: (_, event, box) => ({ enemy_die: box.faces.indexOf(event.face) }),
  die_used: diceUsed,
  respawn_paid: diceUsed,
  die_webbed: diceUsed,
  forged: (fields, event, box) => {
    const die = symbol(box, event.symbol);
    const once = { ...fields, ...usedUp(fields, die) };
    return { ...once, ...usedUp(once, die) };
  },
  alloyed: (fields, event, box) =>
    event.symbols.reduce((left, each) => ({ ...left, ...usedUp(left, symbol(box, each)) }), fields),
  special_used: (fields, event) => ({ special: put(fields.special, at(event), 0) }),
  special_reset: (fields, event) => ({ special: put(fields.special, at(event), 0) }),
  saved: (fields, event, box) => ({ special: put(fields.special, at(event), symbol(box, event.symbol)) }),
  die_set: (fields, event, box) => ({ pool: plus(plus(fields.pool, symbol(box, event.symbol), -1), symbol(box, event.to), 1) }),
  respawned: heroGoes,
  moved: heroGoes,
  jumped_portal: heroGoes,
  placed: heroGoes,
  knocked_back: heroGoes,
  hero_fell: heroGoes,
  swapped_hero: swaps,
  swapped_enemy: swaps,
  hero_pushed: (fields, event, box) => moved(fields, box, event.pushed, spaceOf(box, event.place)),
  enemy_pushed: foeGoes,
  enemy_shifted: foeGoes,
  enemy_moved: foeGoes,
  enemy_fell: foeGoes,
  defeated: (fields, event, box) => moved(fields, box, box.foes + slotOf(event), NONE),
  wounded: (fields, event) => ({ health: put(fields.health, at(event), event.left) }),
  healed: (fields, event) => ({ health: put(fields.health, at(event), event.left) }),
  downed: (fields, event, box) => ({
    ...moved(fields, box, at(event), NONE),
    health: put(fields.health, at(event), fields.full[at(event)] ?? 0),
    special: put(fields.special, at(event), 0),
    badges: put(fields.badges, at(event), 0),
  }),
  picked_up: (fields, event, box) => ({
    tokens: put(fields.tokens, spaceOf(box, event.place), 0),
    ...(event.token === "gold" ? { gold: plus(fields.gold, at(event), 1) } : { gems: plus(fields.gems, at(event), 1) }),
  }),
  gold_gained: (fields, event) => ({ gold: plus(fields.gold, at(event), amount(event)) }),
  gold_spent: (fields, event) => ({ gold: plus(fields.gold, at(event), -amount(event)) }),
  gems_gained: (fields, event) => ({ gems: plus(fields.gems, at(event), amount(event)) }),
  gems_spent: (fields, event) => ({ gems: plus(fields.gems, at(event), -amount(event)) }),
  badge_gained: (fields, event, box) => ({
    badges: put(fields.badges, at(event), (fields.badges[at(event)] ?? 0) | (1 << box.badges.findIndex((badge) => badge.id === event.badge))),
  }),
  badge_dropped: (fields, event, box) => ({
    badges: put(fields.badges, at(event), (fields.badges[at(event)] ?? 0) & ~(1 << box.badges.findIndex((badge) => badge.id === event.badge))),
  }),
  item_bought: ownCard("items", "item"),
  potion_bought: ownCard("potions", "potion"),
  potion_won: ownCard("potions", "potion"),
  potion_drunk: (fields, event, box) => {
    const own = [...(fields.potions[at(event)] ?? [])];
    const drunk = own.findIndex((card) => box.potions[card]?.id === event.potion);
    return { potions: put(fields.potions, at(event), own.filter((_, index) => index !== drunk)) };
  },
  artifact_taken: (fields, event, box) => {
    const index = fields.artifacts.findIndex((card) => box.artifacts[card]?.id === event.artifact);
    return index < 0 ? {} : { holders: put(fields.holders, index, at(event)) };
  },
  event_drawn: (fields, event, box) => {
    const drawn = box.events.findIndex((each) => each.id === event.event);
    return { event: drawn, event_deck: plus(fields.event_deck, drawn, -1) };
  },
  boss_card_drawn: bossDraws,
  boss_card_passed: bossDraws,
  boss_deck_shuffled: (fields) => ({ boss_deck: fields.boss_discard, boss_discard: fields.boss_deck }),
  frozen: (fields, event) => ({ frost: put(fields.frost, at(event), slotOf(event)) }),
  won: (_, event) => ({ winner: at(event), ending: event.clause }),
  nobody_won: (_, event) => ({ ending: event.clause }),
  solo_lost: (_, event) => ({ ending: event.clause }),
};
