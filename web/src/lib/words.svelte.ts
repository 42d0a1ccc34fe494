/** Everything a person reads: the catalogues of the Python package, in the language chosen. Mirrors `mazmorra.content.wording`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Label } from "../protocol";
import { LANGUAGES, layers, localeOf, named as languageNamed, spokenIn, type Language } from "./languages";

export { LANGUAGES, type Language };
export type Args = Record<string, unknown>;
export interface Asked {
  kind: string;
  about: Args;
}

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  es: () => import("virtual:words/es"),
  pt: () => import("virtual:words/pt"),
  "pt-BR": () => import("virtual:words/pt-BR"),
};
const NOT_WORDED = ["kind", "clause", "number", "private"];

/** What a content file calls its things: for each language its messages, by their keys. Said as they stand, never read as a catalogue. */
export type OwnWords = Partial<Record<Language, Record<string, string>>>;

let spoken = $state.raw(new FluentBundle("en", { useIsolating: false }));
let current = $state<Language>("en");
let brought = $state.raw<OwnWords>({});

/** The language chosen before, or the first of the browser's that we speak. */
export function wished(): Language {
  return languageNamed(localStorage.getItem("language") ?? "") ?? navigator.languages.map(spokenIn).find((each) => each !== undefined) ?? "en";
}

/** Speak a language from now on; everything on the page changes with it. */
export async function choose(language: Language, remember = false): Promise<void> {
  const read = await Promise.all(layers(language).map((each) => CATALOGUES[each]()));
  spoken = bundle(language, read.map((each) => each.default));
  current = language;
  if (remember) localStorage.setItem("language", language);
}

/** The words of a language's catalogues; what a later one says stands. */
export function bundle(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

export const language = (): Language => current;
/** The language as the browser knows it, for numbers, lists and the page. */
export const locale = (): string => localeOf(current);
export const has = (key: string): boolean => own(key) !== undefined || spoken.hasMessage(key);

/** Call things as the content of a table does, from now on; without any, as usual. */
export function bring(words: unknown): void {
  brought = typeof words === "object" && words !== null ? (words as OwnWords) : {};
}

/** What the content of the table says for a key: in this language, or in another one if the catalogues are silent. */
function own(key: string): string | undefined {
  const said = (language: Language): string | undefined => {
    const words = brought[language];
    return words && Object.hasOwn(words, key) ? words[key] : undefined;
  };
  const first = (languages: readonly Language[]): string | undefined => [...languages].reverse().map(said).find((text) => text !== undefined);
  return first(layers(current)) ?? (spoken.hasMessage(key) ? undefined : first(LANGUAGES));
}

/** The message of a key with its gaps filled; a key that is not there shows itself, and tests find it. */
export function say(key: string, args: Args = {}): string {
  const named = own(key);
  if (named !== undefined) return named;
  const message = spoken.getMessage(key);
  if (!message?.value) {
    console.error(`no words for ${key}`);
    return key;
  }
  return spoken.formatPattern(message.value, args as Record<string, FluentVariable>);
}

/** A phrase with the names of cards and seats worded. */
export function phrase(label: Label, game = "", names: readonly string[] = []): string {
  return say(label.key, worded(label.args, game, names));
}

/** What an event says to a viewer, as one line of a log. */
export function eventLine(game: string, face: Args, names: readonly string[], viewer: number): string {
  const key = `${game}-event-${face["kind"]}`;
  const told = face["private"] && has(`${key}-private`) ? `${key}-private` : key;
  return say(told, { ...whom(face, viewer, names), ...wordedFace(face, game, names) });
}

/** What an event says somebody did, as the end of a sentence about them. */
export function deedPhrase(game: string, face: Args, names: readonly string[], viewer: number): string {
  return say(`${game}-deed-${face["kind"]}`, { ...whom(face, viewer, names), ...wordedFace(face, game, names) });
}

/** Whether an event is the viewer's doing, or tells of several and the viewer is one; who the others are, and who they are
 * where the viewer comes last in the same list. */
function whom(face: Args, viewer: number, names: readonly string[]): Args {
  const seats: readonly unknown[] = Array.isArray(face["seats"]) ? face["seats"] : [];
  const others = seats.filter((seat) => seat !== viewer);
  const mine = "seat" in face ? face["seat"] === viewer : others.length < seats.length;
  return { you: mine ? "yes" : "no", more: others.length, others: word("seats", others, "", names), beside: listed("seat", others, "", names).join(", ") };
}

/** What a thing of a game is called. */
export const named = (game: string, name: string, value: unknown): string => String(word(name, value, game, []));

/** What a question asks. */
export function question(game: string, ask: Asked, names: readonly string[] = []): string {
  return say(`${game}-ask-${ask.kind}`, worded(ask.about, game, names));
}

/** Why something was refused. */
export function refusal(code: string, args: Args): string {
  return say(code.startsWith("error-") ? code : `server-${code}`, worded(args, "", []));
}

/** A list as the language writes it: a, b and c. */
export function join(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(parts);
}

const wordedFace = (face: Args, game: string, names: readonly string[]): Args =>
  worded(Object.fromEntries(Object.entries(face).filter(([name]) => !NOT_WORDED.includes(name))), game, names);

function worded(args: Args, game: string, names: readonly string[]): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(name, value, game, names)]));
}

function word(name: string, value: unknown, game: string, names: readonly string[]): unknown {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name === "seat" && names.length && typeof value === "number") return names[value] ?? String(value + 1);
  if (Array.isArray(value)) return join(listed(name.replace(/s$/, ""), value, game, names));
  if (isLabel(value)) return phrase(value, game, names);
  if (typeof value === "string" && has(`${game}-${name}-${value}`)) return say(`${game}-${name}-${value}`);
  return typeof value === "number" ? value : String(value);
}

/** Each as it is called, in order; what is there several times and has words for that comes last, once. */
function listed(name: string, values: readonly unknown[], game: string, names: readonly string[]): string[] {
  const times = (value: unknown): number => values.filter((each) => each === value).length;
  const counted = [...new Set(values)].filter((each) => typeof each === "string" && times(each) > 1 && has(`${game}-${name}-${each}-several`));
  const told = values.filter((each) => !counted.includes(each)).map((each) => String(word(name, each, game, names)));
  return [...told, ...counted.map((each) => say(`${game}-${name}-${String(each)}-several`, { count: times(each) }))];
}

function isLabel(value: unknown): value is Label {
  return typeof value === "object" && value !== null && "key" in value && "args" in value;
}
