/** A field that looks for something in a list. */
import "./search_field.css";
import type { JSX } from "preact";
import type { Signal } from "@preact/signals";

interface SearchFieldProps {
  readonly label: string;
  readonly query: Signal<string>;
}

/** What is typed counts at once. */
export function SearchField({ label, query }: SearchFieldProps): JSX.Element {
  return (
    <input
      class="search-field"
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellcheck={false}
      value={query}
      onInput={({ currentTarget }) => query.value = currentTarget.value}
    />
  );
}

/** Whether one of the texts has the query in it, whatever the case; an empty query is in all. */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const wanted = query.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
