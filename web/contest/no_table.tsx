/** What is there before there is a table. */
import "./no_table.css";
import type { JSX } from "preact";
import type { ContestOverview } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { EntryLink } from "./entry_name.tsx";

const text = strings.contest;

/** Says what is waited for, and who is here already. */
export function NoTable({ overview }: { readonly overview: ContestOverview }): JSX.Element {
  const { entries, rules, stages } = overview;
  const isPlaying = stages.some(({ state }) => state === "playing");
  const present = entries.filter(({ isWithdrawn, version }) =>
    !isWithdrawn && version !== undefined
  );
  const [first] = present;
  return (
    <section class="card no-table">
      <h2>{isPlaying ? text.firstStage : text.noTable}</h2>
      <p class="soft">{isPlaying ? text.firstStageWhy : text.noTableWhy(rules.places)}</p>
      {first === undefined
        ? <p>{text.nobody}</p>
        : present.length === 1 && !isPlaying
        ? <p>{text.alone(first.name)}</p>
        : null}
      {present.length === 0 ? null : (
        <ul class="present">
          {present.map(({ entry, name }) => (
            <li key={entry}>
              <EntryLink entry={entry} name={name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
