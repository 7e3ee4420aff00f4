/** What the frames of a recording are called. */

/** In small letters: `{ one: "turn", many: "turns" }`. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}

/** A label without its first words, where they have been said already. */
export function withoutPrefix(label: string, prefix: string): string {
  return label.startsWith(prefix) ? label.slice(prefix.length) : label;
}

/** A text with a capital first letter, for the start of a label. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
