/** What the pointer is over on the time line: the frame, and what happens in it. */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { MarkSign } from "./mark_shapes.tsx";
import { marksAt } from "./marks.ts";
import type { TimelineMark } from "./types.ts";
import { capital, type Unit } from "./unit.ts";

/** How many events are told before the rest is only counted. */
const TOLD = 4;

interface TimelineTipProps {
  /** The frame pointed at; none, no tip. */
  readonly frame: ReadonlySignal<number | undefined>;
  readonly length: ReadonlySignal<number>;
  readonly marks: readonly TimelineMark[];
  readonly unit: Unit;
}

/** Never wider than the time line: it leans to the left as much as the frame lies to the right. */
export function TimelineTip(
  { frame, length, marks, unit }: TimelineTipProps,
): JSX.Element | null {
  const at = frame.value;
  if (at === undefined) return null;
  const there = marksAt(marks, at);
  const place = `${length.value > 0 ? at / length.value * 100 : 0}%`;
  const name = strings.player.frame(unit, at);
  const rest = there.length - TOLD;
  return (
    <>
      <div class="pointed" style={{ left: place }} />
      <div class="timeline-tip" style={{ left: place, transform: `translateX(-${place})` }}>
        <strong>{capital(name)}</strong>
        {there.slice(0, TOLD).map((mark, index) => (
          <span key={index} class="told">
            <MarkSign kind={mark.kind} colour={mark.colour} />
            {withoutPrefix(mark.label, `${name}: `)}
          </span>
        ))}
        {rest > 0 ? <span class="soft">{strings.player.more(rest)}</span> : null}
      </div>
    </>
  );
}

/** The heading says the frame already. */
function withoutPrefix(label: string, prefix: string): string {
  return label.startsWith(prefix) ? label.slice(prefix.length) : label;
}
