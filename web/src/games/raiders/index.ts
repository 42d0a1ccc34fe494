import type { GameScreen } from "../../table/scene";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";

export const screen: GameScreen = {
  Board,
  Hand,
  Seat,
  Count,
  chapter: "level_laid",
  stage: (fields) => fields,
  pause: () => 250,
  tone: () => "",
  icon: () => null,
  sound: () => null,
  key: () => "",
  drawn: () => false,
  clauses: () => [],
  progress: () => "",
};
