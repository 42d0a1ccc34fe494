/** Pulling one thing of many with finger or mouse: how far it is from its place, and what it is let go on. */

/** A press that moves less than this is a touch, not a pull. */
const SLACK = 8;

export class Drag {
  /** What is being pulled, and how far. */
  id = $state("");
  x = $state(0);
  y = $state(0);

  /** To be attached to a thing that can be pulled. */
  of(id: string, drop: (on: Element | null) => void): (node: HTMLElement) => () => void {
    return (node) => {
      let from: { x: number; y: number } | null = null;
      let pulled = false;

      const down = (event: PointerEvent): void => {
        if (event.button) return;
        [from, pulled] = [{ x: event.clientX, y: event.clientY }, false];
        node.setPointerCapture(event.pointerId);
      };
      const move = (event: PointerEvent): void => {
        if (!from) return;
        [this.x, this.y] = [event.clientX - from.x, event.clientY - from.y];
        if (pulled || Math.hypot(this.x, this.y) < SLACK) return;
        pulled = true;
        this.id = id;
      };
      const up = (event: PointerEvent): void => {
        from = null;
        this.id = "";
        if (pulled && event.type === "pointerup") drop(document.elementsFromPoint(event.clientX, event.clientY).find((each) => !node.contains(each)) ?? null);
      };
      /** After a pull the thing itself is not touched. */
      const click = (event: MouseEvent): void => {
        if (!pulled) return;
        pulled = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      };

      const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
      for (const [kind, hear] of Object.entries(heard)) node.addEventListener(kind, hear as EventListener);
      node.addEventListener("click", click, true);
      return () => {
        for (const [kind, hear] of Object.entries(heard)) node.removeEventListener(kind, hear as EventListener);
        node.removeEventListener("click", click, true);
      };
    };
  }
}
