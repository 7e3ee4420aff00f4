/** The hint at the pointer: a cell, its height and who is on it. */
import type { JSX } from "preact";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import type { Layout, Place } from "../model/geometry.ts";
import type { Recording } from "../model/recording.ts";
import { capital } from "../../ui/player/unit.ts";
import { describeCell } from "./cell_words.ts";
import { placeTip } from "./place_tip.ts";
import { SeatBadge } from "./seat_badge.tsx";

interface ArenaTipProps {
  readonly recording: Recording;
  readonly turn: number;
  readonly viewer: Seat | undefined;
  readonly cell: Position;
  /** Where the cell is seen. */
  readonly shown: Place;
  readonly layout: Layout;
}

/** About how large it is, in pixels: its width as its style says, its height without tanks and for each of them. */
const WIDTH = 208;
const BARE_HEIGHT = 38;
const TANK_HEIGHT = 158;

/** Screen readers have the cell reader instead. */
export function ArenaTip(props: ArenaTipProps): JSX.Element {
  const { cell, layout, recording, shown, turn, viewer } = props;
  const words = describeCell(recording, turn, viewer, cell);
  const height = BARE_HEIGHT + TANK_HEIGHT * words.tanks.length;
  const place = placeTip(shown, layout, { width: WIDTH, height });
  const style = Object.fromEntries(
    Object.entries(place).map(([side, distance]) => [side, `${distance}px`]),
  );
  return (
    <div class="arena-tip" aria-hidden="true" style={style}>
      <p class="cell">
        <b>{words.place}</b>
        <span>{words.height}</span>
      </p>
      {words.tanks.map(({ seat, entry, mark, name, isWreck, facts, could }) => (
        <div key={seat} class="tank">
          <p class="who">
            <SeatBadge seat={{ name, entry, mark }} isWreck={isWreck} />
          </p>
          <p class="facts">{facts.join(" · ")}</p>
          {could.map((one) => <p key={one} class="facts">{capital(one)}</p>)}
        </div>
      ))}
    </div>
  );
}
