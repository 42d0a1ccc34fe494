import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES, layers, localeOf, type Language } from "../src/lib/languages";
import { DESCRIPTION, SHORTCUTS } from "../src/shell/shortcuts";

const LOCALES = join(import.meta.dirname, "../../src/mazmorra/locales");
const GROUND = "#14110f";

/** What makes this an app one can install, in each language: `manifest-es.webmanifest`. */
export function manifests(): Plugin {
  return {
    name: "manifests",
    apply: "build",
    generateBundle() {
      for (const language of LANGUAGES) this.emitFile({ type: "asset", fileName: `manifest-${language}.webmanifest`, source: JSON.stringify(manifest(language)) });
    },
  };
}

function manifest(language: Language): object {
  const say = speaker(language);
  return {
    id: "/",
    name: "Mazmorra",
    short_name: "Mazmorra",
    description: say(DESCRIPTION),
    lang: localeOf(language),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    categories: ["games"],
    icons: [192, 512].flatMap((size) => [icon("icon", "any", size), icon("maskable", "maskable", size)]),
    shortcuts: Object.entries(SHORTCUTS).map(([key, url]) => ({ name: say(key), url, icons: [icon("icon", "any", 192)] })),
  };
}

function icon(name: string, purpose: string, size: number): object {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}

function speaker(language: Language): (key: string) => string {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const each of layers(language)) {
    const text = catalogue(each);
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return (key) => bundle.formatPattern(bundle.getMessage(key)!.value!);
}

function catalogue(language: Language): string {
  try {
    return readFileSync(join(LOCALES, language, "web-shell.ftl"), "utf-8");
  } catch {
    return ""; // an overlay that has nothing to say otherwise has no such file
  }
}
