import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCES = join(import.meta.dirname, "../src");
const ID = "virtual:icons";

/** The drawings of the icons we name, out of the thousands of the set: every page's, or after a slash those of one game. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const game = id.slice(ID.length + 2);
      const list = join(SOURCES, game ? `games/${game}` : "look", "icon-names.ts");
      if (!existsSync(list)) this.error(`no icons are named in ${list}`);
      this.addWatchFile(list);
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
      const names = [...readFileSync(list, "utf-8").replace(/^import .*$/gm, "").matchAll(/"([a-z0-9-]+)"/g)].map(([, name]) => name!);
      const missing = names.filter((name) => !set.icons[name]);
      if (missing.length) this.error(`no such icons: ${missing.join(", ")}`);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, set.icons[name].body])))};`;
    },
  };
}
