/** What is drawn beside the rules of Dungeon Raiders. */
import type { IconName } from "../../look/icon-names";
import { arrow, box, icon, played, seat, text, way, type Diagrams, type Mark } from "./marks";

/** A door of a level: lit with what is behind it, or dark. */
const door = (x: number, lit?: IconName): Mark[] => [
  way(`M${x - 26} 84V44a26 26 0 0 1 52 0V84z`, { tone: lit ? "ink" : "muted" }),
  lit ? icon(lit, x, 54, { size: 34 }) : text("?", x, 54, { tone: "muted", size: 26 }),
];

/** How strong a monster is, on its shield. */
const shield = (strength: number, x: number, y: number): Mark[] => [
  way(`M${x} ${y - 22}c6 4 12 5 19 6 0 17-4 29-19 38-15-9-19-21-19-38 7-1 13-2 19-6z`),
  text(strength, x, y + 1, { size: 19 }),
];

const wounds = (many: number, x: number, y: number): Mark[] => [text(`+${many}`, x - 10, y, { tone: "wound" }), icon("bleeding-wound", x + 12, y, { tone: "wound", size: 20 })];
const coins = (said: string, x: number, y: number): Mark[] => [text(said, x - 10, y, { tone: "gold" }), icon("two-coins", x + 12, y, { tone: "gold", size: 20 })];

export const DIAGRAMS: Diagrams = {
  "DR-LVL-4": {
    width: 350, height: 128, caption: "web-diagram-raiders-level", alt: "web-diagram-raiders-level-alt",
    marks: [
      ...door(36, "locked-chest"), ...door(105), ...door(174, "goblin-head"), ...door(243), ...door(312, "dragon-head"),
      seat(0, 22, 100), seat(1, 42, 100), seat(2, 32, 118), arrow("M66 108H320"),
    ],
  },
  "DR-TRE-4": {
    width: 350, height: 182, caption: "web-diagram-raiders-chests", alt: "web-diagram-raiders-chests-alt",
    marks: [
      icon("locked-chest", 100, 24, { size: 44 }), text(4, 138, 24, { tone: "gold", size: 24 }), icon("locked-chest", 238, 28, { size: 32 }), text(2, 268, 28, { tone: "gold", size: 22 }),
      ...played(4, 0, 40, 92, "ember"), ...played(4, 1, 100, 92, "ember"), ...played(4, 2, 160, 92, "ember"), ...played(2, 3, 240, 92, "gold"), ...played(1, 4, 310, 92),
      way("M40 62q0-8 8-8h104q8 0 8 8M100 54v-6", { tone: "ember" }), way("M240 62V48", { tone: "gold" }),
      ...coins("+1", 40, 162), ...coins("+1", 100, 162), ...coins("+1", 160, 162), ...coins("+2", 240, 162), text("–", 310, 162, { tone: "muted" }),
    ],
  },
  "DR-MON-2": {
    width: 350, height: 118, caption: "web-diagram-raiders-beaten", alt: "web-diagram-raiders-beaten-alt",
    marks: [
      ...played(5, 0, 28, 40), text("+", 58, 40), ...played(4, 1, 88, 40), text("+", 118, 40), ...played(3, 2, 148, 40),
      text("=", 184, 40), text(12, 214, 40, { tone: "heal", size: 26 }), text("≥", 246, 40), ...shield(12, 282, 40), icon("goblin-head", 326, 40, { size: 38 }),
      icon("check-mark", 282, 98, { tone: "heal", size: 28 }),
    ],
  },
  "DR-MON-6": {
    width: 350, height: 148, caption: "web-diagram-raiders-attack", alt: "web-diagram-raiders-attack-alt",
    marks: [
      ...played(5, 0, 28, 40), ...played(4, 1, 76, 40), ...played(3, 2, 124, 40, "wound"), ...played(3, 3, 172, 40, "wound"),
      text("15", 222, 40, { tone: "wound", size: 26 }), text("<", 250, 40), ...shield(18, 280, 40), icon("dragon-head", 326, 40, { size: 42 }),
      ...wounds(3, 124, 120), ...wounds(3, 172, 120), arrow("M318 68q-30 66-112 54", "wound"),
    ],
  },
  "DR-TRP-10": {
    width: 350, height: 150, caption: "web-diagram-raiders-trap", alt: "web-diagram-raiders-trap-alt",
    marks: [
      icon("magnet", 34, 40, { size: 44, tone: "wound" }), box(6, 6, 56, 68, { tone: "muted", dashed: true }),
      ...played(2, 0, 110, 40), ...played(4, 1, 190, 40, "ember"), ...played(1, 2, 270, 40), arrow("M168 22q-60-22-98 4"),
      ...coins("6", 110, 108), ...coins("3", 190, 108), ...coins("6", 270, 108),
      text("−2", 110, 136, { tone: "wound", size: 20 }), text("−2", 270, 136, { tone: "wound", size: 20 }),
    ],
  },
};
