import { describe, expect, it } from "vitest";
import { choose, eventLine, LANGUAGES, phrase, question, type Language } from "../src/lib/words.svelte";
import type { Label } from "../src/protocol";
import spoken from "./spoken.json";

interface Said {
  game: string;
  words: Record<Language, string>;
  event?: Record<string, unknown>;
  ask?: { kind: string; about: Record<string, unknown> };
  phrase?: Label;
}

const NAMES = ["Ana", "Bruno", "Carla", "Duarte", "Elsa"];

describe.each(LANGUAGES)("in %s", (language) => {
  it("says of every event, question and card what the terminal says", async () => {
    await choose(language);
    for (const said of spoken as Said[]) {
      const words = said.event
        ? eventLine(said.game, said.event, NAMES, 0)
        : said.ask
          ? question(said.game, said.ask, NAMES)
          : phrase(said.phrase!, said.game, NAMES);
      expect(words).toBe(said.words[language]);
    }
  });
});
