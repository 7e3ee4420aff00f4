/** How far a program went up or down since the stage before: a shape and a number, and words for who listens. */
import "./movement.css";
import type { JSX } from "preact";
import type { ContestRow } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";

const text = strings.contest;

/** Who did not play the stage before is new. */
export function Movement(
  { row: { before, rank } }: { readonly row: Pick<ContestRow, "before" | "rank"> },
): JSX.Element {
  if (before === undefined) {
    return <Mark look="new" shown={text.newcomer} told={text.newcomerSpoken} />;
  }
  const up = before - rank;
  if (up === 0) return <Mark look="same" shown="·" told={text.same} />;
  return up > 0
    ? <Mark look="up" shown={`▲${text.number(up)}`} told={text.up(up)} />
    : <Mark look="down" shown={`▼${text.number(-up)}`} told={text.down(-up)} />;
}

interface MarkProps {
  readonly look: "new" | "same" | "up" | "down";
  readonly shown: string;
  readonly told: string;
}

function Mark({ look, shown, told }: MarkProps): JSX.Element {
  return (
    <span class={`movement-mark ${look}`} title={told}>
      <span aria-hidden="true">{shown}</span>
      <span class="spoken">{told}</span>
    </span>
  );
}
