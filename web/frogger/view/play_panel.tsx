/** Playing by hand: the moves as buttons, moves taken back, what were best from here, and how it ended. */
import "./play_panel.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { FroggerStore } from "../store/types.ts";
import { AdviceCard } from "./advice_card.tsx";
import { FrogPad } from "./frog_pad.tsx";
import { PlayEnd } from "./play_end.tsx";
import { saveMoves } from "./save_moves.ts";
import { SquashCard } from "./squash_card.tsx";

const text = strings.frogger;

interface PlayPanelProps {
  readonly store: FroggerStore;
  /** An index in MOVES. */
  readonly onMove: (move: number) => void;
}

/** See the head of this file. */
export function PlayPanel({ onMove, store }: PlayPanelProps): JSX.Element {
  const played = store.played.value;
  const road = store.road.value;
  const isOver = played !== undefined && road !== undefined && played.squash === undefined &&
    played.length >= road.frames;
  return (
    // Pressed buttons get no focus: the space bar goes on to wait.
    <div class="play-panel" onMouseDown={(event) => event.preventDefault()}>
      <Aside store={store} />
      {played?.squash !== undefined && road !== undefined
        ? (
          <>
            <Button
              label={text.undoSquash}
              icon="undo"
              look="primary"
              onClick={() => store.undo()}
            >
              {text.undoSquash}
            </Button>
            <SquashCard road={road} run={played} squash={played.squash} />
          </>
        )
        : isOver
        ? <PlayEnd store={store} />
        : <FrogPad onMove={onMove} />}
      <PlayTools store={store} />
      {isOver || played?.squash !== undefined ? null : <AdviceCard store={store} />}
      <p class="soft small play-hint">{text.padHint}</p>
    </div>
  );
}

function PlayTools({ store }: { readonly store: FroggerStore }): JSX.Element {
  const { made, undone } = store.hand.value;
  const isAtStart = made.length === 0;
  const isLive = store.isLive.value;
  return (
    <div class="play-tools" role="group" aria-label={text.tools}>
      <Button
        label={text.undo}
        icon="undo"
        shortcut="Backspace"
        isDisabled={isAtStart}
        onClick={() => store.undo()}
      />
      <Button
        label={text.undoTen}
        icon="previousEvent"
        shortcut="Shift+Backspace"
        isDisabled={isAtStart}
        onClick={() => store.undo(10)}
      />
      <Button
        label={text.redo}
        icon="redo"
        shortcut="R"
        isDisabled={undone.length === 0}
        onClick={store.redo}
      />
      <Button
        label={text.toStart}
        icon="first"
        shortcut="Home"
        isDisabled={isAtStart}
        onClick={store.toStart}
      />
      <span class="play-more">
        <Button
          label={text.live}
          shortcut="L"
          isPressed={isLive}
          onClick={() => store.setLive(!isLive)}
        >
          {text.liveShort}
        </Button>
        <Button
          label={text.watchYours}
          isDisabled={isAtStart}
          onClick={() => void store.watchPlayed()}
        >
          {text.watchShort}
        </Button>
        <Button
          label={text.saveMoves}
          shortcut="F"
          isDisabled={isAtStart}
          onClick={() => saveMoves(store)}
        >
          {text.saveShort}
        </Button>
      </span>
    </div>
  );
}

function Aside({ store }: { readonly store: FroggerStore }): JSX.Element | null {
  const moves = store.asideMoves.value;
  if (moves === undefined) return null;
  return (
    <Notice look="info">
      <p>{text.aside(moves)}</p>
      <Button label={text.takeUp} onClick={store.takeUpAside}>{text.takeUp}</Button>
    </Notice>
  );
}
