/** The tables that wait for me, known on every page. */
import { api } from "../lib/api";
import { person } from "../lib/person.svelte";
import { join, say } from "../lib/words.svelte";
import type { Waiting } from "../protocol";
import { notify, type Notice } from "./notice";

const EVERY_MS = 20_000;
const HIDDEN_MS = 60_000;
const SOON_MS = 400;

class WaitingTables {
  tables = $state.raw<readonly Waiting[]>([]);
  /** Those at which it is my turn, and those to which somebody invites me. */
  readonly turns = $derived(this.tables.filter((each) => !each.inviter));
  readonly invitations = $derived(this.tables.filter((each) => each.inviter));
  /** How many wait on which somebody else depends: another person, or a clock. */
  readonly count = $derived(this.tables.filter((each) => each.calls).length);
  private lookedAt = 0;
  private known: ReadonlySet<string> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Look now and then every so often, more seldom while the page is out of sight, and when it comes back; returns how to stop. */
  follow(): () => void {
    this.known = null;
    void this.look();
    const timer = setInterval(() => {
      if (Date.now() - this.lookedAt >= (document.hidden ? HIDDEN_MS : EVERY_MS) - 1000) void this.look();
    }, EVERY_MS);
    const back = (): void => void (document.hidden || this.soon());
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }

  /** Something has happened at a table: look in a moment. */
  soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), SOON_MS);
  }

  async look(): Promise<void> {
    this.lookedAt = Date.now();
    if (!person.token) {
      this.tables = [];
      return;
    }
    try {
      this.tables = await api.waiting();
    } catch {
      return; // the page itself says what is wrong
    }
    for (const table of newly(this.known, this.tables)) void notify(noticeOf(table));
    this.known = new Set(this.tables.map((each) => each.id));
  }
}

/** The tables that have begun to wait since the last look; at the first look none has. */
export function newly(known: ReadonlySet<string> | null, now: readonly Waiting[]): Waiting[] {
  return known ? now.filter((each) => each.calls && !known.has(each.id)) : [];
}

/** What is told of a table outside the page: my turn there, or who asks me to it. */
const noticeOf = (table: Waiting): Notice =>
  table.inviter
    ? { title: say("web-companions-invites-you", { name: table.inviter_name, game: say(table.game) }), body: "", table: table.id, way: "#sit" }
    : { title: title(table.game), body: body(table), table: table.id };

export const title = (game: string): string => `${say("web-start-your-turn")} · ${say(game)}`;
const body = (table: Waiting): string => join(table.names.filter(Boolean));

export const waiting = new WaitingTables();
