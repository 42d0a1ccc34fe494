/** The lens over a map as it moves: by hand, or after the hero whose turn it is. */
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { amongRooms, around, panned, toSight, within, whole, zoomed, type Lens, type Point, type Size } from "./lens";

const GLIDE_MS = 420;
const STEP_MS = 160;
/** How near to the edge something still counts as seen, in pixels. */
const MARGIN = 30;

export class Camera {
  /** The sight, in pixels. */
  seen = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the map follows whose turn it is; moving it by hand stops that. */
  following = $state(true);
  private readonly tween = new Tween<Lens>({ x: 0, y: 0, zoom: 1 }, { easing: cubicOut });
  private placed = false;
  private looked: readonly Point[] = [];
  /** Whether all of the board is wanted, also when the sight changes. */
  private wantsAll = false;

  constructor(
    private readonly board: () => Size,
    private readonly still: () => boolean,
    private readonly near: (seen: Size) => number = amongRooms,
  ) {}

  get lens(): Lens {
    return this.tween.current;
  }

  /** Show these points from near, the first time at once. Where nobody is left to look at, it stays where somebody was. */
  look(points: readonly Point[]): void {
    this.wantsAll = false;
    if (points.length) this.looked = points;
    this.glide(around(this.looked, this.board(), this.seen, this.near(this.seen)), this.placed ? GLIDE_MS : 0);
    this.placed = true;
  }

  all(): void {
    this.following = false;
    this.wantsAll = true;
    this.glide(whole(this.board(), this.seen), GLIDE_MS);
  }

  pan(x: number, y: number, glide = false): void {
    this.following = this.wantsAll = false;
    this.glide(panned(this.tween.target, x, y, this.board(), this.seen), glide ? STEP_MS : 0);
  }

  /** Nearer or further around a pixel of the sight, its middle if none is said. */
  zoom(factor: number, at: Point = { x: this.seen.width / 2, y: this.seen.height / 2 }, glide = true): void {
    this.following = this.wantsAll = false;
    this.glide(zoomed(this.tween.target, factor, at, this.board(), this.seen), glide ? STEP_MS : 0);
  }

  /** Bring a point into sight, if it is not there. */
  reveal(point: Point): void {
    const at = toSight(this.tween.target, point, this.seen);
    if (at.x > MARGIN && at.y > MARGIN && at.x < this.seen.width - MARGIN && at.y < this.seen.height - MARGIN) return;
    this.glide(within({ ...this.tween.target, ...point }, this.board(), this.seen), GLIDE_MS);
  }

  /** The sight has another size: what was in its middle stays there, and all of it stays all. */
  resized(): void {
    const wanted = this.wantsAll ? whole(this.board(), this.seen) : this.tween.target;
    this.glide(within(wanted, this.board(), this.seen), 0);
  }

  private glide(lens: Lens, duration: number): void {
    void this.tween.set(lens, { duration: this.still() ? 0 : duration });
  }
}
