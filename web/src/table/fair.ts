/** The check of fair dice in the browser, after `docs/fairness.md`: the promise, and every draw recomputed from the secret. */
export interface FairGame {
  fair: {
    table: string;
    secret: string;
    commitment: string;
    salts: string[];
    draws: { number: number; options: unknown[]; weights: number[]; result: unknown }[];
  };
}

/** Whether this browser can check; it only can on https or on this very machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The commitment to a secret. */
export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

/** The numbers of the draws that do not follow from the secret; none, in a fair game. */
export async function unfair({ fair }: FairGame): Promise<number[]> {
  const key = await crypto.subtle.importKey("raw", bytes(fair.secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const wrong: number[] = [];
  for (const draw of fair.draws) {
    const total = draw.weights.reduce((sum, weight) => sum + weight, 0);
    let place = Number((await roll(key, fair, draw.number, total)) % BigInt(total));
    const found = draw.weights.findIndex((weight) => (place -= weight) < 0);
    if (JSON.stringify(draw.options[found]) !== JSON.stringify(draw.result)) wrong.push(draw.number);
  }
  return wrong;
}

/** The first value of a draw that favours no outcome. */
async function roll(key: CryptoKey, fair: FairGame["fair"], number: number, total: number): Promise<bigint> {
  const fit = 2n ** 64n - (2n ** 64n % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(ascii(JSON.stringify([fair.table, fair.salts, number, attempt])));
    const value = new DataView(await crypto.subtle.sign("HMAC", key, message)).getBigUint64(0);
    if (value < fit) return value;
  }
}

/** As the server writes JSON: everything beyond ASCII escaped. */
const ascii = (text: string): string => text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hex = (data: ArrayBuffer): string => [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
