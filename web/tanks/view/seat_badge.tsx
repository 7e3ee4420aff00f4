/** Who sits in a seat: its letter in the colour of its program, and the bot's name. */
import "./seat_badge.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { botColour } from "../model/colours.ts";
import type { RecordedSeat } from "../model/recording.ts";
import { shortMark } from "./short_mark.ts";

interface SeatBadgeProps {
  readonly seat: Pick<RecordedSeat, "name" | "entry" | "mark">;
  /** Its tank is dead: dimmed and struck through. */
  readonly isWreck?: boolean;
  /** Only the letter; the name is a hint. */
  readonly isMarkOnly?: boolean;
}

/** The badge and, beside it, the name as far as there is room; the hint has all of it. */
export function SeatBadge(
  { seat, isWreck = false, isMarkOnly = false }: SeatBadgeProps,
): JSX.Element {
  const name = seat.name === "" ? strings.panels.unnamed : seat.name;
  return (
    <span class={`seat-badge${isWreck ? " wreck" : ""}`} title={name}>
      <span class="mark" style={{ "--tank": botColour(seat.entry) }}>{shortMark(seat.mark)}</span>
      {isMarkOnly ? null : <bdi class="name">{name}</bdi>}
      {isWreck ? <span class="spoken">({strings.panels.wreck})</span> : null}
    </span>
  );
}
