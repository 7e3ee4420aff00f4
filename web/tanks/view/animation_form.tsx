/** The round as a moving picture, or this moment as a still one. */
import "./animation_form.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import * as later from "../../strings/later.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { eventsOf } from "../model/events.ts";
import { type Recording, seatAt } from "../model/recording.ts";
import { saveName } from "../model/save_name.ts";
import { estimateAnimation } from "../paint/animation_estimate.ts";
import { askAnimation } from "../paint/ask_animation.ts";
import { paletteOf } from "../paint/palette.ts";
import { makeStill } from "../paint/still.ts";
import type { PictureOptions } from "../paint/studio.ts";
import { TurnField } from "./turn_field.tsx";

/** Sides of the picture, in pixels. */
const SIZES = [320, 480, 640] as const;

/** Enough to see each phase of a turn; more makes the file large. */
const FRAMES_PER_TURN = 4;

/** Of shorter rounds nobody wants to leave out anything. */
const LONG = 12;

interface AnimationFormProps {
  readonly recording: Recording;
  /** The turn that a still picture shows. */
  readonly frame: number;
  /** The seat through whose eyes it is seen. */
  readonly viewer: number | undefined;
}

/** A choice of size and turns, what it comes to, the buttons, and how far the work has come. */
export function AnimationForm({ recording, frame, viewer }: AnimationFormProps): JSX.Element {
  const size = useSignal<number>(SIZES[1]);
  const from = useSignal(0);
  const to = useSignal(recording.turns);
  const isBrief = useSignal(false);
  const done = useSignal<number | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const eventful = useMemo(() => eventfulTurns(recording), [recording]);
  const words = later.share;
  const name = saveName(recording);

  const range = {
    from: Math.min(from.value, to.value),
    to: Math.max(from.value, to.value),
    framesPerTurn: FRAMES_PER_TURN,
    only: isBrief.value ? eventful : undefined,
  };
  const { frames, seconds, bytes, every } = estimateAnimation(range, size.value);

  function pictureOptions(): PictureOptions {
    const palette = paletteOf(document.documentElement);
    return { size: size.value, palette, viewer: seatAt(recording, viewer) };
  }

  async function animate(): Promise<void> {
    const stopper = new AbortController();
    const { signal } = stopper;
    work.current = stopper;
    done.value = 0;
    await attempt(async () => {
      const picture = await askAnimation(recording, {
        ...pictureOptions(),
        ...range,
        signal,
        onProgress: (share) => {
          done.value = share;
        },
      });
      saveFile(`${name}.gif`, picture);
    }, signal);
    done.value = undefined;
  }

  async function freeze(): Promise<void> {
    await attempt(async () => {
      const picture = await makeStill(recording, frame, pictureOptions());
      saveFile(`${name}-turn-${frame}.png`, picture);
    });
  }

  async function attempt(make: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    failure.value = undefined;
    try {
      await make();
    } catch (error) {
      if (signal?.aborted) return;
      failure.value = error instanceof Error ? error.message : `${error}`;
    }
  }

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
        <TurnField
          label={words.fromTurn}
          turn={from.value}
          turns={recording.turns}
          onTurn={(turn) => {
            from.value = turn;
          }}
        />
        <TurnField
          label={words.toTurn}
          turn={to.value}
          turns={recording.turns}
          onTurn={(turn) => {
            to.value = turn;
          }}
        />
      </div>
      {recording.turns < LONG ? null : (
        <label class="animation-brief">
          <input
            type="checkbox"
            checked={isBrief.value}
            onChange={(event) => {
              isBrief.value = event.currentTarget.checked;
            }}
          />
          {words.onlyEvents(eventful.length, recording.turns)}
        </label>
      )}
      <p class="soft small" role="status">
        {from.value > to.value ? <>{words.turnedRound(range.from, range.to)}{" "}</> : null}
        {every > 1 ? <>{words.animation.thinned(every)}{" "}</> : null}
        {words.pictureEstimate(frames, seconds, bytes)}
      </p>
      <div class="share-buttons">
        {done.value === undefined
          ? (
            <Button label={words.makeAnimation} icon="film" onClick={() => void animate()}>
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
        <Button label={words.makeStill} icon="download" onClick={() => void freeze()}>
          {words.makeStill}
        </Button>
      </div>
      {failure.value === undefined
        ? null
        : <Notice look="bad">{words.pictureFailed(failure.value)}</Notice>}
    </div>
  );
}

/** The turns that change the round, and its last one. */
function eventfulTurns(recording: Recording): readonly number[] {
  const major = eventsOf(recording).filter(({ weight }) => weight === "major");
  return [...new Set(major.map(({ turn }) => turn))].filter((turn) => turn > 0);
}
