/** How a stretch of time is said: days and hours, hours and minutes, or minutes and seconds. */
export interface Stretch {
  key: "web-clock-days" | "web-clock-hours" | "web-clock-minutes";
  args: Record<string, string | number>;
}

export function stretch(milliseconds: number): Stretch {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return { key: "web-clock-days", args: { days: Math.floor(hours / 24), hours: hours % 24 } };
  if (hours >= 1) return { key: "web-clock-hours", args: { hours, minutes: minutes % 60 } };
  return { key: "web-clock-minutes", args: { time: `${minutes}:${String(seconds % 60).padStart(2, "0")}` } };
}
