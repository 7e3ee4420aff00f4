/** The bar beneath the picture: play, step, jump, where it is, how fast. */
import "./controls.css";
import { type Signal, useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../button.tsx";
import { PLAYER_KEYS, toNextMark, toPreviousMark } from "./keys.ts";
import { nextMark, previousMark } from "./marks.ts";
import { Place } from "./place.tsx";
import { SpeedControl } from "./speed_control.tsx";
import { SpokenFrame } from "./spoken_frame.tsx";
import { StepButton } from "./step_button.tsx";
import type { Player, TimelineMark } from "./types.ts";
import type { Unit } from "./unit.ts";

interface ControlsProps {
  readonly player: Player;
  readonly marks: readonly TimelineMark[];
  readonly unit: Unit;
  /** How it stands in a frame, for those who listen; what is marked there is told anyhow. */
  readonly tell?: (frame: number) => string;
  /** Whether the number of the frame can be typed, where a key opens it, too (`usePlayerKeys`). */
  readonly isGoToOpen?: Signal<boolean>;
  /** With it there is a button for the help. */
  readonly onHelp?: () => void;
  /** More buttons at the end. */
  readonly children?: ComponentChildren;
}

/** All that one needs to play a recording, by mouse, finger and keyboard. */
export function Controls(props: ControlsProps): JSX.Element {
  const { player, marks, unit, onHelp, tell, children } = props;
  const ownGoTo = useSignal(false);
  return (
    <div
      class="controls"
      role="group"
      aria-label={strings.player.controls}
      onMouseDown={leaveFocus}
    >
      <div class="controls-row">
        <Transport player={player} marks={marks} unit={unit} />
        <Place player={player} unit={unit} isOpen={props.isGoToOpen ?? ownGoTo} />
        <div class="controls-end">
          <SpeedControl player={player} />
          {children}
          {onHelp === undefined ? null : (
            <Button
              label={strings.player.help}
              icon="help"
              look="quiet"
              shortcut={PLAYER_KEYS.help}
              onClick={onHelp}
            />
          )}
        </div>
      </div>
      <SpokenFrame player={player} marks={marks} unit={unit} tell={tell} />
    </div>
  );
}

interface TransportProps {
  readonly player: Player;
  readonly marks: readonly TimelineMark[];
  readonly unit: Unit;
}

function Transport({ player, marks, unit }: TransportProps): JSX.Element {
  const words = strings.player;
  const isAtStart = useComputed(() => player.position.value === 0).value;
  const isAtEnd = player.isAtEnd.value;
  return (
    <div class="transport">
      <Button
        label={words.toStart}
        icon="first"
        look="quiet"
        shortcut={PLAYER_KEYS.toStart}
        isDisabled={isAtStart}
        onClick={() => player.seek(0)}
      />
      <EventButton player={player} marks={marks} way="previousEvent" />
      <StepButton
        player={player}
        frames={-1}
        label={words.back(unit)}
        shortcut={PLAYER_KEYS.back}
        isDisabled={isAtStart}
      />
      <PlayButton player={player} />
      <StepButton
        player={player}
        frames={1}
        label={words.forward(unit)}
        shortcut={PLAYER_KEYS.forward}
        isDisabled={isAtEnd}
      />
      <EventButton player={player} marks={marks} way="nextEvent" />
      <Button
        label={words.toEnd}
        icon="last"
        look="quiet"
        shortcut={PLAYER_KEYS.toEnd}
        isDisabled={isAtEnd}
        onClick={() => player.seek(player.length.peek())}
      />
    </div>
  );
}

/** What it says is what a press does. */
function PlayButton({ player }: { readonly player: Player }): JSX.Element {
  const isEmpty = player.length.value === 0;
  const state = player.isPlaying.value
    ? "pause"
    : player.isAtEnd.value && !isEmpty
    ? "replay"
    : "play";
  return (
    <span class="play">
      <Button
        label={strings.player[state]}
        icon={state}
        look="primary"
        shortcut={PLAYER_KEYS.toggle}
        isDisabled={isEmpty}
        onClick={player.toggle}
      />
    </span>
  );
}

interface EventButtonProps {
  readonly player: Player;
  readonly marks: readonly TimelineMark[];
  readonly way: "previousEvent" | "nextEvent";
}

/** It looks at every frame, so it stands alone. */
function EventButton({ player, marks, way }: EventButtonProps): JSX.Element {
  const [find, go] = way === "nextEvent" ? [nextMark, toNextMark] : [previousMark, toPreviousMark];
  return (
    <Button
      label={strings.player[way]}
      icon={way}
      look="quiet"
      shortcut={PLAYER_KEYS[way]}
      isDisabled={find(marks, player.frame.value) === undefined}
      onClick={() => go(player, marks)}
    />
  );
}

/** A click on a button gives it no focus, so that Space goes on to play and pause; Tab still reaches it. */
function leaveFocus(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest("button") : null;
  if (pressed === null || pressed.closest("form") !== null) return;
  event.preventDefault();
  const focused = pressed.ownerDocument.activeElement;
  if (focused instanceof HTMLElement && focused !== pressed) focused.blur();
}
