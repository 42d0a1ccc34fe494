/** Who plays in this browser: a name and a token that proves it. Nobody has to register. */
import type { Me, Welcomed } from "../protocol";
import { staysHere } from "../lobby/invitation";
import { api, askAs, Refused } from "./api";
import { say } from "./words.svelte";

const CODE = /^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/;

class Person {
  me = $state.raw<Me | null>(null);
  token = $state("");
  private arriving: Promise<void> | null = null;

  constructor() {
    this.take(kept());
  }

  /** The name shown, also before the server knows of us. */
  get name(): string {
    return this.me?.name ?? localStorage.getItem("name") ?? "";
  }

  /** Be somebody: who we were before, or a newcomer with a name of our choosing. */
  arrive(name?: string): Promise<void> {
    this.arriving ??= this.come(name).finally(() => (this.arriving = null));
    return this.arriving;
  }

  private async come(name?: string): Promise<void> {
    if (this.token && !this.me) await this.recall();
    if (!this.token) this.welcome(await api.newPerson(name || this.name || guestName()));
    else if (name && this.me && name !== this.me.name) this.be(await api.rename(name));
  }

  /** Ask who we are; whose session has ended is nobody. */
  private async recall(): Promise<void> {
    try {
      this.be(await api.me());
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.forget();
    }
  }

  /** Take the token and the person the server gave. */
  welcome(given: Welcomed): void {
    this.take(given.token);
    this.be(given.person);
    home().setItem("token", given.token);
    if (given.device) localStorage.setItem("device", given.device);
  }

  /** This is who we are, and what we are called before the server says so. */
  be(me: Me): void {
    this.me = me;
    localStorage.setItem("name", me.name);
  }

  /** An address from `mazmorra open` on this very machine: its code is exchanged once, for a session of this browser's own.
   *  Who is somebody else here already is whom it invites in this window only. Elsewhere such an address says nothing. */
  async exchange(code: string): Promise<void> {
    if (!CODE.test(code) || !staysHere(location.hostname)) return;
    if (this.token && !this.me) await this.recall();
    try {
      const given = await api.invited(code);
      if (this.me && this.me.id !== given.person.id) sessionStorage.setItem("token", given.token);
      this.welcome(given);
    } catch (error) {
      if (!this.token || !(error instanceof Refused) || error.code !== "bad-link") throw error;
    }
  }

  forget(): void {
    home().removeItem("token");
    for (const each of ["calls", "pushed"]) localStorage.removeItem(each); // who comes next is asked anew
    this.me = null;
    this.take(kept());
  }

  private take(token: string): void {
    this.token = token;
    askAs(token);
  }
}

/** Where the token of this window is kept: with the browser, or with the window if it has one of its own. */
const home = (): Storage => (sessionStorage.getItem("token") ? sessionStorage : localStorage);
const kept = (): string => home().getItem("token") ?? "";

/** A name for somebody who gave none. */
function guestName(): string {
  const names = say("web-guest-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "?";
}

export const person = new Person();
