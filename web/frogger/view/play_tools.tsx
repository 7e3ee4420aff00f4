/** Taking moves back, and what else can be done with those that were played. */
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { AsideButton } from "../../ui/aside_notice.tsx";
import { Button } from "../../ui/button.tsx";
import type { FroggerStore } from "../store/types.ts";
import { saveMoves } from "./save_moves.ts";

const text = strings.frogger;

/** Back and forth. */
export function UndoTools({ store }: { readonly store: FroggerStore }): JSX.Element {
  const { made, undone } = store.hand.value;
  const isAtStart = made.length === 0;
  return (
    <div class="play-undo" role="group" aria-label={text.tools}>
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
    </div>
  );
}

interface PlayMoreProps {
  readonly store: FroggerStore;
  /** There is still a move to be made. */
  readonly isRunning: boolean;
  /** The game is over: how to watch it stands elsewhere. */
  readonly isOver: boolean;
}

/** Time that goes by itself, and the moves so far: watched, saved, or put aside. */
export function PlayMore({ isOver, isRunning, store }: PlayMoreProps): JSX.Element {
  const isAtStart = store.hand.value.made.length === 0;
  const isLive = store.isLive.value;
  return (
    <div class="play-more">
      {isOver ? null : (
        <>
          <Button
            label={text.live}
            shortcut="L"
            isPressed={isLive}
            isDisabled={!isRunning}
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
        </>
      )}
      <Button
        label={text.saveMoves}
        shortcut="F"
        isDisabled={isAtStart}
        onClick={() => saveMoves(store)}
      >
        {text.saveShort}
      </Button>
      <AsideButton store={store} words={text} />
    </div>
  );
}
