/** Which page an address names. Each is loaded when it is first needed. */
import type { Component } from "svelte";
import { FIRST_GAME } from "../games";

/* eslint-disable @typescript-eslint/no-explicit-any */
interface Page {
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
}

const start = () => import("./Start.svelte");
const missing = () => import("./Missing.svelte");

/** The page for the parts of a path. */
export function pageAt(parts: readonly string[]): Page {
  const [first = "", second = "", third = ""] = parts;
  switch (first) {
    case "":
      return { load: start, props: {} };
    case "new":
      return { load: () => import("./New.svelte"), props: { game: second || FIRST_GAME } };
    case "t":
      return { load: () => import("./Table.svelte"), props: { id: second } };
    case "tables":
      return { load: () => import("./Tables.svelte"), props: {} };
    case "replay":
      return { load: () => import("./Replay.svelte"), props: { id: second } };
    case "learn":
      if (third) return { load: () => import("./Lesson.svelte"), props: { game: second, lesson: third } };
      return { load: () => import("./Learn.svelte"), props: { game: second || FIRST_GAME } };
    case "rules":
      if (third === "summary") return { load: () => import("./Summary.svelte"), props: { game: second } };
      return { load: () => import("./Rules.svelte"), props: { game: second || FIRST_GAME } };
    case "content":
      return { load: () => import("./Content.svelte"), props: { game: second || FIRST_GAME, edition: third } };
    case "me":
      return { load: () => import("./Me.svelte"), props: {} };
    case "p":
      return { load: () => import("./Profile.svelte"), props: { id: second } };
    case "ranking":
      return { load: () => import("./Ranking.svelte"), props: { game: second || FIRST_GAME } };
    case "daily":
      return { load: () => import("./Daily.svelte"), props: { day: second } };
    case "confirm":
    case "stop":
    case "reset":
      return { load: () => import("./Letter.svelte"), props: { what: first } };
    case "about":
      return { load: () => import("./About.svelte"), props: {} };
    default:
      return { load: missing, props: {} };
  }
}

/** Whether the page is a place of its own that takes the whole screen: a table, a replay, the editor, a lesson. */
export function isBare([first, , third]: readonly string[]): boolean {
  return first === "t" || first === "replay" || first === "content" || (first === "learn" && Boolean(third));
}

/** Whether the page asks the server for nothing. */
export function standsAlone([first, , third]: readonly string[]): boolean {
  return first === "about" || (first === "rules" && third === "summary");
}
