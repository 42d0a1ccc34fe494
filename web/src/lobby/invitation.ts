/** Links to tables: what is shared, and what somebody pastes. */

/** The address people open to come to a table. */
export const linkTo = (id: string, origin = location.origin): string => `${origin}/t/${id}`;

/** Whether a link would lead others to their own machine instead of ours. */
export const staysHere = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");

const CODE = /^[A-Za-z0-9_-]{1,64}$/;
const LINK = /\/(t|replay)\/([A-Za-z0-9_-]{1,64})(?:[/?#]|$)/;

/** Where a pasted link or code leads, or "" when it is neither. */
export function addressIn(pasted: string): string {
  const text = pasted.trim();
  const link = LINK.exec(text);
  if (link) return `/${link[1]}/${link[2]}`;
  return CODE.test(text) ? `/t/${text}` : "";
}

/** Put a text on the clipboard; browsers without the modern way (plain http) copy what is selected. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
