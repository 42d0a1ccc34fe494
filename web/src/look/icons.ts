/** The drawings of the icons: those of every page, and those of the games whose screens have been loaded. */
import common from "virtual:icons";

const bodies: Record<string, string> = { ...common };

/** A game's screen brings its own drawings. */
export const bring = (more: Record<string, string>): void => void Object.assign(bodies, more);

/** The path of an icon. */
export const pathOf = (name: string): string => /d="([^"]+)"/.exec(bodies[name] ?? "")?.[1] ?? "";
