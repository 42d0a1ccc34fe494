/** What is drawn beside the rules of Platformer; platforms, ladders and figures are those of the tower. */
import "../../games/platformer/platformer.css";
import FloorPart from "../../games/platformer/tower/Floor.svelte";
import HeroFigure from "../../games/platformer/tower/HeroFigure.svelte";
import LadderPart from "../../games/platformer/tower/Ladder.svelte";
import { arrow, box, icon, part, text, way, type Diagrams, type Mark } from "./marks";

/** How large a space is drawn. */
const SIDE = 60;
const SCALE = SIDE / 100;
const cells = (columns: number, rows: number, x = 10, y = 10): Mark[] =>
  Array.from({ length: columns * rows }, (_, at) => box(x + (at % columns) * SIDE, y + Math.floor(at / columns) * SIDE, SIDE, SIDE, { tone: "line" }));
const at = (column: number, row: number): [number, number] => [10 + column * SIDE, 10 + row * SIDE];
const floor = (column: number, row: number, kind = "platform"): Mark => part(FloorPart, { kind }, ...at(column, row), SCALE);
const ladder = (column: number, row: number, through = false): Mark => part(LadderPart, { through }, ...at(column, row), SCALE);
const hero = (seat: number, column: number, row: number, ghost = false): Mark => part(HeroFigure, { seat, hero: "", active: false, still: true, ghost }, ...at(column, row), SCALE);
const foe = (column: number, row: number): Mark => icon("goblin-head", 10 + column * SIDE + 30, 10 + row * SIDE + 32, { size: 38, tone: "wound" });

/** What a boss reaches: the spaces of a small map, by their places. */
const range = (x: number, hit: readonly number[]): Mark[] =>
  Array.from({ length: 15 }, (_, at): Mark => box(x + (at % 5) * 20, 12 + Math.floor(at / 5) * 20, 18, 18, { tone: "muted", fill: hit.includes(at) ? "wound" : "raised" })).concat(icon("crowned-skull", x + 49, 41, { size: 18 }));

export const DIAGRAMS: Diagrams = {
  "PL-T-5": {
    width: 200, height: 210, caption: "web-diagram-platformer-adjacent", alt: "web-diagram-platformer-adjacent-alt",
    marks: [
      ...cells(3, 3), floor(1, 0, "pierced"), ladder(1, 0, true), ladder(1, 1), floor(1, 1), way("M70 70v60", { tone: "ink" }), way("M72 70v60", { tone: "ink" }), hero(0, 1, 1),
      icon("check-mark", 100, 26, { tone: "heal", size: 24 }), icon("check-mark", 160, 100, { tone: "heal", size: 24 }), icon("cancel", 40, 100, { tone: "wound", size: 24 }), icon("cancel", 100, 176, { tone: "wound", size: 24 }),
    ],
  },
  "PL-60": {
    width: 320, height: 90, caption: "web-diagram-platformer-push", alt: "web-diagram-platformer-push-alt",
    marks: [...cells(5, 1), ...[0, 1, 2, 3, 4].map((column) => floor(column, 0)), hero(0, 1, 0), foe(2, 0), arrow("M82 30H126"), arrow("M182 30H230", "wound"), arrow("M150 16q-44-18-92 8", "muted")],
  },
  "PL-55": {
    width: 320, height: 210, caption: "web-diagram-platformer-gravity", alt: "web-diagram-platformer-gravity-alt",
    marks: [
      ...cells(5, 3), ...[0, 1, 2, 3, 4].map((column) => floor(column, 2)), hero(0, 0, 0, true), hero(0, 0, 2), arrow("M40 66V124", "wound"),
      ladder(2, 0), ladder(2, 1), hero(1, 2, 0), icon("check-mark", 182, 26, { tone: "heal", size: 20 }), foe(4, 1), hero(2, 4, 2), icon("check-mark", 300, 80, { tone: "heal", size: 20 }),
    ],
  },
  "PL-64": {
    width: 340, height: 190, caption: "web-diagram-platformer-levels", alt: "web-diagram-platformer-levels-alt",
    marks: [
      box(60, 8, 200, 50, { tone: "muted", dashed: true }), text("?", 160, 33, { tone: "muted", size: 26 }), box(60, 66, 200, 50, { fill: "raised" }), box(60, 124, 200, 50, { fill: "raised" }),
      way("M60 91H260M60 149H260", { tone: "line" }), icon("person", 110, 80, { size: 24, tone: "ember" }), arrow("M110 146V98"), arrow("M150 80h120q16 0 16-16V44", "heal"), icon("anticlockwise-rotation", 300, 30, { tone: "heal", size: 26 }),
    ],
  },
  "PL-78": {
    width: 340, height: 80, caption: "web-diagram-platformer-ranges", alt: "web-diagram-platformer-ranges-alt",
    marks: [...range(8, [5, 6, 8, 9]), ...range(120, [2, 6, 8, 12]), ...range(232, [1, 2, 3, 6, 8, 11, 12, 13])],
  },
};
