/** Fingers, mouse and wheel on the map: one finger draws it along, two stretch it, the wheel brings it nearer. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./lens";

const WHEEL = 0.0016;
/** A press that moves less than this is a touch, not a pull. */
const SLACK = 6;

export function gestures(camera: Camera): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>();
    let pulled = 0;

    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };

    function down(event: PointerEvent): void {
      if (event.button) return;
      fingers.set(event.pointerId, at(event));
      pulled = 0;
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      pulled += Math.hypot(now.x - before.x, now.y - before.y);
      if (pulled < SLACK) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) stretch(before, now, other);
      else camera.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }

    function stretch(before: Point, now: Point, other: Point): void {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      if (was > 0) camera.zoom(is / was, middle, false);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * WHEEL), at(event), false);
    }

    /** After a pull, what lies under the finger is not touched. */
    function click(event: MouseEvent): void {
      if (pulled < SLACK) return;
      event.stopPropagation();
      event.preventDefault();
      pulled = 0;
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("click", click, true);
    };
  };
}
