import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Code, styles and what they draw and write with; what few ever open comes when it is asked for. */
const KEPT = /^(assets\/.*\.(js|css|woff2)|theme\.js|icon\.svg|games\/.*\.svg)$/;
const SELDOM = /^assets\/(Content|code)-/;

/** Tells the service worker what to keep, by names that tell the content: another build is another worker. */
export function shell(): Plugin {
  let folder = "";
  return {
    name: "shell",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf-8" }).sort();
      const kept = names.filter((name) => KEPT.test(name) && !SELDOM.test(name));
      const build = createHash("sha256");
      for (const name of [...kept, "index.html"]) build.update(name).update(readFileSync(join(folder, name)));
      const worker = readFileSync(join(folder, "sw.js"), "utf-8");
      const told = worker
        .replace('const BUILD = "";', `const BUILD = ${JSON.stringify(build.digest("hex").slice(0, 16))};`)
        .replace("const SHELL = [];", `const SHELL = ${JSON.stringify(kept.map((name) => `/${name}`))};`);
      writeFileSync(join(folder, "sw.js"), told);
    },
  };
}
