import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, layers, localeOf, spokenIn } from "../src/lib/languages";
import { bring, choose, say, wished } from "../src/lib/words.svelte";

/** A browser that wishes for these languages, where this one was chosen before. */
function browser(languages: string[], chosen: string | null = null): void {
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("localStorage", { getItem: () => chosen, setItem: () => undefined });
}

afterEach(() => vi.unstubAllGlobals());

describe("the language of a browser", () => {
  it.each([
    [["pt-BR", "pt", "en"], "pt-BR"],
    [["pt"], "pt-BR"],
    [["pt-PT", "pt"], "pt"],
    [["pt-MZ"], "pt"],
    [["fr", "es-MX"], "es"],
    [["fr"], "en"],
  ])("is for %s the one of its country: %s", (languages, language) => {
    browser(languages);
    expect(wished()).toBe(language);
  });

  it("is what was chosen before, which means what it meant", () => {
    browser(["pt-BR"], "pt");
    expect(wished()).toBe("pt");
    browser(["pt-BR"], "tlh");
    expect(wished()).toBe("pt-BR");
  });

  it("is not known for a tag of nobody", () => expect(spokenIn("")).toBeUndefined());
});

it("counts as the country does, and as Python does", () => {
  const nought = LANGUAGES.map((each) => [each, new Intl.PluralRules(localeOf(each)).select(0)]);
  expect(Object.fromEntries(nought)).toEqual({ en: "other", es: "other", pt: "other", "pt-BR": "one" });
});

it("says what an overlay does not say as its base does", async () => {
  expect(layers("pt-BR")).toEqual(["pt", "pt-BR"]);
  await choose("pt-BR");
  expect([say("raiders-room-zombie"), say("raiders-room-dragon")]).toEqual(["Zumbi", "Dragão"]);
  await choose("pt");
  expect(say("raiders-room-zombie")).toBe("Zombie");
});

it("writes numbers as the country does", async () => {
  const written: string[] = [];
  for (const language of LANGUAGES) {
    await choose(language);
    written.push(say("web-me-score-raiders", { score: 1234 }));
  }
  expect(written).toEqual(["1,234 coins", "1234 monedas", "1234 moedas", "1.234 moedas"]);
});

it("looks for names of one's own in the base too", async () => {
  bring({ en: { "raiders-room-x": "Basilisk" }, pt: { "raiders-room-x": "Basilisco" } });
  await choose("pt-BR");
  expect(say("raiders-room-x")).toBe("Basilisco");
  bring({});
});
