/** Whether this browser calls somebody, and turning that on and off. */
import { api } from "../lib/api";
import { person } from "../lib/person.svelte";
import { language } from "../lib/words.svelte";
import { wantNotices, wantsNotices } from "./notice";

const SENT = "pushed";
/** `tab`: while a page is open only, for the browser's push service cannot be reached. */
export type Standing = "unable" | "denied" | "off" | "on" | "tab";

const able = (): boolean => "Notification" in window && "serviceWorker" in navigator && isSecureContext;

class Browser {
  standing = $state<Standing>(standing());

  /** Ask for permission, which only a button may do, and be called from now on. */
  async turnOn(): Promise<void> {
    const given = await Notification.requestPermission();
    if (given !== "granted") {
      this.standing = given === "denied" ? "denied" : "off";
      return;
    }
    await person.arrive();
    wantNotices(true);
    await this.subscribe();
  }

  async turnOff(): Promise<void> {
    wantNotices(false);
    localStorage.removeItem(SENT);
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
    await api.unsubscribe();
    this.standing = standing();
  }

  /** Where somebody asked to be called before: tell the server again if it may have forgotten, for each session has its own. */
  async keepUp(): Promise<void> {
    if (this.standing === "on" && person.token) await this.subscribe();
  }

  private async subscribe(): Promise<void> {
    const worker = await navigator.serviceWorker.register("/sw.js");
    const found = await subscription(worker).catch(() => null);
    this.standing = found ? "on" : "tab";
    if (found) await tell(found);
  }
}

function standing(): Standing {
  if (!able()) return "unable";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && wantsNotices() ? "on" : "off";
}

/** The browser's subscription to its push service, for messages of this server. */
async function subscription(worker: ServiceWorkerRegistration): Promise<PushSubscription> {
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known) return known;
  const { push_key } = await api.calls();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
}

async function tell(found: PushSubscription): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  const mark = [person.token, endpoint, language()].join(" ");
  if (!endpoint || localStorage.getItem(SENT) === mark) return;
  await api.subscribe({ endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language: language() });
  localStorage.setItem(SENT, mark);
}

export const browser = new Browser();
