/** Which lessons have been finished in this browser. */

const keyOf = (game: string): string => `lessons-${game}`;

class Progress {
  private all = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  /** The lessons of a game that are done. */
  done(game: string): readonly string[] {
    return this.all[game] ?? read(game);
  }

  finish(game: string, lesson: string): void {
    const done = [...new Set([...this.done(game), lesson])];
    this.all = { ...this.all, [game]: done };
    localStorage.setItem(keyOf(game), JSON.stringify(done));
  }
}

function read(game: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const progress = new Progress();

/** The lesson to take next: the first that is not done, or "" when all are. */
export function nextUp(lessons: readonly { id: string }[], done: readonly string[]): string {
  return lessons.find((each) => !done.includes(each.id))?.id ?? "";
}
