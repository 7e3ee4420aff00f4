/** The picture with what plays it: arena, the line under it, time line, controls. */
import "./stage.css";
import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import type { Position } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { mediaSignal } from "../../ui/media.ts";
import { Controls } from "../../ui/player/controls.tsx";
import { Timeline } from "../../ui/player/timeline.tsx";
import { OptionsButton } from "../../ui/player/options_button.tsx";
import type { Sides } from "../model/geometry.ts";
import { type Recording, seatAt } from "../model/recording.ts";
import { turnedSides } from "../model/turned.ts";
import type { TanksStore } from "../store/types.ts";
import { Arena } from "./arena.tsx";
import type { FieldLook } from "./field_look.ts";
import { toggleFullScreen } from "./full_screen.ts";
import { MatchOptions } from "./later_parts.ts";
import { StageFoot } from "./stage_foot.tsx";
import type { KnownMarks } from "./use_known_marks.ts";

/** On a phone the picture has the whole width already. */
const TALL_ENOUGH = "(width >= 48rem)";

interface StageProps {
  readonly store: TanksStore;
  readonly recording: Recording;
  readonly marks: KnownMarks;
  /** Where the options open. */
  readonly optionsBox: RefObject<HTMLDivElement | null>;
  readonly look: FieldLook;
  readonly isGoToOpen: Signal<boolean>;
  readonly onHelp: () => void;
}

/** Height over width of the field as it is seen, with room for its coordinates. */
function shapeOf({ width, height }: Sides): string {
  return ((height + 1.5) / (width + 1.5)).toFixed(3);
}

/** One round on show. */
export function Stage(props: StageProps): JSX.Element {
  const { store, recording, marks, optionsBox, look, isGoToOpen, onHelp } = props;
  const { player, seat, viewer } = store;
  const section = useRef<HTMLElement>(null);
  const words = strings.match;
  const { heights, hidesResults } = store.options.value;
  const { field } = recording;
  const sides = look.isTurned.value ? turnedSides(field) : field;
  const touched = useTouched(recording, player.isPlaying.value);
  return (
    <section
      class="stage card"
      ref={section}
      aria-label={words.roundOf(recording.round.round, undefined)}
    >
      <div class="stage-picture">
        <div class="stage-arena" style={{ "--shape": shapeOf(sides) }}>
          <Arena
            recording={recording}
            player={player}
            viewer={seatAt(recording, viewer.value)}
            selected={seatAt(recording, seat.value)}
            onSelect={store.chooseSeat}
            touched={touched.value}
            onTouch={(cell) => touched.value = cell}
            showHeights={heights}
            look={look}
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
        <Timeline
          player={player}
          marks={marks.seen}
          unit={words.turn}
          isSpread={!hidesResults && viewer.value === undefined}
        />
        <Controls
          player={player}
          marks={marks.reached}
          unit={words.turn}
          isGoToOpen={isGoToOpen}
          onHelp={onHelp}
        >
          <OptionsButton
            box={optionsBox}
            content={() => <MatchOptions store={store} field={field} look={look} />}
          />
          {document.fullscreenEnabled && mediaSignal(TALL_ENOUGH).value
            ? (
              <Button
                label={words.fullScreen}
                icon="full"
                look="quiet"
                shortcut="f"
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
