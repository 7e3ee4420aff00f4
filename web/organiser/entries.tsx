/** Who takes part. */
import "./entries.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { OrganiserEntry } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { isFound, SearchField } from "../ui/search_field.tsx";
import { EntryRow } from "./entry_row.tsx";
import type { OrganiserStore } from "./types.ts";

const text = strings.organiser;

/** So many are shown at once. */
const STEP = 20;

interface EntriesProps {
  readonly entries: readonly OrganiserEntry[];
  readonly store: OrganiserStore;
}

/** In the server's order; a search looks through all of them. */
export function Entries({ entries, store }: EntriesProps): JSX.Element {
  const query = useSignal("");
  const shown = useSignal(STEP);
  const found = entries.filter(({ name, entry }) => isFound(query.value, name, entry));
  const rest = found.length - shown.value;
  return (
    <section class="organiser-part card entries">
      <div class="organiser-part-head">
        <h2>{text.entries}</h2>
        {entries.length === 0 ? null : <SearchField label={text.find} query={query} />}
      </div>
      {entries.length === 0 ? <p class="soft">{text.entriesEmpty}</p> : null}
      {found.length === 0 && entries.length > 0
        ? <p class="soft" role="status">{text.noneFound(query.value.trim())}</p>
        : null}
      <ul>
        {found.slice(0, shown.value).map((entry) => (
          <EntryRow key={entry.entry} entry={entry} store={store} />
        ))}
      </ul>
      {rest <= 0 ? null : (
        <Button
          label={strings.privatePages.more(Math.min(rest, STEP))}
          onClick={() => shown.value += STEP}
        >
          {strings.privatePages.more(Math.min(rest, STEP))}
        </Button>
      )}
    </section>
  );
}
