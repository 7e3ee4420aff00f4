/** The hint at the pointer: a cell, its height and who is on it. */
import type { JSX } from "preact";
import type { Place } from "../model/geometry.ts";
import type { CellWords } from "./arena_words.ts";
import { SeatBadge } from "./seat_badge.tsx";

interface ArenaTipProps {
  readonly words: CellWords;
  /** The middle of the cell in the arena, in CSS pixels. */
  readonly at: Place;
  /** The arena's size, in CSS pixels. */
  readonly room: { readonly width: number; readonly height: number };
}

/** From the middle of the cell to the hint, in pixels. */
const AWAY = 22;

/** Stands on the side of the cell where there is more room. Screen readers have the cell reader instead. */
export function ArenaTip({ words, at, room }: ArenaTipProps): JSX.Element {
  const across = at.x < room.width / 2
    ? { left: `${at.x + AWAY}px` }
    : { right: `${room.width - at.x + AWAY}px` };
  const down = at.y < room.height / 2
    ? { top: `${at.y - AWAY}px` }
    : { bottom: `${room.height - at.y - AWAY}px` };
  return (
    <div class="arena-tip" aria-hidden="true" style={{ ...across, ...down }}>
      <p class="cell">
        <b>{words.place}</b>
        <span>{words.height}</span>
      </p>
      {words.tanks.map(({ seat, bot, mark, name, isWreck, facts }) => (
        <div key={seat} class="tank">
          <p class="who">
            <SeatBadge seat={{ name, bot, mark }} isWreck={isWreck} />
          </p>
          <p class="facts">{facts.join(" · ")}</p>
        </div>
      ))}
    </div>
  );
}
