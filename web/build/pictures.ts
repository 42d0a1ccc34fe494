import { Resvg } from "@resvg/resvg-js";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PUBLIC = join(import.meta.dirname, "../public");
const FONTS = join(import.meta.dirname, "../node_modules/@fontsource");
const CARD = { width: 1200, height: 630 };
const ICONS = [192, 512];
const SAFE = 0.72;
/** What a picture of a table is written with: as many scripts as the fonts have, the first that knows a letter. */
const WRITTEN = /^(alegreya-sans-.*-(400|700)|grenze-gotisch-.*-600)-normal\.woff$/;

/** The pictures that are not drawn by a browser: icons of the app, the ground of link previews, and the fonts these are written with. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    apply: "build",
    generateBundle() {
      const emit = (fileName: string, source: Uint8Array): void => void this.emitFile({ type: "asset", fileName, source });
      for (const [name, data] of [...icons(), ...cards(), ...fonts()]) emit(name, data);
    },
  };
}

type Files = [string, Uint8Array][];

function icons(): Files {
  const icon = readFileSync(join(PUBLIC, "icon.svg"), "utf-8");
  const sizes = ICONS.flatMap((size): Files => [
    [`icons/icon-${size}.png`, drawn(icon, size)],
    [`icons/maskable-${size}.png`, drawn(maskable(icon), size)],
  ]);
  return [...sizes, ["icons/touch-180.png", drawn(maskable(icon), 180)], ["favicon.ico", ico(drawn(icon, 32), 32)]];
}

/** The icon within what any mask leaves, on a ground without corners. */
function maskable(icon: string): string {
  const edge = (64 * (1 - SAFE)) / 2;
  const inner = placed(icon, `x="${edge}" y="${edge}" width="${64 * SAFE}" height="${64 * SAFE}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#14110f"/>${inner}</svg>`;
}

/** One picture in the form that browsers ask for unasked: a header, an entry, and the PNG itself. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Each game's picture, darker where words will stand. */
function cards(): Files {
  const games = readdirSync(join(PUBLIC, "games")).filter((name) => name.endsWith(".svg"));
  return games.map((name) => [`cards/${name.replace(".svg", ".png")}`, drawn(card(readFileSync(join(PUBLIC, "games", name), "utf-8")), CARD.width)]);
}

function card(art: string): string {
  const { width, height } = CARD;
  const inner = placed(art, `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}
    <linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#14110f" stop-opacity=".97"/><stop offset=".5" stop-color="#14110f" stop-opacity=".88"/><stop offset="1" stop-color="#14110f" stop-opacity=".1"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#shade)"/><rect y="${height - 12}" width="${width}" height="12" fill="#f2a33a"/></svg>`;
}

/** A drawing within another, at a place of its own. */
function placed(drawing: string, place: string): string {
  return drawing.replace(/<svg [^>]*>/, (root) => root.replace(/ (width|height|x|y|preserveAspectRatio)="[^"]*"/g, "").replace("<svg", `<svg ${place}`));
}

function fonts(): Files {
  return ["alegreya-sans", "grenze-gotisch"].flatMap((family) => {
    const folder = join(FONTS, family, "files");
    return readdirSync(folder).filter((name) => WRITTEN.test(name)).map((name): [string, Uint8Array] => [`cards/${name}`, readFileSync(join(folder, name))]);
  });
}

function drawn(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}
