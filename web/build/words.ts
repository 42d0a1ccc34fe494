import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/mazmorra/locales");
const ELSEWHERE = ["arena.ftl", "calls.ftl", "cli.ftl", "contest.ftl", "players.ftl", "previews.ftl", "terminal.ftl"];
const PREFIX = "virtual:words/";

/** One module for each language with every catalogue that the web says something from: `virtual:words/es`. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(LOCALES, id.slice(PREFIX.length + 1));
      const files = readdirSync(folder).filter((name) => !ELSEWHERE.includes(name)).sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
