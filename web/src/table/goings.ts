/** Who left, came back, sat down or is stood in for at a running game, between two looks at its seats. Pure. */
interface Chair {
  name: string;
  person: string;
  bot: string;
  here: boolean;
}

export interface Going {
  what: "away" | "back" | "sits" | "bot" | "plays";
  name: string;
}

/** What has changed, one thing a seat: that a bot takes over says more than that somebody left. */
export function goings(before: readonly Chair[], after: readonly Chair[], own: string): Going[] {
  return after.flatMap((now, seat) => {
    const then = before[seat];
    const what = then && now.person !== own ? changeOf(then, now) : null;
    return what ? [{ what, name: now.name || then!.name }] : [];
  });
}

function changeOf(then: Chair, now: Chair): Going["what"] | null {
  if (now.person && then.person !== now.person) return "sits";
  if (then.bot !== now.bot && now.person) return now.bot ? "bot" : "plays";
  if (then.here === now.here || now.bot) return null;
  return now.here ? "back" : "away";
}
