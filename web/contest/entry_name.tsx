/** An entry wherever it is named: its letters in its colour, its name, and the way to all about it. */
import "./entry_name.css";
import type { JSX } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ContestOverview } from "../../lib/contest/published/types.ts";
import type { ProgramBadge } from "../../lib/logs/published.ts";
import { botColour } from "../tanks/model/colours.ts";
import { addressOfEntry } from "./address.ts";

/** Who stands in the last table. */
export const Placed = createContext<ReadonlySet<string>>(new Set());

/** The badges of all entries, the same in the whole contest. */
export const Badges = createContext<ReadonlyMap<string, ProgramBadge>>(new Map());

/** Who stands in the last table. */
export function placedIn(overview: ContestOverview | undefined): ReadonlySet<string> {
  return new Set((overview?.table?.rows ?? []).map(({ entry }) => entry));
}

/** The badges that a contest tells. */
export function badgesIn(
  overview: ContestOverview | undefined,
): ReadonlyMap<string, ProgramBadge> {
  return new Map(
    (overview?.entries ?? []).flatMap(({ badge, entry }) =>
      badge === undefined ? [] : [[entry, badge]]
    ),
  );
}

/** The colour of whoever has this badge; an older site has none. */
export function colourOfBadge(badge: ProgramBadge | undefined): string {
  return badge === undefined ? "var(--line-strong)" : botColour(badge.colour);
}

interface EntryProps {
  /** The slug. */
  readonly entry: string;
  /** A stranger's text. */
  readonly name: string;
}

/** The letters alone: beside them, or in a label around it, stands the name. */
export function EntryBadge({ entry, name }: EntryProps): JSX.Element {
  const badge = useContext(Badges).get(entry);
  return (
    <span class="entry-badge" style={{ "--entry": colourOfBadge(badge) }} aria-hidden="true">
      {badge?.letters ?? initialOf(name)}
    </span>
  );
}

/** Letters and name, as a link. */
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
