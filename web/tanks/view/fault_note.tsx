/** What went wrong with a program in a turn, with the evidence for it. */
import type { JSX } from "preact";
import type { LogFault } from "../../../lib/logs/types.ts";
import * as later from "../../strings/later.ts";
import { Notice } from "../../ui/notice.tsx";

const text = later.faults;

/** The detail can quote what the program wrote: a stranger's text. */
export function FaultNote({ fault }: { readonly fault: LogFault }): JSX.Element {
  const { kind, detail, clock } = fault;
  return (
    <div class="fault-note">
      <Notice look="warning">
        <p>
          <strong>{text.sentence(kind)}</strong>
        </p>
        {clock === undefined ? null : <p class="small">{text.evidence(clock)}</p>}
        {detail === "" ? null : (
          <p class="small soft">
            {text.detail} <bdi>{detail}</bdi>
          </p>
        )}
        {kind === "crash" || kind === "exit" || kind === "start"
          ? <p class="small soft">{later.panels.lines.errors}</p>
          : null}
      </Notice>
    </div>
  );
}
