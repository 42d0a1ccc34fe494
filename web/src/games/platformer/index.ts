/** Platformer in the browser: its drawings, and how its events show. */
import drawings from "virtual:icons/platformer";
import { say } from "../../lib/words.svelte";
import { bring } from "../../look/icons";
import type { GameScreen } from "../../table/scene";
import Board from "./Board.svelte";
import { boxOf, fieldsOf, NONE } from "./box";
import Count from "./Count.svelte";
import { heightOf, ranking } from "./count";
import Hand from "./Hand.svelte";
import { drawn, key } from "./keys";
import { eventIcon } from "./pictures";
import { pause, sound, tone } from "./rhythm";
import Seat from "./Seat.svelte";
import { stage } from "./stage";
import { stakes } from "./stakes";
import { telling } from "./telling";
import { why } from "./why";

bring(drawings);

export const screen: GameScreen = {
  Board,
  Hand,
  Seat,
  Count,
  chapter: "turn_began",
  stage,
  pause,
  telling,
  stakes,
  tone,
  icon: eventIcon,
  sound,
  key,
  drawn,
  clauses: () => [],
  worth: (scene, seat) => heightOf(boxOf(scene), fieldsOf(scene.fields), seat),
  lost: (scene, seat) => why(boxOf(scene), fieldsOf(scene.fields), seat),
  fell: () => false,
  ranking: (scene) => ranking(fieldsOf(scene.fields)),
  weighs: (scene, seat) => Number(fieldsOf(scene.fields).winner === seat),
  verdicts: ["won", "nobody_won", "solo_lost"],
  uncounted: (fields) => ({ ...fields, winner: NONE, ending: "" }),
  progress(fields, components) {
    const { round } = fieldsOf(fields);
    return round ? say("web-platformer-round", { round, rounds: Number(components["rounds"]) }) : say("web-platformer-setup");
  },
};
