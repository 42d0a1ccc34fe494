/** Who will sit at a table that is being made: oneself, friends who come by the link, bots, and others at the same screen. */
export type Who = "me" | "friend" | "here" | "bot";

export interface Sitter {
  who: Who;
  name: string;
  bot: string;
}

/** As many sitters as there are seats: those at hand stay, new ones are like `kind`. */
export function resized(sitters: readonly Sitter[], seats: number, kind: Who, bot: string): Sitter[] {
  const others = Array.from({ length: seats }, (_, seat) => sitters[seat] ?? { who: kind, name: "", bot });
  return others.map((each, seat) => (seat === 0 ? { ...each, who: "me" } : each));
}

/** All others become one kind. */
export function allAs(sitters: readonly Sitter[], kind: Who, bot: string): Sitter[] {
  return sitters.map((each, seat) => (seat === 0 ? each : { ...each, who: kind, bot }));
}

/** The kind all others are, or "" when they differ. */
export function kindOf(sitters: readonly Sitter[]): Who | "" {
  const kinds = new Set(sitters.slice(1).map((each) => each.who));
  return kinds.size === 1 ? [...kinds][0]! : "";
}

/** Whether the game can begin at once: nobody is still to come. */
export const canBegin = (sitters: readonly Sitter[]): boolean => sitters.every((each) => each.who !== "friend");

/** So many different names out of a list, in any order; numbered when the list is too short. */
export function someNames(list: readonly string[], count: number, random: () => number = Math.random): string[] {
  const left = [...list];
  return Array.from({ length: count }, (_, index) => {
    const [name] = left.splice(Math.floor(random() * left.length), 1);
    return name ?? `${list[index % list.length]} ${Math.floor(index / list.length) + 1}`;
  });
}
