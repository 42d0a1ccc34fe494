/** What this browser remembers of the fair dice at its tables: its own salts, and what the server and the others have promised.
 *
 * A server that goes back on a promise is found out by whoever remembers it.
 */
import { commitmentOf, isBroken, sealOf } from "../table/fair";
import type { TableOut } from "../protocol";

/** A table as the server tells it, as far as its dice go. */
export type Told = Pick<TableOut, "id" | "status" | "commitment" | "secret" | "round" | "seals" | "salts" | "revealing">;

/** What was not kept: the commitment, the others' seals, our own, that salts fit their seals, that the secret fits. */
export type Broken = "commitment" | "seals" | "own" | "salts" | "secret";

export interface Promised {
  commitment: string;
  round: number;
  /** The seals as they were before any salt was told. */
  seals: string[];
  /** Every salt this browser has made for a seat in this round; one of them is the table's. */
  mine: Record<number, { salt: string; seal: string }[]>;
}

const KEY = "promises";
const MOST = 60;

/** What was promised at a table, if this browser was there. */
export const recall = (table: string): Promised | undefined => all()[table];

/** The seal of a new salt for a seat. Words alone could be guessed, so chance is added to them. */
export function sealed(table: { id: string; round: number; commitment: string }, seat: number, words = ""): string {
  const known = recall(table.id) ?? { commitment: table.commitment, round: table.round, seals: [], mine: {} };
  const promised = known.round === table.round ? known : { ...known, round: table.round, seals: [], mine: {} };
  const salt = `${words} ${chance()}`.trim();
  const seal = sealOf(table.id, table.round, seat, salt);
  keep(table.id, { ...promised, mine: { ...promised.mine, [seat]: [...(promised.mine[seat] ?? []), { salt, seal }] } });
  return seal;
}

/** Compare what the server tells of a table with what was promised there, and remember what it promises now. */
export function hear(told: Told, own: readonly number[]): Broken | "" {
  const known = recall(told.id);
  const begun = told.status === "playing" || told.status === "over";
  if (!known && (told.status === "over" || !told.commitment)) return "";
  let promised = known ?? { commitment: told.commitment, round: told.round, seals: [], mine: {} };
  if (told.commitment !== promised.commitment) return "commitment";
  if (begun || told.revealing.length) {
    if (told.round < promised.round) return "seals";
    if (told.round > promised.round && own.some((seat) => promised.mine[seat])) return "own"; // begun without new words of ours
    if (told.round > promised.round) promised = { ...promised, round: told.round, seals: [], mine: {} };
    if (!promised.seals.length) promised = { ...promised, seals: [...told.seals] };
  }
  keep(told.id, promised);
  if (promised.seals.length && (begun || told.revealing.length)) {
    if (told.seals.join() !== promised.seals.join()) return "seals";
    if (own.some((seat) => promised.mine[seat] && !promised.mine[seat].some((each) => each.seal === told.seals[seat]))) return "own";
  }
  if (begun && told.seals.some(Boolean) && told.salts.some((salt, seat) => isBroken(told.id, told.round, seat, salt, told.seals[seat] ?? ""))) return "salts";
  return told.secret && commitmentOf(told.secret) !== promised.commitment ? "secret" : "";
}

/** Whether the seal at the table is one of ours. */
export const isOurs = (told: Told, seat: number): boolean =>
  recall(told.id)?.round === told.round && (recall(told.id)?.mine[seat] ?? []).some((each) => each.seal === told.seals[seat]);

/** The salts that are to be told now. */
export function toReveal(told: Told): { seat: number; salt: string }[] {
  const promised = recall(told.id);
  return told.revealing.flatMap((seat) => {
    const found = promised?.round === told.round ? promised.mine[seat]?.find((each) => each.seal === told.seals[seat]) : undefined;
    return found ? [{ seat, salt: found.salt }] : [];
  });
}

/** Words that nobody could know beforehand. */
const chance = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join("-");

function all(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Promised>;
  } catch {
    return {};
  }
}

function keep(table: string, promised: Promised): void {
  const { [table]: before, ...others } = all();
  if (JSON.stringify(before) === JSON.stringify(promised)) return;
  const latest = Object.entries({ ...others, [table]: promised }).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
}
