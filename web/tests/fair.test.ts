import { expect, it } from "vitest";
import { bytes, hex, hmac, sha256 } from "../src/lib/sha256";
import { commitmentOf, isKept, sealOf, unfair, type FairGame } from "../src/table/fair";
import told from "./fair.json";

const game = told as unknown as FairGame;
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

it("hashes as the standard says", () => {
  expect(hex(sha256(text("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(sha256(text("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  for (const length of [55, 56, 63, 64, 65, 200, 1000]) expect(hex(sha256(new Uint8Array(length)))).toHaveLength(64);
  const longKey = hmac(new Uint8Array(131).fill(0xaa), text("Test Using Larger Than Block-Size Key - Hash Key First"));
  expect(hex(longKey)).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

it("hashes as the browser does, at every length round a block", async () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
    expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
  }
  expect(hex(bytes("00ff10"))).toBe("00ff10");
});

it("finds every draw of a fair game to follow from its secret", () => {
  expect(game.fair.draws.length).toBeGreaterThan(20);
  expect(commitmentOf(game.fair.secret)).toBe(game.fair.commitment);
  expect(unfair(game)).toEqual([]);
});

it("finds the one draw that was chosen", () => {
  const forged = structuredClone(game);
  const draw = forged.fair.draws.find((each) => each.options.length > 1)!;
  draw.result = draw.options.find((option) => option !== draw.result)!;
  expect(unfair(forged)).toEqual([draw.number]);
});

it("finds that another secret was promised", () => {
  expect(commitmentOf(game.fair.secret.replace("00", "01"))).not.toBe(game.fair.commitment);
  expect(isKept(game, { commitment: "other", seals: [] })).toBe(false);
  expect(isKept(game, { commitment: game.fair.commitment, seals: [] })).toBe(true);
});

it("finds that a salt is not the one sealed, and that a sealed one was dropped", () => {
  const { salts, table, commitment } = game.fair;
  const seals = salts.map((salt, seat) => (salt ? sealOf(table, 2, seat, salt) : ""));
  const sealed: FairGame = { fair: { ...game.fair, round: 2, seals } };
  expect(isKept(sealed, { commitment, seals })).toBe(true);
  expect(isKept({ fair: { ...sealed.fair, salts: ["ground", ...salts.slice(1)] } }, { commitment, seals: [] })).toBe(false);
  expect(isKept({ fair: { ...sealed.fair, round: 1 } }, { commitment, seals: [] })).toBe(false);
  expect(isKept({ fair: { ...sealed.fair, salts: ["", ...salts.slice(1)], seals: ["", ...seals.slice(1)] } }, { commitment, seals })).toBe(false);
  expect(isKept(game, { commitment, seals })).toBe(false);
});
