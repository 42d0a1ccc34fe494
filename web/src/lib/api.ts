/** Asking the server over HTTP. A refusal is an error with a stable code, worded by whoever shows it. */
import type * as P from "../protocol";
import { network } from "../shell/network.svelte";
import { bring, refusal } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown>,
    readonly status: number,
  ) {
    super(code);
  }
}

/** What went wrong, in words. */
export function told(error: unknown): string {
  return error instanceof Refused ? refusal(error.code, error.args) : refusal("unreachable", {});
}

let token = "";

/** Ask as this person from now on. */
export function askAs(theirs: string): void {
  token = theirs;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, { method, headers, body: text }).catch((error: unknown) => {
    network.heard(false);
    throw error;
  });
  network.heard(true);
  if (answer.ok) {
    const said = await answer.text();
    return (said ? JSON.parse(said) : undefined) as T;
  }
  const problem = ((await answer.json().catch(() => null)) as P.Refusal | null)?.error;
  throw new Refused(problem?.code ?? "internal", problem?.args ?? {}, answer.status);
}

const query = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

export const api = {
  newPerson: (name: string) => ask<P.Welcomed>("POST", "/people", { name }),
  me: () => ask<P.Me>("GET", "/me"),
  rename: (name: string) => ask<P.Me>("PATCH", "/me", { name }),
  claim: (username: string, password: string) => ask<P.Welcomed>("POST", "/me/account", { username, password }),
  login: (username: string, password: string) => ask<P.Welcomed>("POST", "/login", { username, password, device: localStorage.getItem("device") ?? "" }),
  logout: () => ask<void>("POST", "/logout"),
  changePassword: (before: string, after: string) => ask<P.Welcomed>("POST", "/me/password", { old: before, new: after }),
  reset: (code: string, password: string) => ask<P.Welcomed>("POST", "/reset", { code, password }),
  /** Be whom an address from `mazmorra open` invites. */
  invited: (code: string) => ask<P.Welcomed>("POST", "/open", { code }),
  sessions: () => ask<P.SessionTold[]>("GET", "/me/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/me/sessions/${id}`),
  endOtherSessions: () => ask<void>("DELETE", "/me/sessions"),
  waiting: () => ask<P.Waiting[]>("GET", "/me/waiting"),
  calls: () => ask<P.CallsTold>("GET", "/me/calls"),
  changeCalls: (wanted: P.CallsWanted) => ask<P.CallsTold>("PATCH", "/me/calls", wanted),
  subscribe: (browser: P.Subscribed) => ask<void>("POST", "/me/push", browser),
  unsubscribe: () => ask<void>("DELETE", "/me/push"),
  giveEmail: (email: string, password: string, language: P.EmailGiven["language"]) => ask<P.CallsTold>("POST", "/me/email", { email, password, language }),
  removeEmail: (password: string) => ask<P.CallsTold>("POST", "/me/email/remove", { password }),
  confirmEmail: (code: string) => ask<void>("POST", "/confirm", { code }),
  stopLetters: (token: string) => ask<void>("POST", `/stop/${encodeURIComponent(token)}`),
  forgot: (who: string) => ask<void>("POST", "/forgot", { who }),
  blocks: () => ask<P.BlockTold[]>("GET", "/me/blocks"),
  block: (person: string) => ask<void>("POST", "/me/blocks", { person }),
  unblock: (person: string) => ask<void>("DELETE", `/me/blocks/${person}`),
  /** With whom I have played lately. */
  companions: () => ask<P.CompanionTold[]>("GET", "/me/companions"),
  invite: (table: string, person: string) => ask<void>("POST", `/tables/${table}/invite`, { person }),
  decline: (table: string) => ask<void>("DELETE", `/me/invitations/${table}`),
  exportMe: () => ask<Record<string, unknown>>("GET", "/me/export"),
  deleteMe: () => ask<void>("DELETE", "/me"),
  games: () => ask<P.GameTold[]>("GET", "/games"),
  rulebook: (game: string, language: string) => ask<P.RulebookTold>("GET", `/games/${game}/rulebook${query({ language })}`),
  lessons: (game: string) => ask<P.LessonTold[]>("GET", `/games/${game}/lessons`),
  lesson: (game: string, lesson: string, answers: readonly unknown[]) => ask<P.LessonSeen>("POST", `/games/${game}/lessons/${lesson}`, { answers }),
  components: (game: string, seats: number, settings: Record<string, string>) =>
    ask<Record<string, unknown>>("GET", `/games/${game}/components${query({ seats, settings: Object.entries(settings).map((pair) => pair.join(":")).join(",") })}`),
  componentsOf: async (table: string) => {
    const here = location.pathname;
    const box = await ask<Record<string, unknown>>("GET", `/tables/${table}/components`);
    if (location.pathname === here) bring(box["words"]);
    return box;
  },
  openTable: (wanted: { game: string; seats: number; settings: Record<string, string>; options?: Partial<P.OptionsGiven>; content?: string }) =>
    ask<P.TableTold>("POST", "/tables", wanted),
  tables: (status: "open" | "playing" | "over") => ask<P.Listed[]>("GET", `/tables${query({ status })}`),
  table: (id: string) => ask<P.TableTold>("GET", `/tables/${id}`),
  sit: (id: string, seat: number, seal: string, name?: string) => ask<P.TableTold>("POST", `/tables/${id}/sit`, { seat, seal, ...(name ? { name } : {}) }),
  stand: (id: string, seat: number) => ask<P.TableTold>("POST", `/tables/${id}/stand`, { seat }),
  seal: (id: string, seat: number, seal: string) => ask<P.TableTold>("POST", `/tables/${id}/seal`, { seat, seal }),
  reveal: (id: string, seat: number, salt: string) => ask<P.TableTold>("POST", `/tables/${id}/reveal`, { seat, salt }),
  bot: (id: string, seat: number, bot: string, name?: string) => ask<P.TableTold>("POST", `/tables/${id}/bot`, { seat, bot, ...(name ? { name } : {}) }),
  start: (id: string) => ask<P.TableTold>("POST", `/tables/${id}/start`),
  close: (id: string) => ask<P.TableTold>("POST", `/tables/${id}/close`),
  leave: (id: string, seat: number) => ask<P.TableTold>("POST", `/tables/${id}/leave`, { seat }),
  comeBack: (id: string, seat: number) => ask<P.TableTold>("POST", `/tables/${id}/return`, { seat }),
  openUp: (id: string) => ask<P.TableTold>("POST", `/tables/${id}/open`),
  share: (id: string) => ask<P.TableTold>("POST", `/tables/${id}/share`),
  hint: (id: string, seat: number, question: number) => ask<P.HintTold>("POST", `/tables/${id}/hint`, { seat, question }),
  rematch: (id: string) => ask<P.TableTold>("POST", `/tables/${id}/rematch`),
  film: (id: string, seat: string) => ask<P.FilmTold>("GET", `/tables/${id}/film${query({ seat })}`),
  saved: (id: string) => ask<Record<string, unknown>>("GET", `/tables/${id}/export`),
  goOn: (id: string, from: { number: number; seat: number; names: string[] }) => ask<P.TableTold>("POST", `/tables/${id}/continue`, from),
  review: (id: string) => ask<P.ReviewState>("GET", `/tables/${id}/review`),
  /** Have a game's review worked out, unless it is or somebody does. */
  askForReview: (id: string) => ask<P.ReviewState>("POST", `/tables/${id}/review`),
  /** What hosts of the server may edit. */
  contents: () => ask<P.PrintedTold[]>("GET", "/content"),
  printed: (game: string, edition: string, language: string) => ask<P.PrintedText>("GET", `/content/${game}/printed${query({ edition, language })}`),
  prove: (wanted: P.Proving) => ask<P.ProofTold>("POST", "/content/proof", wanted),
  compare: (wanted: P.Comparing) => ask<P.ComparisonState>("POST", "/content/comparison", wanted),
  comparison: (language: string) => ask<P.ComparisonState>("GET", `/content/comparison${query({ language })}`),
  callOff: () => ask<void>("DELETE", "/content/comparison"),
  takeIn: (text: string) => ask<P.TableTold>("POST", "/import", text),
  myTables: (status?: string) => ask<P.Listed[]>("GET", `/me/tables${query({ status })}`),
  /** My finished games, latest first; with the last one already seen, those before it. */
  myHistory: (last?: P.Game) => ask<P.Game[]>("GET", `/me/history${query({ before: last?.table, seat: last?.seat })}`),
  /** Somebody's ratings and rated games: a person's, or a bot's. */
  player: (id: string) => ask<P.Profile>("GET", `/players/${encodeURIComponent(id)}`),
  myProfile: () => ask<P.Profile>("GET", "/me/profile"),
  ranking: (game: string, variant: string, page: number) => ask<P.Ranking>("GET", `/ratings/${game}${query({ variant, page: page || undefined })}`),
  /** What a rated game changed. */
  changes: (id: string) => ask<P.Changes>("GET", `/tables/${id}/ratings`),
  days: () => ask<P.Days>("GET", "/daily"),
  day: (day: string) => ask<P.DayTold>("GET", `/daily/${day}`),
  standings: (day: string, game: string) => ask<P.Standings>("GET", `/daily/${day}/${game}`),
  /** My one try at today's deal, begun now or before. */
  attempt: (day: string, game: string) => ask<P.TableTold>("POST", `/daily/${day}/${game}`),
  myStatistics: () => ask<P.Statistic[]>("GET", "/me/statistics"),
};
