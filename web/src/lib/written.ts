/** Values as the server writes JSON before it hashes them: without spaces, everything beyond ASCII escaped. */
export function written(values: unknown): Uint8Array {
  const text = JSON.stringify(values).replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return new TextEncoder().encode(text);
}
