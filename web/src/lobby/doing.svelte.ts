/** One thing at a time: whether it is under way, and what went wrong with it, in words. */
import { told } from "../lib/api";

export class Doing {
  busy = $state(false);
  problem = $state("");

  /** Do something, unless something else is still being done; tells whether it worked. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = told(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
