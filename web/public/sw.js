/* What this site does while no page of it is open: it shows what is pushed, and leads to the table when that is touched.
 * Keeping pages for when there is no network would be a part of its own here: listen to "install" and "fetch". */

/** The open page of an address, if there is one. */
async function pageAt(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.find((page) => new URL(page.url).pathname === url);
}

/** A page in sight shows by itself that it is one's turn. */
async function show(told) {
  const page = await pageAt(told.url);
  if (page?.visibilityState === "visible") return;
  await self.registration.showNotification(told.title, { body: told.body, tag: told.tag, icon: "/icon.svg", data: { url: told.url } });
}

async function lead(url) {
  const page = await pageAt(url);
  await (page ? page.focus() : self.clients.openWindow(url));
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});
