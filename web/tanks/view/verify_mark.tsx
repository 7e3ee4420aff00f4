/** Whether what is shown agrees with what the log states, and what that means. */
import "./verify_mark.css";
import type { JSX } from "preact";
import type { Difference, Shown } from "../../../lib/logs/difference.ts";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Recording } from "../model/recording.ts";
import type { Finding } from "./use_difference.ts";

const text = strings.panels.verify;

interface VerifyMarkProps {
  readonly recording: Recording;
  /** What checking it came to; `undefined`: not yet known. */
  readonly finding: Finding | undefined;
  readonly onSeek: (turn: number) => void;
}

/** One line that opens to an explanation. */
export function VerifyMark({ recording, finding, onSeek }: VerifyMarkProps): JSX.Element {
  if (finding === undefined) return <p class="verify-mark soft" role="status">{text.checking}</p>;
  const look = finding !== null ? "bad" : recording.round.result === undefined ? "open" : "good";
  const words = { bad: text.differs, open: text.nothing, good: text.agrees }[look];
  const icon = ({ bad: "warning", open: "help", good: "check" } as const)[look];
  return (
    <details
      class={`verify-mark ${look}`}
      open={finding !== null}
      onFocusOut={closeFloating}
    >
      <summary title={look === "good" ? text.agreesHint : undefined}>
        <span class="sign">
          <Icon name={icon} />
        </span>
        {words}
      </summary>
      <div class="more small" tabIndex={-1}>
        {finding === null ? null : <Differs difference={finding} onSeek={onSeek} />}
        <p class="soft">{look === "open" ? text.whatNothing : text.what}</p>
      </div>
    </details>
  );
}

/** Where the explanation floats over the page it goes when the reader turns to something else. */
function closeFloating({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(currentTarget instanceof HTMLDetailsElement)) return;
  const more = currentTarget.querySelector(".more");
  const isFloating = more !== null && getComputedStyle(more).position === "absolute";
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (isFloating && !isInside) currentTarget.open = false;
}

function Differs({ difference, onSeek }: {
  readonly difference: Difference;
  readonly onSeek: (turn: number) => void;
}): JSX.Element {
  const { turn, message, recorded, replayed } = difference;
  return (
    <>
      <p class="message">{message}</p>
      <dl class="sides">
        <dt>{text.recorded}</dt>
        <dd>
          <code>{shown(recorded)}</code>
        </dd>
        <dt>{text.replayed}</dt>
        <dd>
          <code>{shown(replayed)}</code>
        </dd>
      </dl>
      <button type="button" class="to-turn" onClick={() => onSeek(turn)}>
        {strings.panels.toTurn(turn)}
      </button>
    </>
  );
}

function shown(value: Shown): string {
  if (value === null) return text.missing;
  return typeof value === "object" ? value.join(", ") : String(value);
}
