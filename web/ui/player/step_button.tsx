/** A step button: a click is a step, holding it down is many. */
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Button } from "../button.tsx";
import { BROWSER_TIMERS, createHold, type HoldTimers } from "./hold.ts";
import type { Player } from "./types.ts";

interface StepButtonProps {
  readonly player: Player;
  /** Which way. */
  readonly frames: 1 | -1;
  readonly label: string;
  readonly shortcut: readonly string[];
  readonly isDisabled: boolean;
  /** Absent: the browser's. */
  readonly timers?: HoldTimers;
}

/** One frame on or back. */
export function StepButton(props: StepButtonProps): JSX.Element {
  const { player, frames, label, shortcut, isDisabled, timers = BROWSER_TIMERS } = props;
  const hold = useMemo(() => {
    const target = () => {
      player.step(frames);
      return frames > 0 ? !player.isAtEnd.peek() : player.position.peek() > 0;
    };
    return createHold(target, timers);
  }, [player, frames, timers]);

  useEffect(() => {
    // A finger may be lifted anywhere, and a button that has become disabled hears nothing.
    const ends = ["pointerup", "pointercancel", "blur"] as const;
    for (const end of ends) addEventListener(end, hold.release);
    return () => {
      for (const end of ends) removeEventListener(end, hold.release);
      hold.release();
    };
  }, [hold]);

  return (
    <span
      class="step"
      onPointerDown={(event) => {
        if (event.button === 0 && !isDisabled) hold.press();
      }}
      onPointerLeave={hold.release}
      onContextMenu={(event) => event.preventDefault()}
      onClickCapture={(event) => {
        // The click at the end of a hold is no further step; one by keyboard has no detail.
        if (hold.takesClick() && event.detail > 0) event.stopPropagation();
      }}
    >
      <Button
        label={label}
        icon={frames > 0 ? "forward" : "back"}
        look="quiet"
        shortcut={shortcut}
        isDisabled={isDisabled}
        onClick={() => player.step(frames)}
      />
    </span>
  );
}
