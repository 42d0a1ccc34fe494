/** Where we are: a path and its query, and going elsewhere without loading the page anew. */
class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (click) => this.follow(click));
  }

  /** The parts of the path: /t/ID is ["t", "ID"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  private follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || /^\/(api|docs)(\/|$)/.test(link.pathname)) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();

/** Go to an address of ours; with `replace` the one before is forgotten. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  const before = place.path;
  place.read();
  if (place.path !== before) {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }
}
