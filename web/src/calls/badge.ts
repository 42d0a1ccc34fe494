/** How many tables wait, on the tab itself: before its title and on its picture. */
const COUNTED = /^\(\d+\) /;
const MOST = 9;

/** A title with the count before it; none where nothing waits. */
export function counted(title: string, count: number): string {
  const bare = title.replace(COUNTED, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
}

/** A picture of 64 by 64 with a count in its corner. */
export function badged(svg: string, count: number): string {
  if (count <= 0) return svg;
  const text = count > MOST ? `${MOST}+` : String(count);
  const mark = `<circle cx="44" cy="20" r="20" fill="#c8321f"/><text x="44" y="29" font-family="sans-serif" font-size="${text.length > 1 ? 22 : 28}" font-weight="700" text-anchor="middle" fill="#fff">${text}</text>`;
  return svg.replace("</svg>", `${mark}</svg>`);
}

/** Keep the title counted, whatever page writes it; returns how to stop. */
export function countInTitle(count: number): () => void {
  const write = (): void => {
    const wanted = counted(document.title, count);
    if (document.title !== wanted) document.title = wanted;
  };
  const watching = new MutationObserver(write);
  watching.observe(document.head, { childList: true, subtree: true, characterData: true });
  write();
  return () => watching.disconnect();
}

let plain: Promise<string> | null = null;

/** Show the count on the tab's picture. */
export async function countOnPicture(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || (count === 0 && !plain)) return;
  plain ??= fetch("/icon.svg").then((answer) => answer.text());
  link.href = count > 0 ? `data:image/svg+xml,${encodeURIComponent(badged(await plain, count))}` : "/icon.svg";
}
