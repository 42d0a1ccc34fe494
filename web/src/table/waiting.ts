/** What the question bar says when there is nothing to choose: pure, so that it can be tested. */
export interface Asked {
  waiting: readonly number[];
  bots: readonly boolean[];
  viewer: number;
}

/** The seats others wait for, people before bots, and whether only bots think. */
export function awaited({ waiting, bots, viewer }: Asked): { seats: number[]; onlyBots: boolean } {
  const others = waiting.filter((seat) => seat !== viewer);
  const people = others.filter((seat) => !bots[seat]);
  return { seats: people.length ? people : others, onlyBots: others.length > 0 && people.length === 0 };
}
