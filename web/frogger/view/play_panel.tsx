/** Playing by hand: the moves as buttons, moves taken back, what were best from here, and how it ended. */
import "./play_panel.css";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { AsideNotice } from "../../ui/aside_notice.tsx";
import { Button } from "../../ui/button.tsx";
import { lengthOf } from "../model/hand.ts";
import type { FroggerStore } from "../store/types.ts";
import { AdviceTools } from "./advice_card.tsx";
import { FrogPad } from "./frog_pad.tsx";
import { PlayEnd } from "./play_end.tsx";
import { PlayMore, UndoTools } from "./play_tools.tsx";
import { SquashCard } from "./squash_card.tsx";

const text = strings.frogger;

interface PlayPanelProps {
  readonly store: FroggerStore;
  /** An index in MOVES. */
  readonly onMove: (move: number) => void;
}

/** What is at the top of the panel. */
type Top = "pad" | "squash" | "end";

/** See the head of this file. */
export function PlayPanel({ onMove, store }: PlayPanelProps): JSX.Element {
  const played = store.played.value;
  const road = store.road.value;
  const isOver = played !== undefined && road !== undefined && played.length >= road.frames;
  const top: Top = played?.squash !== undefined ? "squash" : isOver ? "end" : "pad";
  const board = useKeptFocus(top);
  return (
    // Pressed buttons get no focus: the space bar goes on to wait.
    <div class="play-panel" onMouseDown={(event) => event.preventDefault()}>
      <AsideNotice store={store} words={text} lengthOf={lengthOf} />
      <div class={`play-board ${top}`} ref={board}>
        {played?.squash !== undefined && road !== undefined
          ? (
            <SquashCard road={road} run={played} squash={played.squash}>
              <Button
                label={text.undoSquash}
                icon="undo"
                look="primary"
                shortcut="Backspace"
                onClick={store.takeBack}
              >
                {text.undoSquash}
              </Button>
            </SquashCard>
          )
          : isOver
          ? <PlayEnd store={store} />
          : <FrogPad onMove={onMove} />}
        <div class="play-side">
          {top === "pad" ? <AdviceTools store={store} /> : null}
          <UndoTools store={store} />
        </div>
      </div>
      <PlayMore store={store} isRunning={top === "pad"} isOver={top === "end"} />
      {top === "pad" ? <p class="soft small play-hint">{text.padHint}</p> : null}
    </div>
  );
}

/**
 * Whoever goes by keys loses no place when something else takes the place of what has the focus: it goes on to the first
 * button there, and on the pad to the key that had it last. Gives what holds both.
 */
function useKeptFocus(top: Top) {
  const board = useRef<HTMLDivElement>(null);
  const padKey = useRef(".pad-north");
  // Still as it was before: the page is changed after this.
  const focused = typeof document === "undefined" ? null : document.activeElement;
  const hadFocus = focused !== null && focused !== document.body &&
    board.current?.contains(focused) === true;
  const key = hadFocus ? /\bpad-\w+/.exec(focused.className) : null;
  if (key !== null) padKey.current = `.${key[0]}`;
  const shown = useRef(top);
  useLayoutEffect(() => {
    if (shown.current === top) return;
    shown.current = top;
    if (!hadFocus) return;
    const next = board.current?.querySelector(top === "pad" ? padKey.current : ".button");
    if (next instanceof HTMLElement) next.focus();
  }, [top]);
  return board;
}
