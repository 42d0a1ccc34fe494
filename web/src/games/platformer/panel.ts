/** A scene as the panels want it. */
import type { Face } from "../../table/connection.svelte";
import type { Scene } from "../../table/scene";
import { boxOf, fieldsOf, type Panel } from "./box";

export function panelOf(scene: Scene, recent: readonly Face[]): Panel {
  const { names, viewer, ask, choose, event, still, over } = scene;
  return { box: boxOf(scene), fields: fieldsOf(scene.fields), names, viewer, ask, choose, event, recent, still, over };
}
