/** What is printed on a room, ready to be drawn or said. */
import type { IconName } from "../../look/icon-names";
import { phrase } from "../../lib/words.svelte";
import type { Label } from "../../protocol";
import { kindName, roomName, type Room } from "./box";
import { amountIcon, itemIcon } from "./pictures";

const OF_THE_DECK = "raiders-fact-attack-deck";

/** A room's facts; the attack deck, once flipped, says how strong a monster is. */
export function factsOf(room: Room, attack: number): Label[] {
  return room.facts.map((fact) => (attack && fact.key === OF_THE_DECK ? { key: "raiders-fact-beat-alone", args: { strength: attack } } : fact));
}

/** A room in one sentence, for who cannot see the drawing. */
export function sentence(room: Room, attack: number): string {
  const name = room.kind === "monster" || room.kind === "trap" || room.kind === "boss" ? `${roomName(room)} (${kindName(room)})` : roomName(room);
  return [name, ...factsOf(room, attack).map((fact) => phrase(fact, "raiders"))].join("; ");
}

/** The picture beside a fact. */
export function factIcon(fact: Label): IconName {
  const kind = fact.key.replace("raiders-fact-", "");
  if (kind.startsWith("chest")) return "two-coins";
  if (kind === "weak") return "crossed-swords";
  if (kind === "escape") return itemIcon(String(fact.args["item"]));
  if (kind === "trap") return amountIcon(String(fact.args["does"]));
  const [brings] = (fact.args["hits"] as Label[] | undefined) ?? [fact.args["gift"] as Label | undefined];
  return brings ? amountIcon(brings.key.replace(/^raiders-(fact|item)-/, "")) : "shield";
}

const TONES: Partial<Record<IconName, string>> = { "two-coins": "gold", drop: "wound", "death-skull": "wound", "health-potion": "heal", shield: "ink" };

/** The colour of what a picture stands for. */
export const toneOf = (icon: IconName): string => TONES[icon] ?? "ink";

/** What a monster's strength shows on its shield: a number, or that it cannot be told or beaten. */
export function shieldOf(room: Room, attack: number): string {
  if (attack) return String(attack);
  if (room.facts.some((fact) => fact.key === OF_THE_DECK)) return "?";
  return room.strength ? String(room.strength) : "∞";
}
