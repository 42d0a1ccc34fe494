/** Drawings that the server made, with the style they are drawn with; each in a shadow of its own, so that neither touches the page. */
const PAPER = `
  :host { display: block }
  article { display: flex; flex-direction: column }
  article > svg { align-self: center; width: min(9rem, 100%); height: auto }
  .drawing svg { display: block; width: 100%; height: auto }
`;

/** The sheet of a leaflet's drawings. */
export function sheetOf(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PAPER + style);
  return sheet;
}

/** Shows a drawing in an element, inside what the style expects around it: that of a piece, or of a whole chapter. */
export const inked = (drawing: string, sheet: CSSStyleSheet, around: "article" | "div") => (place: HTMLElement) => {
  const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  const frame = Object.assign(document.createElement(around), { className: around === "div" ? "drawing" : "", role: "presentation" });
  frame.replaceChildren(...new DOMParser().parseFromString(drawing, "text/html").body.childNodes);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(frame);
};
