/** The cell that is read by keyboard and ear: the arrow keys walk on, two keys copy. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { copyText } from "../../ui/copy_text.ts";
import type { Recording } from "../model/recording.ts";
import { speakCell } from "./cell_words.ts";
import { fieldText } from "./field_text.ts";

interface ArenaCursorProps {
  readonly recording: Recording;
  readonly turn: number;
  readonly viewer: Seat | undefined;
  readonly cell: Position;
  /** To the right and up, as the field is seen. */
  readonly onMove: (right: number, up: number) => void;
  readonly onEnd: () => void;
  readonly onChoose: () => void;
}

/** To the right and up for each arrow. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Has the focus as long as it is there. */
export function ArenaCursor(props: ArenaCursorProps): JSX.Element {
  const { recording, turn, viewer, cell, onMove, onEnd, onChoose } = props;
  const element = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState("");
  useEffect(() => element.current?.focus(), []);
  useEffect(() => setTold(""), [cell, turn]);
  const spoken = speakCell(recording, turn, viewer, cell);
  const copy = async (text: string, done: string) => {
    setTold(await copyText(text) ? done : later.field.notCopied);
  };

  /** These keys are the player's elsewhere, so they go no further. */
  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) onMove(...arrow);
    else if (event.key === "Enter") onChoose();
    else if (event.key === "Escape") onEnd();
    else if (event.key === "c") void copy(spoken, later.field.copyCell);
    else if (event.key === "C") {
      void copy(fieldText(recording, turn, viewer), later.field.copyField);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={element}
      class="cursor"
      tabIndex={0}
      role="application"
      aria-label={strings.tanks.arena.readHint}
      onKeyDown={onKey}
      onBlur={onEnd}
    >
      <p aria-live="polite">{told === "" ? spoken : told}</p>
    </div>
  );
}
