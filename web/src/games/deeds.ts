/** Telling a game of turns: what somebody did in a turn becomes one sentence, the end of which each event brings. */
import { capital } from "../lobby/wording";
import { deedPhrase, eventLine, join, say } from "../lib/words.svelte";
import type { Face } from "../table/connection.svelte";
import { readingMs, TABLE, type Detail, type Hearer, type Part } from "../table/telling";

export interface Manner {
  /** The kind of event that begins a turn. */
  turn: string;
  /** What somebody does, told as the end of a sentence; the greater the figure, the longer it is told when there is much to tell. */
  deeds: Readonly<Record<string, number>>;
  /** What is told in its own words, likewise. */
  lines: Readonly<Record<string, number>>;
  /** What gets a moment of its own, however much there is to tell. */
  alone: readonly string[];
  /** What goes without saying where one of these is told. */
  implied: Readonly<Record<string, readonly string[]>>;
  /** What goes without saying where one of these is told of the same card. */
  kept?: Readonly<Record<string, readonly string[]>>;
  /** Where another sentence begins while there is time for it. */
  breaks: readonly string[];
  /** The least time to look at a kind. */
  holds: Readonly<Record<string, number>>;
  /** The least time even for who did it, where what is seen goes with the next question. */
  least: Readonly<Record<string, number>>;
  /** Whether an event says nothing after all. */
  isIdle?(event: Face): boolean;
  /** What else there is to read when it happens to oneself: the text of a card. */
  shows?(event: Face): string;
}

/** How many things of a part are told. */
const MOST: Record<Detail, number> = { 0: 6, 1: 4, 2: 3 };
/** What weighs so much is told even where there is much else. */
const GRAVE = 7;
/** Figures that add up when a deed is told once for several; of places only the last is told. */
const SUMS = ["amount", "gold"];
const LAST = ["place", "room", "space", "total", "left", "clause", "number", "way", "penalty", "health", "seat"];

/** Events as parts, as told in this manner. */
export function partsOf(manner: Manner, events: readonly Face[], detail: Detail, hearer: Hearer): Part[] {
  const worded = (event: Face): boolean => weightOf(manner, event) > 0;
  const parts = cut(manner, events, detail, worded).map((each) => part(manner, each, detail, hearer));
  return parts.reduce<Part[]>((before, each) => joined(manner, before, each), []).map((each) => ({ ...each, text: capital(each.text) }));
}

/** How much of a round events make up: the turns of others in them, a begun one at least, among all others. */
export function roundsIn(manner: Manner, events: readonly Face[], { names, viewer }: Hearer): number {
  const turns = events.filter((event) => event.kind === manner.turn && event["seat"] !== viewer).length;
  return Math.max(turns, 1) / Math.max(names.length - 1, 1);
}

/** A part without words goes with the one before it; but the next turn begins only once what is held has been seen where it happened. */
function joined(manner: Manner, parts: Part[], part: Part): Part[] {
  const before = parts.at(-1);
  const waits = part.events[0]?.kind === manner.turn && before?.events.some((event) => event.kind in manner.holds);
  if (part.text || !before || waits) return [...parts, part];
  return [...parts.slice(0, -1), { ...before, events: [...before.events, ...part.events] }];
}

function weightOf(manner: Manner, event: Face): number {
  if (manner.isIdle?.(event)) return 0;
  return manner.deeds[event.kind] ?? manner.lines[event.kind] ?? (manner.alone.includes(event.kind) ? 1 : 0);
}

function cut(manner: Manner, events: readonly Face[], detail: Detail, worded: (event: Face) => boolean): Face[][] {
  const parts: Face[][] = [];
  for (const event of events) {
    const part = parts.at(-1);
    if (part && !opens(manner, event, part, detail, worded)) part.push(event);
    else parts.push([event]);
  }
  return parts;
}

/** Whether an event begins another part. */
function opens(manner: Manner, event: Face, part: readonly Face[], detail: Detail, worded: (event: Face) => boolean): boolean {
  if (event.kind === manner.turn) return true;
  if (!part.some(worded) || !worded(event)) return false;
  if ([event, ...part].some((each) => isAlone(manner, each, detail))) return true;
  return detail === 0 && manner.breaks.includes(event.kind);
}

/** Whether an event has a moment of its own; where there is much to tell, what somebody did goes with the rest of it. */
const isAlone = (manner: Manner, event: Face, detail: Detail): boolean => manner.alone.includes(event.kind) && (detail < 2 || !(event.kind in manner.deeds));

function part(manner: Manner, events: readonly Face[], detail: Detail, hearer: Hearer): Part {
  const told = weightiest(manner, brief(manner, grouped(manner, events), detail), MOST[detail]);
  const first = told[0]?.[0];
  const heaviest = [...told].sort((one, other) => weightOf(manner, other[0]!) - weightOf(manner, one[0]!))[0]?.[0];
  return {
    seat: seatOf(events.find((event) => event.kind === manner.turn)) ?? seatOf(first) ?? TABLE,
    kind: heaviest?.kind ?? "",
    text: sentences(manner, told, hearer),
    events,
    told: told.flat(),
    hold: Math.max(0, ...events.map((event) => holdOf(manner, event, detail, hearer))),
    least: Math.max(0, ...events.map((event) => manner.least[event.kind] ?? 0)),
  };
}

