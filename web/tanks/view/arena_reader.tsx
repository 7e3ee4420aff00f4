/** Reading the field cell by cell, by keyboard and ear. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Position } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";

interface ArenaReaderProps {
  /** The cell that is read; `undefined`: nobody reads. */
  readonly cursor: Position | undefined;
  /** The sentence about it. */
  readonly spoken: string;
  readonly onMove: (dx: number, dy: number) => void;
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onChoose: () => void;
}

/** East and north for each arrow. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A button that appears when the keyboard reaches it; pressed, the arrow keys walk over the field. */
export function ArenaReader(props: ArenaReaderProps): JSX.Element {
  const { cursor, spoken, onStart, onEnd } = props;
  const element = useRef<HTMLDivElement>(null);
  const isReading = cursor !== undefined;
  useEffect(() => {
    if (isReading) element.current?.focus();
  }, [isReading]);
  return (
    <div class="arena-reader">
      {isReading
        ? (
          <div
            ref={element}
            class="cursor"
            tabIndex={0}
            role="application"
            aria-label={strings.tanks.arena.readHint}
            onKeyDown={(event) => onKey(event, props)}
            onBlur={onEnd}
          >
            <p aria-live="polite">{spoken}</p>
          </div>
        )
        : (
          <Button label={strings.tanks.arena.readField} onClick={onStart}>
            {strings.tanks.arena.readField}
          </Button>
        )}
    </div>
  );
}

/** These keys are the player's elsewhere, so they go no further. */
function onKey(event: KeyboardEvent, { onMove, onEnd, onChoose }: ArenaReaderProps): void {
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) onMove(...arrow);
  else if (event.key === "Enter") onChoose();
  else if (event.key === "Escape") onEnd();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
