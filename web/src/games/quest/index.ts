/** DungeonQuest in the browser: its drawings, and how its events show. */
import drawings from "virtual:icons/quest";
import { say } from "../../lib/words.svelte";
import { bring } from "../../look/icons";
import type { GameScreen } from "../../table/scene";
import Board from "./Board.svelte";
import { boxOf, fieldsOf, goldCarried, OUT } from "./box";
import Count from "./Count.svelte";
import Hand from "./Hand.svelte";
import { drawn, key } from "./keys";
import { eventIcon } from "./pictures";
import { pause, sound, tone } from "./rhythm";
import Seat from "./Seat.svelte";
import { stage } from "./stage";
import { telling } from "./telling";
import { why } from "./why";

bring(drawings);

export const screen: GameScreen = {
  Board,
  Hand,
  Seat,
  Count,
  chapter: "sun_moved",
  stage,
  pause,
  telling,
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
  progress(fields) {
    const { sun } = fieldsOf(fields);
    return sun ? say("web-quest-round", { round: sun }) : say("web-quest-setup");
  },
};
