/** What is on a cell, in a line or two under the picture: for fingers, which have no pointer to hold a hint beside. */
import "./cell_facts.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { CellWords } from "./arena_words.ts";
import { SeatBadge } from "./seat_badge.tsx";

interface CellFactsProps {
  readonly words: CellWords;
  readonly onClose: () => void;
}

/** Place and height, then whoever is there. */
export function CellFacts({ words, onClose }: CellFactsProps): JSX.Element {
  const { place, height, tanks } = words;
  return (
    <div class="cell-facts small" role="status">
      <p class="where">
        <b>{place}</b> <span class="soft">{height}</span>
      </p>
      <div class="there">
        {tanks.length === 0 ? <p class="soft">{strings.tanks.arena.emptyCell}</p> : null}
        {tanks.map(({ seat, entry, mark, name, isWreck, facts }) => (
          <p key={seat} class="tank">
            <SeatBadge seat={{ name, entry, mark }} isWreck={isWreck} />
            <span class="soft">{facts.join(" · ")}</span>
          </p>
        ))}
      </div>
      <Button label={strings.match.dismiss} icon="close" look="quiet" onClick={onClose} />
    </div>
  );
}
