/** SHA-256 and HMAC after FIPS 180-4 and RFC 2104. The browser's own are only there on https, and a table at home is often not. */
const BLOCK = 64;
const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate++) if (primes.every((prime) => candidate % prime)) primes.push(candidate);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const hash = [...START];
  for (let at = 0; at < padded.length; at += BLOCK) stir(hash, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function stir(hash: number[], view: DataView, at: number): void {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(at + index * 4));
  for (let index = 16; index < 64; index++) {
    const [early, late] = [words[index - 15]!, words[index - 2]!];
    const mixed = (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    words.push((words[index - 16]! + words[index - 7]! + mixed) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + chosen + ROUNDS[index]! + words[index]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index]! + word) | 0));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

export const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Values as the server writes JSON: without spaces, everything beyond ASCII escaped. */
export function written(values: unknown): Uint8Array {
  const text = JSON.stringify(values).replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return new TextEncoder().encode(text);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
