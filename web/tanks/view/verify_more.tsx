/** What the mark of a round means: what was compared, and what differs. */
import type { JSX } from "preact";
import type { Difference, Shown } from "../../../lib/logs/difference.ts";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import type { Finding } from "./use_difference.ts";

const text = later.panels.verify;

/** What the mark says, to be explained. */
export interface VerifyMoreProps {
  readonly look: "bad" | "good" | "open";
  readonly finding: Finding;
  readonly onSeek: (turn: number) => void;
}

/** The explanation under the mark. */
export function VerifyMore({ look, finding, onSeek }: VerifyMoreProps): JSX.Element {
  if (finding === "unknown") return <p class="soft">{text.whatUnknown}</p>;
  const what = { bad: text.whatDiffers, good: text.what, open: text.whatNothing };
  return (
    <>
      {finding === null ? null : <Differs difference={finding} onSeek={onSeek} />}
      <p class="soft">{what[look]}</p>
    </>
  );
}

function Differs({ difference, onSeek }: {
  readonly difference: Difference;
  readonly onSeek: (turn: number) => void;
}): JSX.Element {
  const { field, turn, message, recorded, replayed } = difference;
  // A check that does not fit tells that the line was changed, but not where.
  const isCheck = field === "check";
  return (
    <>
      <p class="message">{message}</p>
      <dl class="sides">
        <dt>{text.recorded}</dt>
        <dd>
          <code>{shown(recorded)}</code>
        </dd>
        <dt>{isCheck ? text.workedOut : text.replayed}</dt>
        <dd>
          <code>{shown(replayed)}</code>
        </dd>
      </dl>
      {isCheck ? null : (
        <button type="button" class="to-turn" onClick={() => onSeek(turn)}>
          {strings.panels.toTurn(turn)}
        </button>
      )}
    </>
  );
}

function shown(value: Shown): string {
  if (value === null) return text.missing;
  return typeof value === "object" ? value.join(", ") : String(value);
}
