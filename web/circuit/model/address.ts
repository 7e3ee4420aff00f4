/** What the page's address says, after the `#`: `circuit=ID`, `track=…&title=…`, `draft=ID`. The only place that knows it. Pure. */
import { makeAddress } from "../../race/model/address.ts";

/** What is to be opened. */
export type Wanted =
  /** A circuit of the site, to draw a copy of it. */
  | { readonly kind: "circuit"; readonly id: string }
  /** One that stands in the address itself. */
  | { readonly kind: "track"; readonly packed: string; readonly title?: string }
  /** One that this browser keeps. */
  | { readonly kind: "draft"; readonly id: string }
  | { readonly kind: "nothing" };

/** Reads what stands after the `#`, with or without it. */
export function readAddress(hash: string): Wanted {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const [circuit, packed, draft] = ["circuit", "track", "draft"].map((key) => parts.get(key));
  const title = parts.get("title");
  if (packed) return { kind: "track", packed, ...(title ? { title } : {}) };
  if (circuit) return { kind: "circuit", id: circuit };
  if (draft) return { kind: "draft", id: draft };
  return { kind: "nothing" };
}

/** What stands after the `#` for a draft. */
export function draftAddress(id: string): string {
  return `#draft=${encodeURIComponent(id)}`;
}

/** What stands after the `#` for a copy of a circuit of the site. */
export function circuitAddress(id: string): string {
  return `#circuit=${encodeURIComponent(id)}`;
}

/**
 * A page that opens a circuit which stands in the address itself: to be drawn on, or to be driven.
 * @param title What people call it, where its file's name says too little.
 */
export function trackAddress(
  page: "circuit.html" | "race.html",
  packed: string,
  title?: string,
): string {
  const hash = makeAddress({
    track: packed,
    ...(title === undefined ? {} : { title }),
    ...(page === "race.html" ? { view: "drive" } : {}),
  });
  return `${page}${hash}`;
}
