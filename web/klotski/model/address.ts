/**
 * What the page shows, as text after the `#` of its address. An address comes from anywhere: what makes no sense in it is
 * left out, and nothing here throws. Pure.
 */

/** Playing, or drawing a puzzle of one's own. */
export const VIEWS = ["play", "edit"] as const;
export type View = (typeof VIEWS)[number];

/** What is shown; what is left out is up to the page. */
export interface Address {
  /** A variant of the site. */
  readonly variant?: string;
  /** One that is not on the site, packed (packed_text.ts). */
  readonly puzzle?: string;
  /** Where the pieces stand (position_text.ts); absent: where they start, or where the reader left them. */
  readonly at?: string;
  readonly view?: View;
}

/** Reads the part of an address after (or with) its `#`. */
export function parseAddress(hash: string): Address {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const plain = (name: string) => {
    const text = fields.get(name) ?? "";
    return /^[\w-]+$/.test(text) ? { [name]: text } : {};
  };
  const view = VIEWS.find((one) => one === fields.get("view"));
  return {
    ...{ ...plain("variant"), ...plain("puzzle"), ...plain("at") },
    ...(view === undefined ? {} : { view }),
  };
}

/** Writes an address, always in the same order; empty where there is nothing to say. */
export function makeAddress({ at, puzzle, variant, view }: Address): string {
  const fields = { variant, puzzle, at, view: view === "play" ? undefined : view };
  // Everything here is made of letters, digits, `-` and `_`.
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [`${name}=${value}`]
  );
  return parts.length === 0 ? "" : `#${parts.join("&")}`;
}
