/** What somebody prefers, kept in this browser. */
export const SPEEDS = [0.5, 1, 2, 0] as const;
export type Theme = "torchlight" | "parchment";

const phone = matchMedia("(pointer: coarse)").matches;

class Settings {
  theme = $state<Theme>(document.documentElement.dataset["theme"] === "parchment" ? "parchment" : "torchlight");
  /** How quickly events follow one another; 0 shows them at once. */
  speed = $state(Number(localStorage.getItem("speed") ?? 1));
  sound = $state(localStorage.getItem("sound") ? localStorage.getItem("sound") === "on" : !phone);
  still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (change) => (this.still = change.matches));
  }

  wear(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", theme === "parchment" ? "#f4ead6" : "#14110f");
    localStorage.setItem("theme", theme);
  }

  pace(speed: number): void {
    this.speed = speed;
    localStorage.setItem("speed", String(speed));
  }

  sounds(on: boolean): void {
    this.sound = on;
    localStorage.setItem("sound", on ? "on" : "off");
  }
}

export const settings = new Settings();
