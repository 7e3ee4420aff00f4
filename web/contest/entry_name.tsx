/** An entry wherever it is named: its letter in its colour, its name, and the way to all about it. */
import "./entry_name.css";
import type { JSX } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ContestOverview } from "../../lib/contest/published/types.ts";
import { botColour } from "../tanks/model/colours.ts";
import { addressOfEntry } from "./address.ts";

/** Who stands in the last table, and where: it gives the colours. */
export const Places = createContext<ReadonlyMap<string, number>>(new Map());

/** The place of each entry of the last table, from 0. */
export function placesOf(overview: ContestOverview | undefined): ReadonlyMap<string, number> {
  return new Map((overview?.table?.rows ?? []).map(({ entry }, place) => [entry, place]));
}

/** The colour of whoever has this place in the last table; others have none of their own. */
export function colourOfPlace(place: number | undefined): string {
  return place === undefined ? "var(--line-strong)" : botColour(place);
}

interface EntryProps {
  /** The slug. */
  readonly entry: string;
  /** A stranger's text. */
  readonly name: string;
}

/** The letter alone: beside it, or in a label around it, stands the name. */
export function EntryBadge({ entry, name }: EntryProps): JSX.Element {
  const place = useContext(Places).get(entry);
  return (
    <span class="entry-badge" style={{ "--entry": colourOfPlace(place) }} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}

/** Letter and name, as a link. */
export function EntryLink({ entry, name }: EntryProps): JSX.Element {
  return (
    <a class="entry-name" href={addressOfEntry(entry)} title={name}>
      <EntryBadge entry={entry} name={name} />
      <span class="name">{name}</span>
    </a>
  );
}

/** The first letter or digit of a name. */
function initialOf(name: string): string {
  const [first = "?"] = name.match(/[\p{L}\p{N}]\p{M}*/u) ?? [];
  return first.toLocaleUpperCase();
}
