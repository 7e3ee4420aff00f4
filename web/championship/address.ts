/** What the page of a championship shows, as text after the `#` of its address. Pure: what makes no sense is left out. */

/** What is shown. */
export type ChampionshipAddress =
  | {
    readonly view: "round";
    /** From 1; absent: the last one that is driven. */
    readonly round?: number;
    /** The race that is open: the id of whose circuit it is. */
    readonly race?: string;
  }
  | { readonly view: "people" };

/** Reads the part of an address after (or with) its `#`. */
export function parseChampionshipAddress(hash: string): ChampionshipAddress {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  if (fields.get("view") === "people") return { view: "people" };
  const round = fields.get("round") ?? "";
  const race = fields.get("race") ?? "";
  return {
    view: "round",
    ...(/^[1-9]\d{0,2}$/.test(round) ? { round: Number(round) } : {}),
    ...(/^[\w-]+$/.test(race) ? { race } : {}),
  };
}

/** Writes an address: `#round=2&race=ada`, `#view=people`; `#` is the home of a championship. */
export function makeChampionshipAddress(address: ChampionshipAddress): string {
  if (address.view === "people") return "#view=people";
  const { race, round } = address;
  const fields = Object.entries({ round, race }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`]
  );
  return `#${fields.join("&")}`;
}
