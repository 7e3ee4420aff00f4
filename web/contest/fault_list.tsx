/** What went wrong with an entry's programs, with the evidence, and the way to see it. */
import "./fault_list.css";
import type { JSX } from "preact";
import type { EntryFault, EntryPage } from "../../lib/contest/published/types.ts";
import { LOG_FAULT_KINDS } from "../../lib/logs/types.ts";
import * as later from "../strings/later.ts";
import * as strings from "../strings/strings.ts";
import { pageOfMoment } from "../tanks/model/pages.ts";
import { useFirstFew } from "./first_few.tsx";

const text = strings.contest;

const FEW = 4;

/** The newest first. */
export function FaultList({ page }: { readonly page: EntryPage }): JSX.Element {
  const { faultCounts, faults } = page;
  const [shown, more] = useFirstFew(faults, FEW);
  const counts = LOG_FAULT_KINDS.flatMap((kind) => {
    const count = faultCounts[kind] ?? 0;
    return count === 0 ? [] : [strings.run.faultKinds[kind](count)];
  });
  return (
    <section class="contest-part">
      <div>
        <h3>{text.faults}</h3>
        <p class="soft small">{counts.length === 0 ? text.noFaults : counts.join(", ")}</p>
        {faults.length === 0 ? null : <p class="soft small">{text.faultsHint}</p>}
      </div>
      {faults.length === 0 ? null : (
        <ul class="fault-list">
          {shown.map((fault) => (
            <li key={`${fault.run} ${fault.match} ${fault.round} ${fault.turn}`}>
              <Fault fault={fault} />
            </li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}

/** The detail can quote what the program wrote: a stranger's text. */
function Fault({ fault }: { readonly fault: EntryFault }): JSX.Element {
  const { clock, detail, kind, match, round, run, stage, turn, version } = fault;
  return (
    <>
      <p>{later.faults.sentence(kind)}</p>
      {clock === undefined ? null : <p class="small">{later.faults.evidence(clock)}</p>}
      {detail === "" ? null : (
        <p class="small soft">
          {later.faults.detail} <bdi>{detail}</bdi>
        </p>
      )}
      <p class="small">
        <a href={pageOfMoment(run, match, round, turn)}>{text.place(stage, fault)}</a>{" "}
        <span class="soft">{text.version(version)}</span>
      </p>
    </>
  );
}
