/** What the page of a contest shows, as text after the `#` of its address. Pure: what makes no sense is left out. */

/** The views, in the order of the navigation; an entry is reached from any of them. */
export const VIEWS = ["table", "stages", "matrix", "history", "entry"] as const;
export type ViewName = (typeof VIEWS)[number];

/** What is shown. */
export type ContestAddress =
  | { readonly view: Exclude<ViewName, "entry"> }
  | { readonly view: "entry"; readonly entry: string };

/** Reads the part of an address after (or with) its `#`; the table is the home of a contest. */
export function parseContestAddress(hash: string): ContestAddress {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const named = fields.get("view");
  const view = VIEWS.find((view) => view === named) ?? "table";
  if (view !== "entry") return { view };
  const entry = fields.get("entry") ?? "";
  return entry === "" ? { view: "table" } : { view, entry };
}

/** Writes an address: `#view=entry&entry=…`; `#` is the table. */
export function makeContestAddress(address: ContestAddress): string {
  if (address.view === "table") return "#";
  return address.view === "entry"
    ? `#view=entry&entry=${encodeURIComponent(address.entry)}`
    : `#view=${address.view}`;
}

/** A link to an entry. */
export function addressOfEntry(entry: string): string {
  return makeContestAddress({ view: "entry", entry });
}
