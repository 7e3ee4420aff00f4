/** The picture with what plays it: arena, the line under it, time line, controls. */
import "./stage.css";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { Position } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { mediaSignal } from "../../ui/media.ts";
import { Controls } from "../../ui/player/controls.tsx";
import { Timeline } from "../../ui/player/timeline.tsx";
import type { TimelineMark } from "../../ui/player/types.ts";
import { type Recording, seatAt } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { Arena } from "./arena.tsx";
import { toggleFullScreen } from "./full_screen.ts";
import { StageFoot } from "./stage_foot.tsx";

/** On a phone the picture has the whole width already. */
const TALL_ENOUGH = "(width >= 48rem)";

interface StageProps {
  readonly store: TanksStore;
  readonly recording: Recording;
  /** Those that whoever looks may know. */
  readonly marks: readonly TimelineMark[];
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
  const { store, recording, marks, showsHeights, onHeights, isGoToOpen, onHelp } = props;
  const { player, seat, viewer } = store;
  const section = useRef<HTMLElement>(null);
  const words = strings.match;
  const touched = useTouched(recording, player.isPlaying.value);
  return (
    <section
      class="stage card"
      ref={section}
      aria-label={words.roundOf(recording.round.round, undefined)}
    >
      <div class="stage-picture">
        <div class="stage-arena" style={{ "--shape": shapeOf(recording) }}>
          <Arena
            recording={recording}
            player={player}
            viewer={seatAt(recording, viewer.value)}
            selected={seatAt(recording, seat.value)}
            onSelect={store.chooseSeat}
            touched={touched.value}
            onTouch={(cell) => touched.value = cell}
            showHeights={showsHeights.value}
          />
        </div>
        <StageFoot
          store={store}
          recording={recording}
          touched={touched.value}
          onUntouch={() => touched.value = undefined}
        />
      </div>
      <div class="stage-play">
        <Timeline player={player} marks={marks} unit={words.turn} />
        <Controls
          player={player}
          marks={marks}
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
                onClick={() => toggleFullScreen(section.current)}
              />
            )
            : null}
        </Controls>
      </div>
    </section>
  );
}

/** The cell that a finger touched last, for as long as this round stands still. */
function useTouched(
  recording: Recording,
  isPlaying: boolean,
): Signal<Position | undefined> {
  const touched = useSignal<Position | undefined>(undefined);
  useEffect(() => {
    touched.value = undefined;
  }, [recording, isPlaying]);
  return touched;
}
