/** Where one types the name of a program that is looked for. */
import "./search_field.css";
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** What it finds changes with every letter. */
export function SearchField({ query, onQuery }: SearchFieldProps): JSX.Element {
  const label = strings.contest.find;
  return (
    <input
      class="search-field"
      type="search"
      aria-label={label}
      placeholder={label}
      value={query}
      onInput={(event) => onQuery(event.currentTarget.value)}
    />
  );
}

/** Whether a name has what was typed in it, whatever the case. */
export function isLike(name: string, query: string): boolean {
  return name.toLowerCase().includes(query.trim().toLowerCase());
}
