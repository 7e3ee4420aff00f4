/** Whether what is shown agrees with what the log states, and what that means. */
import "./verify_mark.css";
import type { FunctionComponent, JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Recording } from "../model/recording.ts";
import type { VerifyMoreProps } from "./verify_more.tsx";
import type { Finding } from "./use_difference.ts";

const text = strings.panels.verify;

interface VerifyMarkProps {
  readonly recording: Recording;
  /** What checking it came to; `undefined`: not yet known. */
  readonly finding: Finding | undefined;
  readonly onSeek: (turn: number) => void;
  /** Tells what it means; see verify_more.tsx. */
  readonly explanation: FunctionComponent<VerifyMoreProps>;
  /** There is little room: the explanation of what is wrong, too, is closed at first. */
  readonly isFolded?: boolean;
}

/** One line that opens to an explanation. */
export function VerifyMark(props: VerifyMarkProps): JSX.Element {
  const { recording, finding, onSeek, explanation: Explanation, isFolded = false } = props;
  if (finding === undefined) {
    return <p class="verify-mark good soft" role="status">{text.checking}</p>;
  }
  const look = lookOf(recording, finding);
  const words = {
    bad: text.differs,
    open: finding === "unknown" ? text.unknown : text.nothing,
    good: text.agrees,
  };
  const icon = { bad: "warning", open: "help", good: "check" } as const;
  return (
    <details
      class={`verify-mark ${look}`}
      open={look === "bad" && !isFolded}
      onFocusOut={closeFloating}
    >
      <summary title={look === "good" ? text.agreesHint : undefined}>
        <span class="sign">
          <Icon name={icon[look]} />
        </span>
        <span class="word">{words[look]}</span>
      </summary>
      <div class="more small" tabIndex={-1}>
        <Explanation look={look} finding={finding} onSeek={onSeek} />
      </div>
    </details>
  );
}

/** Whether the round differs from its log, agrees with it, or nobody can say. */
function lookOf({ round }: Recording, finding: Finding): "bad" | "good" | "open" {
  if (finding === "unknown") return "open";
  if (finding !== null) return "bad";
  return round.result === undefined ? "open" : "good";
}

/** Where the explanation floats over the page it goes when the reader turns to something else. */
function closeFloating({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(currentTarget instanceof HTMLDetailsElement)) return;
  const more = currentTarget.querySelector(".more");
  const isFloating = more !== null && getComputedStyle(more).position === "absolute";
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (isFloating && !isInside) currentTarget.open = false;
}
