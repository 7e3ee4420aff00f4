/** The hint at the pointer: a cell, its height and who is on it. */
import type { JSX } from "preact";
import type { Position } from "../../../lib/arena/types.ts";
import type { Layout } from "../model/geometry.ts";
import type { CellWords } from "./arena_words.ts";
import { placeTip } from "./place_tip.ts";
import { SeatBadge } from "./seat_badge.tsx";

interface ArenaTipProps {
  readonly words: CellWords;
  readonly cell: Position;
  readonly layout: Layout;
}

/** About how large it is, in pixels: its width as its style says, its height without tanks and for each of them. */
const WIDTH = 208;
const BARE_HEIGHT = 38;
const TANK_HEIGHT = 84;

/** Screen readers have the cell reader instead. */
export function ArenaTip({ words, cell, layout }: ArenaTipProps): JSX.Element {
  const height = BARE_HEIGHT + TANK_HEIGHT * words.tanks.length;
  const place = placeTip(cell, layout, { width: WIDTH, height });
  const style = Object.fromEntries(
    Object.entries(place).map(([side, distance]) => [side, `${distance}px`]),
  );
  return (
    <div class="arena-tip" aria-hidden="true" style={style}>
      <p class="cell">
        <b>{words.place}</b>
        <span>{words.height}</span>
      </p>
      {words.tanks.map(({ seat, entry, mark, name, isWreck, facts }) => (
        <div key={seat} class="tank">
          <p class="who">
            <SeatBadge seat={{ name, entry, mark }} isWreck={isWreck} />
          </p>
          <p class="facts">{facts.join(" · ")}</p>
        </div>
      ))}
    </div>
  );
}
