import { expect, it } from "vitest";
import { commitmentOf, unfair, type FairGame } from "../src/table/fair";
import told from "./fair.json";

const game = told as unknown as FairGame;

it("finds every draw of a fair game to follow from its secret", async () => {
  expect(game.fair.draws.length).toBeGreaterThan(20);
  expect(await commitmentOf(game.fair.secret)).toBe(game.fair.commitment);
  expect(await unfair(game)).toEqual([]);
});

it("finds the one draw that was chosen", async () => {
  const forged = structuredClone(game);
  const draw = forged.fair.draws.find((each) => each.options.length > 1)!;
  draw.result = draw.options.find((option) => option !== draw.result)!;
  expect(await unfair(forged)).toEqual([draw.number]);
});

it("finds that another secret was promised", async () => {
  expect(await commitmentOf(game.fair.secret.replace("00", "01"))).not.toBe(game.fair.commitment);
});
