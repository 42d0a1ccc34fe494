/** The dice on the table: those of the pool, those put aside, the special die, and what may be done with each. */
import { heroOf, type Panel, type Symbol } from "../box";
import { answer, answersOf, isPair, isSame, RAISES, type Answer, type Ask } from "./answers";

export interface Die {
  /** Different for every die on the table. */
  id: string;
  symbol: Symbol;
  special: boolean;
  /** What it can do now. */
  does: Answer[];
}

export interface Tray {
  seat: number;
  pool: Die[];
  aside: Die[];
  special: Die | null;
  /** The dice chosen to be rolled again. */
  picked: Symbol[];
}

/** Questions answered with the number of a symbol that an unused die shows. */
const ONE_DIE = ["respawn_die", "web", "alloy", "reroll", "set_die"];
/** Questions answered with any symbol. */
const ANY_SYMBOL = ["forge_into", "save_as", "set_to"];
/** What two dice can do together. */
const PAIRS = ["forge", "forge_special", "alloy"];

export function trayOf(panel: Panel): Tray {
  const { fields, box, ask } = panel;
  const dice = (counts: readonly number[], where: string): Die[] =>
    counts.flatMap((count, symbol) =>
      Array.from({ length: count }, (_, copy) => ({ id: `${where}-${symbol}-${copy}`, symbol: box.symbols[symbol]!, special: false, does: [] })),
    );
  const shown = box.symbols[fields.special[fields.turn] ?? 0] ?? "blank";
  const pool = dice(fields.pool, "pool").map((die) => ({ ...die, does: doesOf(panel, die.symbol, false) }));
  return {
    seat: fields.turn,
    pool,
    aside: dice(fields.used, "aside"),
    special: fields.heroes.length ? { id: "special", symbol: shown, special: true, does: shown === "blank" ? [] : doesOf(panel, shown, true) } : null,
    picked: ask?.kind === "reroll" ? (ask.about["symbols"] as Symbol[]) : [],
  };
}

/** What a die with a symbol can do now: be used, chosen, saved; a boot leads somewhere, a sword begins an attack, and so does a star that stands for it. */
export function doesOf(panel: Panel, symbol: Symbol, special: boolean): Answer[] {
  const { ask, box } = panel;
  if (!ask) return [];
  const number = box.symbols.indexOf(symbol);
  if (ONE_DIE.includes(ask.kind)) return special ? [] : listed(answer(ask, number));
  const direct = special ? [answer(ask, ["special", number])] : ["use", "die", "save"].map((kind) => answer(ask, [kind, number]));
  const found = direct.flatMap((each) => listed(each));
  if (ask.kind === "act" && symbol === "boot" && !special) return [...found, ...ways(ask)];
  return ask.kind === "act" && isSword(panel, symbol) ? [...found, ...attacks(ask)] : found;
}

const listed = (found: Answer | undefined): Answer[] => (found ? [found] : []);

function isSword({ box, fields }: Panel, symbol: Symbol): boolean {
  return symbol === "sword" || (symbol === "star" && (heroOf(box, fields, fields.turn)?.star.includes("sword") ?? false));
}

const ways = (ask: Ask): Answer[] => answersOf(ask).filter(({ option }) => isPair(option) && ["step", "portal"].includes(option[0]));

const attacks = (ask: Ask): Answer[] => answersOf(ask).filter(({ option }) => isPair(option) && option[0] === "attack");

/** The answers that take two dice: equal ones, or two different ones of a smith. */
export function forgesIn(panel: Pick<Panel, "ask">): Answer[] {
  return answersOf(panel.ask).filter(({ option }) => isPair(option) && PAIRS.includes(option[0]));
}

export interface Raise extends Answer {
  symbol: Symbol;
  special: boolean;
  /** Whether two dice are forged for it. */
  forged: boolean;
  /** How often it then counts and for how many gems; 0 and 0 where that is still to be said. */
  times: number;
  gems: number;
}

/** The answers that make a symbol count more often, for gems. */
export function raisesIn({ ask, box }: Pick<Panel, "ask" | "box">): Raise[] {
  const costs = (ask?.about["costs"] ?? []) as [number, number][];
  const [times, gems] = costs.length === 1 ? costs[0]! : [0, 0];
  return answersOf(ask).flatMap(({ option, index }) => {
    if (!isPair(option) || !RAISES.includes(option[0])) return [];
    const [kind, symbol] = option;
    return [{ option, index, symbol: box.symbols[symbol] ?? "blank", special: kind === "raise_special", forged: kind.includes("forge") || kind === "raise_alloy", times, gems }];
  });
}

/** The symbols to choose from: what two dice become, what a star stands for, what a die is turned to. */
export function symbolsIn({ ask, box }: Pick<Panel, "ask" | "box">): (Answer & { symbol: string })[] {
  if (!ask) return [];
  const plain = answersOf(ask).filter(({ option }) => !isPair(option));
  if (ANY_SYMBOL.includes(ask.kind)) return plain.map((each) => ({ ...each, symbol: box.symbols[Number(each.option)] ?? "" }));
  return ask.kind === "star" ? plain.map((each) => ({ ...each, symbol: String(each.option) })) : [];
}

/** Answers about the dice that are no die, no pair and no symbol: to roll, to keep, to strike. */
export function othersIn({ ask }: Pick<Panel, "ask">): Answer[] {
  return ask && ["reroll", "save"].includes(ask.kind) ? answersOf(ask).filter(({ option }) => typeof option === "string") : [];
}

export interface Step {
  option: unknown;
  index: number;
  times: number;
  gems: number;
}

/** How often a symbol may count, and the gems each costs; none where the question is another. */
export function stepsIn({ ask }: Pick<Panel, "ask">): Step[] {
  if (ask?.kind !== "upgrade") return [];
  const costs = new Map(ask.about["costs"] as [number, number][]);
  return answersOf(ask).map((each) => ({ ...each, times: Number(each.option), gems: costs.get(Number(each.option)) ?? 0 }));
}

/** What a die is let go on: an answer that is shown somewhere, another die, or nothing; in the tray or away from it. */
export interface Ground {
  option?: unknown;
  die?: Die | undefined;
  inTray: boolean;
}

/** What letting a die go does: on a die they are forged, or it is saved; on an answer about it, that; away from the tray it is used. */
export function dropped(panel: Panel, die: Die, on: Ground): Answer | "choose" | null {
  const symbol = panel.box.symbols.indexOf(die.symbol);
  if (on.die && on.die.id !== die.id) return together(panel, die, on.die, symbol);
  const aimed = on.option === undefined ? undefined : [...die.does, ...forgesIn(panel)].find(({ option }) => isSame(option, on.option));
  if (aimed && (die.does.includes(aimed) || isSame((aimed.option as unknown[])[1], symbol))) return aimed;
  if (on.inTray || !die.does.length) return null;
  return die.does.length === 1 ? die.does[0]! : "choose";
}

function together({ ask }: Panel, die: Die, other: Die, symbol: number): Answer | null {
  const how = die.special || other.special ? "forge_special" : "forge";
  const forged = other.symbol === die.symbol ? answer(ask, [how, symbol]) : undefined;
  return forged ?? (other.special ? (answer(ask, ["save", symbol]) ?? null) : null);
}
