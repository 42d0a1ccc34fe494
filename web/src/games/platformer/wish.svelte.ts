/** Touching a space beside one's hero: the saved boot is used, and when the question where to comes, this was the answer. */
import type { Scene } from "../../table/scene";
import { NONE } from "./box";
import { bootOf } from "./targets";

export class Wish {
  private space = NONE;

  /** Use the saved boot to go there. */
  go(scene: Scene, space: number): void {
    const boot = bootOf(scene.ask);
    if (!boot || !scene.choose) return;
    this.space = space;
    scene.choose(boot);
  }

  /** Answer for whoever wished it; any other question ends the wish. */
  follow(scene: Scene): void {
    const { ask, choose } = scene;
    if (this.space === NONE || !ask || !choose) return;
    const space = this.space;
    this.space = NONE;
    if (ask.kind === "step" && ask.options.includes(space)) choose(space);
  }
}
