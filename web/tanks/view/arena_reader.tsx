/** The way into reading the field cell by cell, by keyboard and ear. */
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { useFocusReturn } from "../../ui/use_focus_return.ts";

interface ArenaReaderProps {
  readonly onStart: () => void;
  /** The cell that is read (arena_cursor.tsx); `null`: nobody reads. */
  readonly children: ComponentChildren;
}

/** A button that appears when the keyboard reaches it; pressed, the arrow keys walk over the field. */
export function ArenaReader({ onStart, children }: ArenaReaderProps): JSX.Element {
  const reader = useRef<HTMLDivElement>(null);
  useFocusReturn(children !== null, reader);
  return (
    <div class="arena-reader" ref={reader}>
      {children ?? (
        <Button label={strings.tanks.arena.readField} onClick={onStart}>
          {strings.tanks.arena.readField}
        </Button>
      )}
    </div>
  );
}
