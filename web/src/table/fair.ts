/** The check of fair dice in the browser, after `docs/fairness.md`: the promises, and every draw recomputed from the secret. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { written } from "../lib/written";

export interface FairGame {
  fair: {
    table: string;
    secret: string;
    commitment: string;
    salts: string[];
    /** Not in games from before salts were sealed. */
    seals?: string[];
    round?: number;
    draws: { number: number; options: unknown[]; weights: number[]; result: unknown }[];
  };
}

const isHex = (secret: string): boolean => /^([0-9a-f]{2})+$/.test(secret);

/** The commitment to a secret; nothing commits to what is none. */
export const commitmentOf = (secret: string): string => (isHex(secret) ? bytesToHex(sha256(hexToBytes(secret))) : "");

/** What is shown of a salt before anybody tells theirs. */
export const sealOf = (table: string, round: number, seat: number, salt: string): string => bytesToHex(sha256(written([table, round, seat, salt])));

/** Whether a salt is not the one that was sealed for its seat; a seat of a bot has neither. */
export const isBroken = (table: string, round: number, seat: number, salt: string, seal: string): boolean =>
  (salt !== "" || seal !== "") && sealOf(table, round, seat, salt) !== seal;

/** Whether what was promised before the game was kept: the secret, and every player's salt. */
export function isKept({ fair }: FairGame, promised: { commitment: string; seals: readonly string[] }): boolean {
  if (commitmentOf(fair.secret) !== promised.commitment) return false;
  const seals = fair.seals ?? fair.salts.map(() => "");
  if (promised.seals.some((seal, seat) => seal !== seals[seat])) return false;
  return fair.seals === undefined || fair.salts.every((salt, seat) => !isBroken(fair.table, fair.round ?? 0, seat, salt, seals[seat] ?? ""));
}

/** The numbers of the draws that do not follow from the secret; none, in a fair game. */
export function unfair({ fair }: FairGame): number[] {
  if (!isHex(fair.secret)) return fair.draws.map((draw) => draw.number);
  const key = hexToBytes(fair.secret);
  return fair.draws.filter((draw) => {
    const total = draw.weights.reduce((sum, weight) => sum + weight, 0);
    let place = Number(roll(key, fair, draw.number, total) % BigInt(total));
    const found = draw.weights.findIndex((weight) => (place -= weight) < 0);
    return JSON.stringify(draw.options[found]) !== JSON.stringify(draw.result);
  }).map((draw) => draw.number);
}

/** The first value of a draw that favours no outcome. */
function roll(key: Uint8Array, fair: FairGame["fair"], number: number, total: number): bigint {
  const fit = 2n ** 64n - (2n ** 64n % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const value = new DataView(hmac(sha256, key, written([fair.table, fair.salts, number, attempt])).buffer).getBigUint64(0);
    if (value < fit) return value;
  }
}
