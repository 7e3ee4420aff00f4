/** What is on a cell, in a line or two under the picture: for fingers, which have no pointer to hold a hint beside. */
import "./cell_facts.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import type { Recording } from "../model/recording.ts";
import { describeCell } from "./cell_words.ts";
import { SeatBadge } from "./seat_badge.tsx";

interface CellFactsProps {
  readonly recording: Recording;
  readonly turn: number;
  readonly viewer: Seat | undefined;
  readonly cell: Position;
  readonly onClose: () => void;
}

/** Place and height, then whoever is there. */
export function CellFacts(props: CellFactsProps): JSX.Element {
  const { recording, turn, viewer, cell, onClose } = props;
  const { place, height, tanks } = describeCell(recording, turn, viewer, cell);
  return (
    <div class="cell-facts small" role="status">
      <p class="where">
        <b>{place}</b> <span class="soft">{height}</span>
      </p>
      <div class="there">
        {tanks.length === 0 ? <p class="soft">{strings.tanks.arena.emptyCell}</p> : null}
        {tanks.map(({ seat, entry, mark, name, isWreck, facts, could }) => (
          <p key={seat} class="tank">
            <SeatBadge seat={{ name, entry, mark }} isWreck={isWreck} />
            <span class="soft">{[...facts, ...could.slice(0, 1)].join(" · ")}</span>
          </p>
        ))}
      </div>
      <Button label={strings.match.dismiss} icon="close" look="quiet" onClick={onClose} />
    </div>
  );
}
