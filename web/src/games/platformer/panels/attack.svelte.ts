/** The attack being put together: whom, the wounds so far, the wounds needed. */
import { untrack } from "svelte";
import type { Panel } from "../box";

export interface Attack {
  enemy: string;
  wounds: number;
  health: number;
}

/** What the open question says of the attack; null where it is about none. */
export function attackIn({ ask }: Pick<Panel, "ask">): Attack | null {
  if (ask?.kind !== "swords") return null;
  return { enemy: String(ask.about["enemy"]), wounds: Number(ask.about["wounds"]), health: Number(ask.about["health"]) };
}

/** What happens while swords are put together, and what a blow brings. */
const MEANWHILE = ["die_used", "special_used", "forged", "alloyed", "upgraded", "gems_spent", "artifact_taken"];
const AFTERWARDS = ["struck", "defeated", "gold_gained", "gems_gained", "potion_won", "healed", "artifact_taken", "won"];

/** Whether a question belongs to an attack that was asked about before: how often a sword is to count, which dice a smith takes. */
export const goesOn = ({ ask, over }: Pick<Panel, "ask" | "over">): boolean => (ask === null && !over) || ask?.kind === "alloy" || (ask?.kind === "upgrade" && ask.about["symbol"] === "sword");

/** Whether an event still belongs to the attack. */
export const belongs = ({ event }: Pick<Panel, "event">, struck: boolean): boolean => event === null || (struck ? AFTERWARDS : MEANWHILE).includes(event.kind);

export const missing = ({ wounds, health }: Attack): number => Math.max(0, health - wounds);

/** The attack for as long as a screen shows it: also while a sword is upgraded, until it is struck. */
export class Building {
  attack = $state.raw<Attack | null>(null);
  /** Whether the blow has fallen. */
  struck = $state(false);

  /** To be made while a component is: it follows the panel that component shows. */
  constructor(panel: () => Panel) {
    $effect.pre(() => {
      const now = panel();
      untrack(() => this.follow(now));
    });
  }

  private follow(panel: Panel): void {
    const asked = attackIn(panel);
    if (asked) [this.attack, this.struck] = [asked, false];
    else if (panel.event?.kind === "struck") {
      const { enemy, wounds, health } = panel.event as unknown as Attack;
      [this.attack, this.struck] = [{ enemy, wounds, health }, true];
    } else if (!goesOn(panel) || !belongs(panel, this.struck)) this.attack = null;
  }
}
