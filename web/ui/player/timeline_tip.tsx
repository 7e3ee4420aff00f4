/** What the pointer is over on the time line: the frame, and what happens in it. */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { MarkSign } from "./mark_shapes.tsx";
import { marksAt } from "./marks.ts";
import type { Scale } from "./scale.ts";
import type { TimelineMark } from "./types.ts";
import { capital, type Unit, withoutPrefix } from "./unit.ts";

/** How many events are told before the rest is only counted. */
const TOLD = 4;

interface TimelineTipProps {
  /** The frame pointed at; none, no tip. */
  readonly frame: ReadonlySignal<number | undefined>;
  readonly scale: Scale;
  readonly marks: readonly TimelineMark[];
  readonly unit: Unit;
}

/** Never wider than the time line: it leans to the left as much as the frame lies to the right. */
export function TimelineTip(
  { frame, scale, marks, unit }: TimelineTipProps,
): JSX.Element | null {
  const at = frame.value;
  if (at === undefined) return null;
  const there = marksAt(marks, at);
  const place = `${scale.shareOf(at) * 100}%`;
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
