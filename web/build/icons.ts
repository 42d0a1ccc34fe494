import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAMES = join(import.meta.dirname, "../src/look/icon-names.ts");
const ID = "virtual:icons";

/** The drawings of the icons we name, out of the thousands of the set. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(NAMES);
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
      const names = [...readFileSync(NAMES, "utf-8").matchAll(/"([a-z0-9-]+)"/g)].map(([, name]) => name!);
      const missing = names.filter((name) => !set.icons[name]);
      if (missing.length) this.error(`no such icons: ${missing.join(", ")}`);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, set.icons[name].body])))};`;
    },
  };
}
