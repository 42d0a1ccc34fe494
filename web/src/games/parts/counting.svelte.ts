/** How far the end has been counted: a step after another, or all of them where nothing moves. */
export class Counting {
  private counted = $state(0);

  constructor(
    private readonly steps: () => number,
    private readonly still: () => boolean,
    stepMs = 1100,
  ) {
    $effect(() => {
      if (this.done) return;
      const timer = setTimeout(() => (this.counted += 1), this.counted ? stepMs : stepMs / 3);
      return () => clearTimeout(timer);
    });
  }

  get shown(): number {
    return this.still() ? this.steps() : Math.min(this.counted, this.steps());
  }

  get done(): boolean {
    return this.shown === this.steps();
  }

  skip(): void {
    this.counted = this.steps();
  }
}
