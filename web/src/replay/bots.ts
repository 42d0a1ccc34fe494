/** What the bots are called that play on for everybody else: bots keep their names, people's seats get a bot's. */
export function botsFor(chairs: readonly { name: string; person: string; bot: string }[], own: number, names: readonly string[]): string[] {
  const kept = chairs.map((chair) => (chair.bot && !chair.person ? chair.name : ""));
  const fresh = names.filter((name) => !kept.includes(name));
  return chairs.flatMap((_, seat) => (seat === own ? [] : [kept[seat] || fresh.shift() || `${names[0]} ${seat + 1}`]));
}
