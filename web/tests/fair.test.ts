import { expect, it } from "vitest";
import { commitmentOf, isKept, sealOf, unfair, type FairGame } from "../src/table/fair";
import told from "./fair.json";

const game = told as unknown as FairGame;

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

it("finds that a secret is none", () => {
  const forged: FairGame = { fair: { ...game.fair, secret: "not hexadecimal" } };
  expect(isKept(forged, { commitment: game.fair.commitment, seals: [] })).toBe(false);
  expect(unfair(forged)).toHaveLength(game.fair.draws.length);
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
