/** What a browser shows outside its pages. Nothing is shown before somebody has asked for it by a button. */
export interface Notice {
  title: string;
  body: string;
  /** The table it is about; a later notice about it takes the place of an earlier one. */
  table: string;
  /** What stands behind its address. */
  way?: string;
}

const WISH = "calls";

export const wantsNotices = (): boolean => localStorage.getItem(WISH) === "on";
export const wantNotices = (on: boolean): void => (on ? localStorage.setItem(WISH, "on") : localStorage.removeItem(WISH));

/** Show a notice, unless the page is in sight. */
export async function notify(notice: Notice): Promise<void> {
  if (!document.hidden || !wantsNotices() || !("Notification" in window) || Notification.permission !== "granted") return;
  const url = `/t/${notice.table}${notice.way ?? ""}`;
  const told = { body: notice.body, tag: notice.table, icon: "/icon.svg", data: { url } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show notices only by the worker, which also knows where a touch leads.
  if (worker?.active) return worker.showNotification(notice.title, told);
  const shown = new Notification(notice.title, told);
  shown.onclick = () => {
    window.focus();
    if (location.pathname !== url) location.assign(url);
  };
}
