/** Who waits for what, and letting somebody wait longer. */
import "./queue.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { VersionState } from "../../lib/contest/published/api.ts";
import type { QueuedVersion } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { pressing } from "../ui/press.ts";
import { TimeText } from "../ui/time_text.tsx";
import { VersionChip } from "../ui/version_chip.tsx";
import { OutcomeNote } from "./outcome_note.tsx";
import type { OrganiserStore } from "./types.ts";

const text = strings.organiser;

/** So many are shown at first. */
const FIRST = 10;

const STATES: Readonly<Record<QueuedVersion["state"], VersionState>> = {
  checking: "received",
  waiting: "waiting",
  held: "held",
  playing: "playing",
};

interface QueueProps {
  readonly queue: readonly QueuedVersion[];
  readonly store: OrganiserStore;
}

/** In the order of arrival, in which they play. */
export function Queue({ queue, store }: QueueProps): JSX.Element {
  const shown = useSignal(FIRST);
  const rest = queue.length - shown.value;
  const told = store.outcome.value?.place;
  const isGone = told?.startsWith("queue ") === true && !queue.some((one) => placeOf(one) === told);
  return (
    <section class="organiser-part card queue">
      <h2>{text.queue}</h2>
      {queue.length === 0 ? <p class="soft">{text.queueEmpty}</p> : (
        <ol>
          {queue.slice(0, shown.value).map((one) => (
            <Row key={placeOf(one)} one={one} store={store} />
          ))}
        </ol>
      )}
      {rest <= 0 ? null : (
        <Button
          label={strings.privatePages.more(rest)}
          onClick={() => shown.value = queue.length}
        >
          {strings.privatePages.more(rest)}
        </Button>
      )}
      {/* What was done to somebody who has left the queue since. */}
      {isGone ? <OutcomeNote store={store} place={told} /> : null}
    </section>
  );
}

function Row({ one, store }: {
  readonly one: QueuedVersion;
  readonly store: OrganiserStore;
}): JSX.Element {
  const { arrivedAt, entry, name, state, version } = one;
  const place = placeOf(one);
  const isHeld = state === "held";
  const label = isHeld ? text.releaseOf(name, version) : text.holdOf(name, version);
  return (
    <li>
      <div class="queue-row">
        <div class="queue-who">
          <strong class="name" title={name}>{name}</strong>
          <span class="small soft">
            {strings.privatePages.version(version)} · <TimeText iso={arrivedAt} />
          </span>
        </div>
        <VersionChip state={STATES[state]} />
        {state !== "waiting" && !isHeld ? null : (
          <button
            type="button"
            class="button"
            aria-label={label}
            title={label}
            {...pressing(
              () => void store.act(place, { deed: isHeld ? "release" : "hold", entry, version }),
              store.busy.value !== undefined,
            )}
          >
            {isHeld ? text.release : text.hold}
          </button>
        )}
      </div>
      <OutcomeNote store={store} place={place} />
    </li>
  );
}

/** Where the outcome of a deed to it is told. */
function placeOf({ entry, version }: QueuedVersion): string {
  return `queue ${entry} ${version}`;
}
