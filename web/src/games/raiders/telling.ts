/** How a raid is told: the cards are turned up together, then the room answers once for everybody. */
import { eventLine, join, named, say } from "../../lib/words.svelte";
import { capital } from "../../lobby/wording";
import type { Face } from "../../table/connection.svelte";
import { TABLE, type Hearer, type Part, type Telling } from "../../table/telling";
import type { Events } from "./declared";
import { isBossEntrance, MOMENTS } from "./rhythm";

type Kind = keyof Events;
type Kinds<Value> = Partial<Record<Kind, Value>>;

/** What a kind belongs to: each is told at once. */
const SCENES: Kinds<string> = {
  character_dealt: "deal", start_drawn: "deal", torch_used: "torch", rested: "level", level_laid: "level", room_entered: "room", attack_flipped: "room",
  card_played: "cards", eliminated: "fall",
};
const OUTCOME = "outcome";
/** What moves without a word, with whatever comes before it; how it ended is told by the count. */
const SILENT: readonly string[] = ["start_passes", "rested", "collapsed", "nobody_collapses", "won", "nobody_wins"] satisfies Kind[];
const HOLDS: Record<string, number> = { deal: 1000, torch: 1500, level: 1100, room: 600, cards: 700, outcome: 1500, fall: 1500 };
const BOSS_MS = 1400;
/** What is told of several seats at once: what it brings, and to whom. */
const SHARED: readonly string[] = ["wounded", "healed", "coins_gained", "coins_lost", "item_taken"] satisfies Kind[];
const TOGETHER: readonly string[] = ["monster_beaten", "monster_unbeaten"] satisfies Kind[];
const MOVES: Kinds<number> = {
  level_laid: 500, room_entered: 400, attack_flipped: 300, card_played: 120, chest_shared: 250, monster_beaten: 250, monster_unbeaten: 250,
  trap_sprung: 250, monster_attacks: 200, coins_gained: 90, coins_lost: 90, wounded: 90, healed: 90, item_taken: 90, torch_used: 300,
};

export const telling: Telling = {
  round: 0,
  rounds: () => 1,
  moves: (event) => MOVES[event.kind as Kind] ?? 0,
  moments: MOMENTS,
  parts: (events, _, hearer) => cut(events).map((each, index, all) => part(each, all[index + 1], hearer)),
};

const sceneOf = (event: Face): string => SCENES[event.kind as Kind] ?? OUTCOME;

/** What clears the board: until then the last room lies there as it ended. */
const CLEARS: Kind = "rested";

/** The events of one scene each; whoever sees by torchlight sees alone. */
function cut(events: readonly Face[]): Face[][] {
  const parts: Face[][] = [];
  for (const event of events) {
    const before = parts.at(-1)?.findLast((each) => !SILENT.includes(each.kind));
    const isOn = parts.length > 0 && event.kind !== CLEARS && (!before || SILENT.includes(event.kind) || (sceneOf(before) === sceneOf(event) && !event["private"] && !before["private"]));
    if (isOn) parts.at(-1)!.push(event);
    else parts.push([event]);
  }
  return parts;
}

function part(events: readonly Face[], next: readonly Face[] | undefined, hearer: Hearer): Part {
  const worded = events.find((event) => !SILENT.includes(event.kind));
  const told = worded ?? events[0]!;
  const scene = sceneOf(told);
  const [only, another] = [...new Set(events.map((event) => event["seat"]))];
  const seat = typeof only === "number" && another === undefined && scene !== OUTCOME ? only : TABLE;
  const hold = events.some(isBossEntrance) ? BOSS_MS : worded ? (HOLDS[scene] ?? 0) : 0;
  return { seat, kind: told.kind, events, told: events.filter((event) => isSaid(event, events, hearer)), hold, least: 0, text: scene === "cards" ? cards(events, next, hearer) : lines(events, hearer) };
}

const nameOf = (seat: number, { names, viewer }: Hearer): string => (seat === viewer ? say("web-beat-you") : (names[seat] ?? ""));

/** Who played what, and before a monster what it comes to. */
function cards(events: readonly Face[], next: readonly Face[] | undefined, hearer: Hearer): string {
  const played = events.filter((event) => event.kind === "card_played");
  const shown = played.map((event) => say("web-beat-card", { name: nameOf(Number(event["seat"]), hearer), card: named(hearer.game, "card", event["card"]) }));
  const total = next?.find((event) => TOGETHER.includes(event.kind))?.["total"];
  return capital(say(total === undefined ? "web-beat-cards" : "web-beat-cards-together", { cards: shown.join(", "), total: Number(total ?? 0) }));
}

/** What happened in its own words, and what it brings to whom once for all it brings it to. */
function lines(events: readonly Face[], hearer: Hearer): string {
  const said = new Map<string, string>();
  for (const event of events) {
    if (isSaid(event, events, hearer)) said.set(nameFor(event), sentence(event, events, hearer));
  }
  return [...said.values()].join(" ");
}

/** Whom a trap hits stands beside what it does to them. */
function sentence(event: Face, events: readonly Face[], hearer: Hearer): string {
  if (SHARED.includes(event.kind)) return shared(event, events, hearer);
  if (event.kind === "trap_sprung" && events.some((each) => SHARED.includes(each.kind) && each["amount"])) {
    return say("web-beat-trap_sprung", { room: named(hearer.game, "room", event["room"]), value: Number(event["value"]) });
  }
  return eventLine(hearer.game, event, hearer.names, hearer.viewer);
}

/** What one sentence is said of: all who get the same, or the event itself. */
const nameFor = (event: Face): string =>
  `${event.kind} ${SHARED.includes(event.kind) ? `${event["amount"] ?? ""} ${event["item"] ?? ""}` : String(event["seat"] ?? event["seats"] ?? "")}`;

function isSaid(event: Face, events: readonly Face[], { viewer }: Hearer): boolean {
  if (SILENT.includes(event.kind) || (SHARED.includes(event.kind) && event["amount"] === 0)) return false;
  if (isShare(event, events)) return false;
  if (event.kind === "character_dealt") return event["seat"] === viewer || viewer < 0;
  return event.kind !== "monster_attacks" || !events.some((each) => SHARED.includes(each.kind));
}

/** Whether a tie has told of these coins already. */
const isShare = (event: Face, events: readonly Face[]): boolean =>
  event.kind === "coins_gained" &&
  events.some((each) => each.kind === "chest_shared" && each["share"] === event["amount"] && (each["seats"] as unknown[]).includes(event["seat"]));

function shared(event: Face, events: readonly Face[], hearer: Hearer): string {
  const seats = events.filter((each) => nameFor(each) === nameFor(event)).map((each) => Number(each["seat"]));
  const names = join(seats.map((seat) => nameOf(seat, hearer)));
  return capital(say(`web-beat-${event.kind}`, { amount: Number(event["amount"] ?? 1), item: named(hearer.game, "item", event["item"]), names }));
}
