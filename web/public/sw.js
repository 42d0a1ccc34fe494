/* What this site does beside its pages: it keeps the app, so that it opens at once and without a network; it shows what is
 * pushed, and leads to the table when that is touched. Answers of the API and tokens are never kept. */

/* The build writes these two: which build this is, and the files it is made of. Another build is another worker. */
const BUILD = "";
const SHELL = [];
const PREFIX = "app-";
const CACHE = `${PREFIX}${BUILD}`;
const APP = "/";
/** Addresses that are no pages of the app. */
const ELSEWHERE = /^\/(api|docs|assets|cards|icons|games|healthz|metrics)(\/|$)|\.[a-z0-9]+$/;

/** A build is kept whole or not at all; what a build before had under the same name is taken from there. */
async function keep() {
  const cache = await caches.open(CACHE);
  await Promise.all(SHELL.map(async (name) => {
    const known = name.startsWith("/assets/") ? await caches.match(name) : undefined;
    await (known ? cache.put(name, known) : cache.add(new Request(name, { cache: "no-cache" })));
  }));
  await cache.add(new Request(APP, { cache: "reload" }));
}

/** The build before stays as well: pages of it may still be open, and ask for their parts. */
async function forget() {
  const mine = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(mine.slice(0, -2).filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The app opens from what is kept. */
async function open(request) {
  const kept = await (await caches.open(CACHE)).match(APP);
  return kept ?? fetch(request);
}

/** A file whose name tells its content is the same for good. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && BUILD) await (await caches.open(CACHE)).put(request, found.clone());
  return found;
}

/** What can change under its name: as it is now, or as it was. */
async function newest(request) {
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

/** What the worker answers itself; of everything else it keeps its hands off. */
function answer(request) {
  const { origin, pathname } = new URL(request.url);
  if (!BUILD || origin !== location.origin || request.method !== "GET" || request.headers.has("Authorization")) return undefined;
  if (request.mode === "navigate") return ELSEWHERE.test(pathname) ? undefined : open(request);
  if (pathname.startsWith("/assets/")) return file(request);
  return SHELL.includes(pathname) ? newest(request) : undefined;
}

/** The open page of an address, if there is one. */
async function pageAt(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.find((page) => new URL(page.url).pathname === url.split("#")[0]);
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

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(BUILD ? keep() : undefined);
});
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const found = answer(event.request);
  if (found) event.respondWith(found);
});
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});
