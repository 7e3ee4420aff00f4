/** The time line: where the recording is, what happens when, and a handle to drag. */
import "./timeline.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { useWidth } from "../use_width.ts";
import { evenScale, type Scale, timeScale } from "./scale.ts";
import { createScrub, pressedFrame, type ScrubPoint } from "./scrub.ts";
import { hasteOf } from "./stretches.ts";
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
  /** Quiet stretches that playing hurries through have little room, too; then a background would be wrong. */
  readonly isSpread?: boolean;
}

/** Stretches with less room than this, in pixels, are not drawn apart. */
const LEAST_SEEN = 3;

/** The scrubber. For keyboards and screen readers it is a range input; pointers are handled here. */
export function Timeline(props: TimelineProps): JSX.Element {
  const { player, marks, unit, background, isSpread = false } = props;
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area, 0);
  const pointed = useSignal<number | undefined>(undefined);
  const isDragging = useSignal(false);
  const stretches = isSpread ? player.stretches.value : undefined;
  const length = player.length.value;
  const scale = useMemo(
    () => stretches === undefined ? evenScale(length) : timeScale(stretches),
    [stretches, length],
  );
  const current = useRef({ marks, scale });
  current.current = { marks, scale };
  const scrub = useMemo(() => createScrub(player, () => current.current), [player]);

  const point = (event: PointerEvent): ScrubPoint => {
    const box = area.current?.getBoundingClientRect();
    const isTouch = event.pointerType === "touch";
    return {
      x: event.clientX - (box?.left ?? 0),
      width: box?.width ?? 0,
      time: event.timeStamp,
      isTouch,
    };
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
        const at = point(event);
        scrub.press(at);
        // Whoever only holds a finger there reads what happens.
        if (at.isTouch) pointed.value = pressedFrame(at, marks, scale);
      }}
      onPointerMove={(event) => {
        const at = point(event);
        const dragged = scrub.move(at);
        if (dragged !== undefined) pointed.value = dragged;
        else if (!at.isTouch) pointed.value = pressedFrame(at, marks, scale);
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
        <TimelineTip frame={pointed} scale={scale} marks={marks} unit={unit} />
        <TimelineMarks marks={marks} scale={scale} width={width} />
        <PauseFlag player={player} scale={scale} />
        <Track player={player} scale={scale} />
        {(stretches ?? []).map((stretch) => {
          const from = scale.shareOf(stretch.from);
          const share = scale.shareOf(stretch.to) - from;
          const isQuiet = hasteOf(stretch) > 1 && share * width >= LEAST_SEEN;
          const place = { left: `${from * 100}%`, width: `${share * 100}%` };
          return isQuiet ? <div key={stretch.from} class="quiet" style={place} /> : null;
        })}
        <TimelineInput player={player} unit={unit} />
      </div>
    </div>
  );
}

interface ScaledProps {
  readonly player: Player;
  readonly scale: Scale;
}

/**
 * What has been played, and the handle. Drawn anew with every picture, so it stands alone, and is only shifted: nothing
 * is laid out or painted for it.
 */
function Track({ player, scale }: ScaledProps): JSX.Element {
  const share = scale.shareOf(player.position.value);
  return (
    <>
      <div class="track" />
      <div class="played">
        <div class="fill" style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
      </div>
      <div class="handle" style={{ transform: `translateX(${share * 100}%)` }} />
    </>
  );
}

/** Where playing will pause. */
function PauseFlag({ player, scale }: ScaledProps): JSX.Element | null {
  const at = player.pauseAt.value;
  return at === undefined
    ? null
    : <div class="pause-flag" style={{ left: `${scale.shareOf(at) * 100}%` }} />;
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
