/** Chooses a tank for a panel that is about one. */
import "./seat_select.css";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { nameIn } from "../model/events.ts";
import type { Recording } from "../model/recording.ts";
import { SeatBadge } from "./seat_badge.tsx";

interface SeatSelectProps {
  readonly recording: Recording;
  readonly label: string;
  readonly seat: number;
  readonly onSelect: (seat: number) => void;
  /** The tank is given by what else is shown. */
  readonly isFixed?: boolean;
}

/** The browser's own list, so it works with any number of tanks, by keys and on phones. */
export function SeatSelect(props: SeatSelectProps): JSX.Element {
  const { recording, label, seat, onSelect, isFixed = false } = props;
  const id = useId();
  const chosen = recording.seats[seat];
  const nameOf = nameIn(recording);
  if (isFixed && chosen !== undefined) {
    return (
      <p class="seat-select">
        <span class="soft">{strings.panels.throughEyes}</span> <SeatBadge seat={chosen} />
      </p>
    );
  }
  return (
    <div class="seat-select">
      <label for={id} class="soft">{label}</label>
      {chosen === undefined ? null : <SeatBadge seat={chosen} isMarkOnly />}
      <select
        id={id}
        value={String(seat)}
        onChange={(event) => onSelect(Number(event.currentTarget.value))}
      >
        {recording.seats.map((_, index) => (
          <option key={index} value={String(index)} selected={index === seat}>
            {nameOf(index)}
          </option>
        ))}
      </select>
    </div>
  );
}