/** How long an event is looked at whatever is said: what lies before oneself as long as reading it takes. */
function holdOf(manner: Manner, event: Face, detail: Detail, hearer: Hearer): number {
  const own = event["seat"] === hearer.viewer ? readingMs(manner.shows?.(event) ?? "") : 0;
  const isShort = detail === 2 && !manner.alone.includes(event.kind);
  return Math.max(own, isShort ? 0 : (manner.holds[event.kind] ?? 0));
}

const seatOf = (event: Face | undefined): number | undefined => (typeof event?.["seat"] === "number" ? event["seat"] : undefined);

/** The events that are told, those of one kind and seat together; dice only with others for the same thing. */
function grouped(manner: Manner, events: readonly Face[]): Face[][] {
  const groups = new Map<string, Face[]>();
  for (const event of events) {
    if (!weightOf(manner, event) || isKept(manner, event, events)) continue;
    const name = `${event.kind} ${event["seat"] ?? ""} ${event["dice"] ? event["about"] : ""}`;
    groups.set(name, [...(groups.get(name) ?? []), event]);
  }
  return [...groups.values()].filter(([event]) => !isImplied(manner, event!, events));
}

const isImplied = (manner: Manner, event: Face, events: readonly Face[]): boolean =>
  events.some((each) => (seatOf(event) ?? each["seat"]) === each["seat"] && manner.implied[event.kind]?.includes(each.kind));

const isKept = (manner: Manner, event: Face, events: readonly Face[]): boolean =>
  events.some((each) => each["seat"] === event["seat"] && each["card"] === event["card"] && manner.kept?.[event.kind]?.includes(each.kind));

/** Where there is much to tell, what somebody did says more than what was said of the table. */
function brief(manner: Manner, groups: Face[][], detail: Detail): Face[][] {
  const deeds = groups.filter(([event]) => event!.kind in manner.deeds);
  return detail < 2 || !deeds.length ? groups : groups.filter(([event]) => event!.kind in manner.deeds || weightOf(manner, event!) >= GRAVE);
}

function weightiest(manner: Manner, groups: Face[][], most: number): Face[][] {
  const kept = [...groups].sort((one, other) => weightOf(manner, other[0]!) - weightOf(manner, one[0]!)).slice(0, most);
  return groups.filter((group) => kept.includes(group));
}

/** What is told, in sentences: one for all that one seat did, one for each thing in its own words. */
function sentences(manner: Manner, told: readonly Face[][], hearer: Hearer): string {
  const deeds = new Map<number, string[]>();
  const said: (string | number)[] = [];
  for (const group of told) {
    const seat = seatOf(group[0]);
    if (seat === undefined || !(group[0]!.kind in manner.deeds)) said.push(lines(group, hearer));
    else {
      if (!deeds.has(seat)) said.push(seat);
      deeds.set(seat, [...(deeds.get(seat) ?? []), deedPhrase(hearer.game, merged(group), hearer.names, hearer.viewer)]);
    }
  }
  return said.map((each) => (typeof each === "string" ? each : sentence(each, deeds.get(each)!, hearer))).join(" ");
}

/** What stands for itself, in a sentence; of several things each in its own, since a sentence is about one. */
function lines(group: readonly Face[], hearer: Hearer): string {
  const one = merged(group);
  const faces = Object.values(one).some(Array.isArray) && group.length > 1 ? group : [one];
  return [...new Set(faces.map((face) => eventLine(hearer.game, face, hearer.names, hearer.viewer)))].join(" ");
}

function sentence(seat: number, deeds: readonly string[], { names, viewer }: Hearer): string {
  return capital(say("web-beat-sentence", { you: seat === viewer ? "yes" : "no", who: names[seat] ?? "", deeds: join(deeds) }));
}

/** Several events of one kind as one: amounts add up, places are walked to, names are listed. */
export function merged(group: readonly Face[]): Face {
  const last = group.at(-1)!;
  const args = Object.keys(last).map((name) => [name, mergedValue(name, group)]);
  return { ...(Object.fromEntries(args) as Record<string, unknown>), kind: last.kind, clause: last.clause, number: last.number, times: group.length };
}

function mergedValue(name: string, group: readonly Face[]): unknown {
  const values = group.map((event) => event[name]);
  if (SUMS.includes(name)) return values.reduce<number>((sum, each) => sum + Number(each ?? 0), 0);
  const different = [...new Set(values)];
  return LAST.includes(name) || different.length === 1 || Array.isArray(values[0]) ? values.at(-1) : different;
}
