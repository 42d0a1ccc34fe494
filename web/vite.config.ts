import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed";
import { icons } from "./build/icons";
import { manifests } from "./build/manifests";
import { pictures } from "./build/pictures";
import { shell } from "./build/shell";
import { words } from "./build/words";

const server = process.env.MAZMORRA ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), icons(), pictures(), manifests(), shell(), compressed()],
  build: { outDir: "../src/mazmorra/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false, rolldownOptions: { checks: { bundlerTimings: false } } },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { include: ["tests/**/*.test.ts"] },
});
