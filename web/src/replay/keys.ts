/** What each key does in a replay. */
export type Wish = "on" | "back" | "event-on" | "event-back" | "chapter-on" | "chapter-back" | "start" | "end" | "play" | "viewpoint" | "share" | "keys";

const WISHES: Record<string, Wish> = {
  arrowright: "on",
  arrowleft: "back",
  pagedown: "chapter-on",
  pageup: "chapter-back",
  home: "start",
  end: "end",
  " ": "play",
  v: "viewpoint",
  c: "share",
  ".": "event-on",
  ",": "event-back",
  "?": "keys",
};

/** The wish a key makes, if any; with Shift the arrows go by events. */
export function wishOf(key: string, shift: boolean): Wish | null {
  const wish = WISHES[key.toLowerCase()] ?? null;
  if (shift && wish === "on") return "event-on";
  if (shift && wish === "back") return "event-back";
  return wish;
}
