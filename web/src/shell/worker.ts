/** Keeping the app in the browser: when that begins, and what happens when a newer build has come meanwhile. */
const RELOADED = "reloaded";
const PAUSE_MS = 60_000;

const frugal = (): boolean => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Once the page is there and at rest: the worker fetches the rest of the app, which nobody shall wait for. */
export function keepApp(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || !isSecureContext || frugal()) return;
  const begin = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  const rest = (): unknown => ("requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: 8000 }) : setTimeout(begin, 3000));
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

/** A part of this build that is nowhere any more: the newer one is loaded, once, so that nobody is stranded or sent round in circles. */
export function takeNewer(): void {
  addEventListener("vite:preloadError", (event) => {
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - before < PAUSE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
