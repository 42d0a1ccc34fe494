/** What is drawn beside the rules of DungeonQuest; its rooms are those of the map. */
import "../../games/quest/quest.css";
import type { Kind } from "../../games/quest/box";
import Pawn from "../../games/quest/map/Pawn.svelte";
import Room from "../../games/quest/map/Room.svelte";
import { arrow, box, icon, part, text, way, type Diagrams, type Mark } from "./marks";

/** A room as it lies: its sides are told from its entrance on, which is north before it is turned. */
const room = (sides: string, turn: number, x: number, y: number, more: Partial<Kind> = {}): Mark => {
  const kind: Kind = { id: "", type: "dungeon", sides, copies: 1, stairs: false, torch: false, die: [], groups: [], ...more };
  return part(Room, { kind, turn, variety: 5 }, x, y, 1);
};
const hero = (x: number, y: number): Mark => part(Pawn, { seat: 0, hero: "", at: { x: 0, y: 0 }, active: false, still: true }, x, y, 1);

const CARDS = ["magic-swirl", "crossed-swords", "pocket-bow"] as const;
/** What one's card brings against the monster's: wounds for the hero, wounds for the monster (DQ-COM-2). */
const CLASH = [
  [[1, 1], [1, 0], [0, 1]],
  [[0, 1], [2, 2], [1, 0]],
  [[1, 0], [0, 2], [1, 1]],
] as const;

const cell = (row: number, column: number): Mark[] => {
  const [mine, theirs] = CLASH[row]![column]!;
  const [x, y] = [76 + column * 86, 56 + row * 48];
  return [
    box(x, y, 84, 46, { tone: "line" }),
    ...(mine ? [icon("person", x + 14, y + 23, { size: 18 }), text(`−${mine}`, x + 32, y + 24, { tone: "wound", size: 16 })] : []),
    ...(theirs ? [icon("daemon-skull", x + 54, y + 23, { size: 20 }), text(`−${theirs}`, x + 73, y + 24, { tone: "wound", size: 16 })] : []),
  ];
};

const grid = (columns: number, rows: number, side: number): Mark[] =>
  Array.from({ length: columns * rows }, (_, at) => box(10 + (at % columns) * side, 10 + Math.floor(at / columns) * side, side, side, { tone: "line" }));

const track = (figures: readonly string[]): Mark[] =>
  figures.flatMap((figure, at) => [box(10 + at * 36, 40, 34, 34, { tone: figure ? "wound" : "muted", fill: "raised" }), text(figure, 27 + at * 36, 58, { tone: "wound" })]);

export const DIAGRAMS: Diagrams = {
  "DQ-MOV-3": {
    width: 320, height: 128, caption: "web-diagram-quest-tile", alt: "web-diagram-quest-tile-alt",
    marks: [room("owoo", 0, 8, 12), hero(58, 66), room("owow", 270, 204, 12), arrow("M84 62H196"), way("M204 2v120", { tone: "muted", dashed: true }), text("?", 150, 34, { tone: "muted", size: 22 })],
  },
  "DQ-MOV-5": {
    width: 320, height: 128, caption: "web-diagram-quest-doors", alt: "web-diagram-quest-doors-alt",
    marks: [room("odww", 0, 58, 20), room("pwow", 270, 158, 20), hero(100, 74), arrow("M122 70H196"), text(1, 150, 8, { tone: "ember" }), text(2, 168, 8, { tone: "ember" }), way("M150 18v24M168 18v24", { tone: "muted" })],
  },
  "DQ-CAT-7": {
    width: 300, height: 180, caption: "web-diagram-quest-below", alt: "web-diagram-quest-below-alt",
    marks: [
      ...grid(7, 4, 40), icon("hole-ladder", 30, 150, { size: 28, tone: "arcane" }), arrow("M50 150H142", "arcane"), text(3, 96, 136, { tone: "arcane" }),
      arrow("M150 144V56", "arcane"), icon("dice-six-faces-five", 182, 100, { size: 24, tone: "arcane" }), text(2, 206, 100, { tone: "arcane" }), icon("person", 150, 30, { size: 28 }),
    ],
  },
  "DQ-SUN-2": {
    width: 320, height: 140, caption: "web-diagram-quest-sun", alt: "web-diagram-quest-sun-alt",
    marks: [
      ...track(["", "", "", "", "1", "2", "3", "4"]), icon("sun", 207, 22, { tone: "ember" }),
      icon("perspective-dice-six-faces-random", 60, 112, { size: 26 }), text("> 2", 98, 112), arrow("M120 112H146", "heal"), icon("walk", 166, 112, { tone: "heal", size: 26 }),
      icon("perspective-dice-six-faces-random", 206, 112, { size: 26 }), text("≤ 2", 244, 112), arrow("M264 112H284", "wound"), icon("moon", 302, 112, { tone: "wound", size: 26 }),
    ],
  },
  "DQ-COM-2": {
    width: 344, height: 210, caption: "web-diagram-quest-clash", alt: "web-diagram-quest-clash-alt",
    marks: [
      icon("person", 24, 24, { size: 22 }), icon("daemon-skull", 48, 24, { size: 24 }), way("M4 50H340M72 4V206", { tone: "line" }),
      ...CARDS.flatMap((each, at) => [icon(each, 118 + at * 86, 26), icon(each, 38, 79 + at * 48)]),
      ...[0, 1, 2].flatMap((row) => [0, 1, 2].flatMap((column) => cell(row, column))),
    ],
  },
};
