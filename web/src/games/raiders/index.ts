/** Dungeon Raiders in the browser: its drawings, and how its events show. */
import drawings from "virtual:icons/raiders";
import { say } from "../../lib/words.svelte";
import { bring } from "../../look/icons";
import type { GameScreen } from "../../table/scene";
import Board from "./Board.svelte";
import { boxOf } from "./box";
import Count from "./Count.svelte";
import { why } from "./why";
import { ranking } from "./count";
import { dungeonOf, fate, roomAt } from "./dungeon";
import Hand from "./Hand.svelte";
import { key } from "./keys";
import Piece from "./Piece.svelte";
import { eventIcon } from "./pictures";
import { pause, sound, tone } from "./rhythm";
import Seat from "./Seat.svelte";
import { stage } from "./stage";
import { stakes } from "./stakes";
import { telling } from "./telling";

const LEVELS = 5;
/** Being thrown out weighs more than any wounds. */
const LETHAL = 1000;
/** Questions the hand answers; whether to light a torch is asked with words. */
const IN_HAND = ["card", "character", "challenge"];

bring(drawings);

export const screen: GameScreen = {
  Board,
  Hand,
  Seat,
  Count,
  Piece,
  chapter: "level_laid",
  stage,
  pause,
  telling,
  stakes,
  tone,
  icon: eventIcon,
  sound,
  key,
  drawn: (ask) => IN_HAND.includes(ask.kind),
  clauses(scene) {
    const dungeon = dungeonOf(scene.fields);
    return scene.ask?.kind === "card" ? (roomAt(boxOf(scene), dungeon, dungeon.place)?.clauses ?? []) : [];
  },
  worth: (scene, seat) => dungeonOf(scene.fields).coins[seat] ?? 0,
  lost: (scene, seat) => why(dungeonOf(scene.fields), seat, boxOf(scene).deadly_wounds),
  fell: (scene, seat) => ["out", "collapsed"].includes(fate(dungeonOf(scene.fields), seat)),
  ranking: (scene) => ranking(dungeonOf(scene.fields)),
  weighs(scene, seat, fell) {
    const { coins, wounds, alive } = dungeonOf(scene.fields);
    return fell ? -(wounds[seat] ?? 0) - (alive[seat] ? 0 : LETHAL) : (coins[seat] ?? 0);
  },
  verdicts: ["collapsed", "nobody_collapses", "won", "nobody_wins"],
  uncounted: (fields) => ({ ...fields, winners: [], collapsed: [], ending: "" }),
  progress(fields) {
    const { level } = dungeonOf(fields);
    return level < 0 ? say("web-raiders-setup") : say("web-raiders-level", { level: level + 1, levels: LEVELS });
  },
};
