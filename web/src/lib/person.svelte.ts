/** Who plays in this browser: a name and a token that proves it. Nobody has to register. */
import type { Me } from "../protocol";
import { api, askAs, Refused } from "./api";
import { say } from "./words.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  token = $state("");
  private arriving: Promise<void> | null = null;

  constructor() {
    this.take(localStorage.getItem("token") ?? "");
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
    if (this.token && !this.me) {
      try {
        this.be(await api.me());
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 401) throw error;
        this.forget();
      }
    }
    if (!this.token) this.welcome(await api.newPerson(name || this.name || guestName()));
    else if (name && this.me && name !== this.me.name) this.be(await api.rename(name));
  }

  /** Take the token and the person the server gave. */
  welcome(given: { person: Me; token: string }): void {
    this.take(given.token);
    this.be(given.person);
    localStorage.setItem("token", given.token);
  }

  /** This is who we are, and what we are called before the server says so. */
  be(me: Me): void {
    this.me = me;
    localStorage.setItem("name", me.name);
  }

  /** A link that says who plays (from whoever started the server here): ours from now on, or only at that table if we are somebody. */
  adopt(table: string, token: string): void {
    if (!this.token) {
      this.take(token);
      localStorage.setItem("token", token);
    } else if (token !== this.token) sessionStorage.setItem(`as-${table}`, token);
  }

  /** The token with which we sit at a table. */
  tokenAt(table: string): string {
    return sessionStorage.getItem(`as-${table}`) ?? this.token;
  }

  forget(): void {
    this.take("");
    this.me = null;
    localStorage.removeItem("token");
  }

  private take(token: string): void {
    this.token = token;
    askAs(token);
  }
}

/** A name for somebody who gave none. */
function guestName(): string {
  const names = say("web-guest-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "?";
}

export const person = new Person();
