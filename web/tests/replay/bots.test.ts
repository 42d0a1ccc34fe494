import { expect, it } from "vitest";
import { botsFor } from "../../src/replay/bots";

const person = (name: string) => ({ name, person: name, bot: "" });
const bot = (name: string) => ({ name, person: "", bot: "greedy" });

it("lets bots keep their names and never gives a bot a person's name", () => {
  expect(botsFor([person("Ana"), bot("Soot"), person("Bruno")], 0, ["Soot", "Wick"])).toEqual(["Soot", "Wick"]);
});

it("names a bot for everybody but oneself, in the order of seats", () => {
  expect(botsFor([bot("Soot"), person("Ana"), bot("Ash")], 2, ["Wick"])).toEqual(["Soot", "Wick"]);
});

it("treats a bot that sat in for a person as that person's seat", () => {
  expect(botsFor([{ name: "Ana", person: "ana", bot: "greedy" }, person("Bo")], 1, ["Wick"])).toEqual(["Wick"]);
});

it("has a name for each, also when the list is short", () => {
  expect(botsFor([person("A"), person("B"), person("C")], 0, ["Wick"])).toEqual(["Wick", "Wick 3"]);
});
