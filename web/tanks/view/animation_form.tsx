/** The round as a moving picture, or this moment as a still one. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { strings } from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { type Recording, seatAt } from "../model/recording.ts";
import { makeAnimation, makeStill } from "../paint/animation.ts";
import { planAnimation } from "../paint/animation_plan.ts";
import { paletteOf } from "../paint/palette.ts";

/** Sides of the picture, in pixels. */
const SIZES = [320, 480, 640] as const;

/** Enough to see each phase of a turn; more makes the file large. */
const FRAMES_PER_TURN = 4;

interface AnimationFormProps {
  readonly recording: Recording;
  /** The turn that a still picture shows. */
  readonly frame: number;
  /** The seat through whose eyes it is seen. */
  readonly viewer: number | undefined;
}

/** A choice of size and turns, the buttons, and how far the work has come. */
export function AnimationForm({ recording, frame, viewer }: AnimationFormProps): JSX.Element {
  const size = useSignal<number>(SIZES[1]);
  const from = useSignal(0);
  const to = useSignal(recording.turns);
  const done = useSignal<number | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const words = strings.match;
  const base = `round-${recording.round.round}`;

  const range = {
    from: Math.min(from.value, to.value),
    to: Math.max(from.value, to.value),
    framesPerTurn: FRAMES_PER_TURN,
  };
  const { every } = planAnimation(range);

  async function make(kind: "animation" | "still"): Promise<void> {
    const stopper = new AbortController();
    work.current = stopper;
    failure.value = undefined;
    const eyes = seatAt(recording, viewer);
    const common = {
      size: size.value,
      palette: paletteOf(document.documentElement),
      ...(eyes === undefined ? {} : { viewer: eyes }),
    };
    try {
      if (kind === "still") {
        return saveFile(`${base}-turn-${frame}.png`, await makeStill(recording, frame, common));
      }
      done.value = 0;
      const picture = await makeAnimation(recording, {
        ...common,
        ...range,
        signal: stopper.signal,
        onProgress: (share) => {
          done.value = share;
        },
      });
      saveFile(`${base}.gif`, picture);
    } catch (error) {
      if (!stopper.signal.aborted) {
        failure.value = error instanceof Error ? error.message : `${error}`;
      }
    } finally {
      done.value = undefined;
    }
  }

  const turnField = (label: string, value: typeof from) => (
    <label class="animation-field">
      {label}
      <input
        type="number"
        min={0}
        max={recording.turns}
        value={value.value}
        onInput={(event) => {
          const turn = Math.trunc(event.currentTarget.valueAsNumber);
          if (turn >= 0 && turn <= recording.turns) value.value = turn;
        }}
      />
    </label>
  );

  return (
    <div class="animation">
      <div class="animation-fields">
        <label class="animation-field">
          {words.pictureSize}
          <select
            value={size.value}
            onChange={(event) => {
              size.value = Number(event.currentTarget.value);
            }}
          >
            {SIZES.map((side) => <option key={side} value={side}>{words.pixels(side)}</option>)}
          </select>
        </label>
        {turnField(words.fromTurn, from)}
        {turnField(words.toTurn, to)}
      </div>
      <div class="share-buttons">
        {done.value === undefined
          ? (
            <Button label={words.makeAnimation} icon="film" onClick={() => void make("animation")}>
              {words.makeAnimation}
            </Button>
          )
          : (
            <>
              <progress value={done.value} max={1} aria-label={words.makingAnimation} />
              <Button label={words.cancel} onClick={() => work.current?.abort()}>
                {words.cancel}
              </Button>
            </>
          )}
        <Button label={words.makeStill} icon="download" onClick={() => void make("still")}>
          {words.makeStill}
        </Button>
      </div>
      {every > 1 ? <p class="soft small">{strings.tanks.animation.thinned(every)}</p> : null}
      {failure.value === undefined
        ? null
        : <Notice look="bad">{words.pictureFailed(failure.value)}</Notice>}
    </div>
  );
}
