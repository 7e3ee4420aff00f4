/** Programs of the contest that do not stand in the table. */
import "./other_entries.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { EntryBrief } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { isFound, SearchField } from "../ui/search_field.tsx";
import { EntryLink } from "./entry_name.tsx";

const text = strings.contest;

/** As many are listed at once; a name finds the others. */
const MOST_LISTED = 12;

/** From so many on there is something to look for. */
const WORTH_SEARCHING = 8;

/** Who played last stands first. */
export function OtherEntries(
  { entries }: { readonly entries: readonly EntryBrief[] },
): JSX.Element {
  const query = useSignal("");
  const found = entries.filter(({ name }) => isFound(query.value, name))
    .sort((one, other) =>
      (other.last?.stage ?? 0) - (one.last?.stage ?? 0) ||
      (one.last?.rank ?? 0) - (other.last?.rank ?? 0)
    );
  const more = found.length - MOST_LISTED;
  return (
    <section class="contest-part">
      <div class="contest-part-head">
        <div>
          <h2>{text.others}</h2>
          <p class="soft small">{text.othersHint}</p>
        </div>
        {entries.length < WORTH_SEARCHING ? null : <SearchField label={text.find} query={query} />}
      </div>
      {found.length === 0
        ? <p class="soft">{text.noOther(query.value.trim())}</p>
        : (
          <ul class="other-entries">
            {found.slice(0, MOST_LISTED).map(({ entry, isWithdrawn, last, name }) => (
              <li key={entry}>
                <EntryLink entry={entry} name={name} />
                <span class="soft small">
                  {isWithdrawn
                    ? text.withdrawn
                    : last === undefined
                    ? text.notPlayed
                    : text.lastIn(last.stage, last.rank)}
                </span>
              </li>
            ))}
          </ul>
        )}
      {more > 0 ? <p class="soft small">{text.moreOthers(more)}</p> : null}
    </section>
  );
}
