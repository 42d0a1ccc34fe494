/** Who came and who went, between two looks at a table. */
interface Chair {
  name: string;
  person: string;
  bot: string;
}

export interface Coming {
  what: "came" | "went";
  name: string;
}

export function comings(before: readonly Chair[], after: readonly Chair[]): Coming[] {
  return after.flatMap((now, seat) => {
    const then = before[seat];
    if (!then || then.name === now.name) return [];
    const went: Coming[] = then.name ? [{ what: "went", name: then.name }] : [];
    return now.name ? [...went, { what: "came", name: now.name }] : went;
  });
}
