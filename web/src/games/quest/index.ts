/** DungeonQuest in the browser: its drawings, and how its events show. */
import drawings from "virtual:icons/quest";
import { say } from "../../lib/words.svelte";
import { bring } from "../../look/icons";
import type { GameScreen } from "../../table/scene";
import Board from "./Board.svelte";
import { boxOf, DEAD, fieldsOf, goldCarried, OUT } from "./box";
import Count from "./Count.svelte";
import { fate, ranking } from "./count";
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

/** Death weighs more than any wounds. */
const LETHAL = 1000;

export const screen: GameScreen = {
  Board,
  Hand,
  Seat,
  Count,
  chapter: "sun_moved",
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
  worth(scene, seat) {
    const fields = fieldsOf(scene.fields);
    return scene.over && fields.standing[seat] === OUT ? (fields.gold[seat] ?? 0) : goldCarried(boxOf(scene), fields, seat);
  },
  lost: (scene, seat) => why(fieldsOf(scene.fields), seat),
  fell: (scene, seat) => ["dead", "inside"].includes(fate(fieldsOf(scene.fields), seat)),
  ranking: (scene) => ranking(fieldsOf(scene.fields)),
  weighs(scene, seat, fell) {
    const fields = fieldsOf(scene.fields);
    return fell ? -(fields.wounds[seat] ?? 0) - (fields.standing[seat] === DEAD ? LETHAL : 0) : goldCarried(boxOf(scene), fields, seat);
  },
  verdicts: ["gold_counted", "won", "nobody_wins"],
  uncounted: (fields) => ({ ...fields, winners: [], ending: "" }),
  progress(fields) {
    const { sun } = fieldsOf(fields);
    return sun ? say("web-quest-round", { round: sun }) : say("web-quest-setup");
  },
};
