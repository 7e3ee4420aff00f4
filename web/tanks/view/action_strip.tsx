/** A turn action by action: what happens now, and the ways on and back. It stands in the line under the picture. */
import "./action_strip.css";
import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { actionAt, nextActionEnd } from "../model/actions.ts";
import type { ListedEvent } from "../model/events.ts";
import type { Recording } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { tellKnown } from "./event_rows.ts";
import { SeatBadge } from "./seat_badge.tsx";

const text = later.actions;

/** As much of the store as is used. */
type ActionStore = Pick<TanksStore, "options" | "player" | "recording" | "setOptions" | "viewer">;

/** Goes to where the next action has been seen (`way` 1), or the one before (-1); the strip tells what it is. */
export function stepByAction(store: ActionStore, way: 1 | -1): void {
  const { options, player, viewer } = store;
  const recording = store.recording.peek();
  if (recording === undefined) return;
  if (!options.peek().byActions) store.setOptions({ byActions: true });
  player.glide(nextActionEnd(recording, player.position.peek(), way, viewer.peek()));
}

interface ActionStripProps {
  readonly store: ActionStore;
  readonly recording: Recording;
}

/** As high as the line that it stands in; long sentences scroll. */
export function ActionStrip({ store, recording }: ActionStripProps): JSX.Element {
  const { player } = store;
  const viewer = store.viewer.value;
  // A number, so that the pictures on the way draw nothing anew.
  const ends = useMemo(
    () => computed(() => actionAt(recording, player.position.value, viewer)?.ends),
    [recording, viewer],
  ).value;
  const action = ends === undefined ? undefined : actionAt(recording, ends, viewer);
  const isAtStart = player.position.value === 0;
  return (
    <div class="action-strip" role="group" aria-label={text.title}>
      <Button
        label={text.back}
        icon="back"
        look="quiet"
        shortcut="a"
        isDisabled={isAtStart}
        onClick={() => stepByAction(store, -1)}
      />
      <p class="told small" role="status" tabIndex={0}>
        {action === undefined
          ? <span class="soft">{isAtStart ? text.start : text.nothing}</span>
          : (
            <>
              <strong>{text.place(strings.panels.turn(action.turn), action.phase)}</strong>
              {action.events.map((event, index) => (
                <Told key={index} {...{ recording, event, viewer }} />
              ))}
            </>
          )}
      </p>
      <Button
        label={text.on}
        icon="forward"
        look="quiet"
        shortcut="d"
        isDisabled={player.isAtEnd.value}
        onClick={() => stepByAction(store, 1)}
      />
      <Button
        label={text.close}
        icon="close"
        look="quiet"
        onClick={() => store.setOptions({ byActions: false })}
      />
    </div>
  );
}

function Told({ recording, event, viewer }: {
  readonly recording: Recording;
  readonly event: ListedEvent;
  readonly viewer: number | undefined;
}): JSX.Element {
  const seat = recording.seats[event.seats[0] ?? -1];
  return (
    <span class="event">
      {seat === undefined ? null : <SeatBadge seat={seat} isMarkOnly />}
      <span dir="ltr">{tellKnown(recording, event, viewer)}.</span>
    </span>
  );
}
