/** The time line: where the recording is, what happens when, and a handle to drag. */
import "./timeline.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { useWidth } from "../use_width.ts";
import { createScrub, pressedFrame, type ScrubPoint } from "./scrub.ts";
import { TimelineMarks } from "./timeline_marks.tsx";
import { TimelineTip } from "./timeline_tip.tsx";
import type { Player, TimelineMark } from "./types.ts";
import type { Unit } from "./unit.ts";

interface TimelineProps {
  readonly player: Player;
  readonly marks: readonly TimelineMark[];
  readonly unit: Unit;
  /** Drawn behind the marks, from the first frame at the left edge to the last at the right: a curve. */
  readonly background?: ComponentChildren;
}

/** The scrubber. For keyboards and screen readers it is a range input; pointers are handled here. */
export function Timeline({ player, marks, unit, background }: TimelineProps): JSX.Element {
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area, 0);
  const pointed = useSignal<number | undefined>(undefined);
  const isDragging = useSignal(false);
  const current = useRef(marks);
  current.current = marks;
  const scrub = useMemo(() => createScrub(player, () => current.current), [player]);

  const point = (event: PointerEvent): ScrubPoint => {
    const box = area.current?.getBoundingClientRect();
    const isTouch = event.pointerType === "touch";
    return { x: event.clientX - (box?.left ?? 0), width: box?.width ?? 0, isTouch };
  };
  const end = () => {
    isDragging.value = false;
    pointed.value = undefined;
  };

  return (
    <div
      class={`timeline${background === undefined ? "" : " with-background"}${
        isDragging.value ? " dragging" : ""
      }`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragging.value = true;
        scrub.press(point(event));
      }}
      onPointerMove={(event) => {
        const at = point(event);
        const dragged = scrub.move(at);
        pointed.value = dragged ??
          (at.isTouch ? undefined : pressedFrame(at, marks, player.length.peek()));
      }}
      onPointerUp={(event) => {
        scrub.release(point(event));
        isDragging.value = false;
        if (event.pointerType === "touch") pointed.value = undefined;
      }}
      onPointerCancel={() => {
        scrub.cancel();
        end();
      }}
      onPointerLeave={() => {
        if (!isDragging.value) pointed.value = undefined;
      }}
    >
      <div class="timeline-area" ref={area}>
        {background === undefined ? null : <div class="timeline-background">{background}</div>}
        <TimelineTip frame={pointed} length={player.length} marks={marks} unit={unit} />
        <TimelineMarks marks={marks} length={player.length.value} width={width} />
        <Track player={player} />
        <TimelineInput player={player} unit={unit} />
      </div>
    </div>
  );
}

/** What has been played, and the handle. Drawn anew with every picture, so it stands alone. */
function Track({ player }: { readonly player: Player }): JSX.Element {
  const length = player.length.value;
  const share = length > 0 ? player.position.value / length : 0;
  return (
    <>
      <div class="track" />
      <div class="played" style={{ width: `${share * 100}%` }} />
      <div class="handle" style={{ left: `${share * 100}%` }} />
    </>
  );
}

function TimelineInput(
  { player, unit }: { readonly player: Player; readonly unit: Unit },
): JSX.Element {
  const frame = player.frame.value;
  const length = player.length.value;
  return (
    <input
      type="range"
      min={0}
      max={length}
      step={1}
      value={frame}
      aria-label={strings.player.timeline}
      aria-valuetext={strings.player.place(unit, frame, length)}
      onInput={(event) => player.seek(Number(event.currentTarget.value))}
    />
  );
}
