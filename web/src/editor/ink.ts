/** Drawings that the server made, with the style they are drawn with; each in a shadow of its own, so that neither touches the page. */
const PAPER = ":host { display: block } svg { display: block; width: 100%; height: auto }";

/** The sheet of a leaflet's drawings. */
export function sheetOf(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PAPER + style);
  return sheet;
}

/** Shows a drawing in an element. */
export const inked = (drawing: string, sheet: CSSStyleSheet) => (place: HTMLElement) => {
  const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(...new DOMParser().parseFromString(drawing, "text/html").body.childNodes);
};
