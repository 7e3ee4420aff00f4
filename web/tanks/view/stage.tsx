/** The picture with what plays it: arena, time line, controls, and the result at the end. */
import "./stage.css";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { ReadonlySignal, Signal } from "@preact/signals";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { mediaSignal } from "../../ui/media.ts";
import { Controls } from "../../ui/player/controls.tsx";
import { Timeline } from "../../ui/player/timeline.tsx";
import { type Recording, seatAt } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { Arena } from "./arena.tsx";
import { toggleFullScreen } from "./full_screen.ts";
import { ResultBar } from "./result_bar.tsx";

/** On a phone the picture has the whole width already. */
const TALL_ENOUGH = "(width >= 48rem)";

interface StageProps {
  readonly store: TanksStore;
  readonly recording: Recording;
  readonly showsHeights: ReadonlySignal<boolean>;
  readonly onHeights: () => void;
  readonly isGoToOpen: Signal<boolean>;
  readonly onHelp: () => void;
}

/** Height over width of the field, with room for its coordinates. */
function shapeOf({ field }: Recording): string {
  return ((field.height + 1.5) / (field.width + 1.5)).toFixed(3);
}

/** One round on show. */
export function Stage(props: StageProps): JSX.Element {
  const { store, recording, showsHeights, onHeights, isGoToOpen, onHelp } = props;
  const { marks, nextRound, player, seat, viewer } = store;
  const arena = useRef<HTMLDivElement>(null);
  const words = strings.match;
  const eyes = viewer.value === undefined ? undefined : recording.seats[viewer.value]?.name;
  const next = nextRound.value;
  return (
    <section class="stage card" aria-label={words.roundOf(recording.round.round, undefined)}>
      {eyes === undefined ? null : (
        <div class="stage-eyes small" role="status">
          <Icon name="eye" />
          <span>{words.eyes(eyes)}</span>
          <Button label={words.allEyes} look="quiet" onClick={() => store.setFog(false)}>
            {words.allEyes}
          </Button>
        </div>
      )}
      <div class="stage-arena" ref={arena} style={{ "--shape": shapeOf(recording) }}>
        <Arena
          recording={recording}
          player={player}
          viewer={seatAt(recording, viewer.value)}
          selected={seatAt(recording, seat.value)}
          onSelect={store.chooseSeat}
          showHeights={showsHeights.value}
        />
        {player.isAtEnd.value
          ? (
            <ResultBar
              recording={recording}
              viewer={viewer.value}
              onReplay={player.play}
              {...(next === undefined
                ? {}
                : { onNext: () => store.openRound(next).then(player.play) })}
            />
          )
          : null}
      </div>
      <Timeline player={player} marks={marks.value} unit={words.turn} />
      <Controls
        player={player}
        marks={marks.value}
        unit={words.turn}
        isGoToOpen={isGoToOpen}
        onHelp={onHelp}
      >
        <Button
          label={words.heights}
          icon="hills"
          look="quiet"
          isPressed={showsHeights.value}
          onClick={onHeights}
        />
        {document.fullscreenEnabled && mediaSignal(TALL_ENOUGH).value
          ? (
            <Button
              label={words.fullScreen}
              icon="full"
              look="quiet"
              onClick={() => toggleFullScreen(arena.current?.parentElement ?? null)}
            />
          )
          : null}
      </Controls>
    </section>
  );
}
