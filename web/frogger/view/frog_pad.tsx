/** The five moves as buttons, as they lie. */
import "./frog_pad.css";
import type { JSX } from "preact";
import { indexOfMove } from "../../../lib/frogger/moves_file.ts";
import * as strings from "../../strings/strings.ts";
import { Drawing } from "../../ui/icon.tsx";

/** In the order in which one reads them. */
const ORDER = ["^", "<", ".", ">", "v"] as const;

/** Names of the places on the pad, and how far the arrow is turned. */
const PLACES = {
  "^": { place: "north", turn: -90 },
  "<": { place: "west", turn: 180 },
  ".": { place: "stay", turn: 0 },
  ">": { place: "east", turn: 0 },
  "v": { place: "south", turn: 90 },
} as const;

/** Calls back with an index in MOVES. */
export function FrogPad({ onMove }: { readonly onMove: (move: number) => void }): JSX.Element {
  const { moves, pad } = strings.frogger;
  return (
    <div class="frog-pad" role="group" aria-label={pad}>
      {ORDER.map((move) => {
        const { place, turn } = PLACES[move];
        return (
          <button
            key={move}
            type="button"
            class={`pad-${place}`}
            aria-label={moves[move]}
            title={moves[move]}
            onClick={() => onMove(indexOfMove(move))}
          >
            {move === "."
              ? <Drawing className="icon" path="M12 8.5a3.5 3.5 0 1 0 .01 0" />
              : (
                <Drawing
                  className="icon"
                  path="M5 12h14M13 6l6 6-6 6"
                  transform={`rotate(${turn} 12 12)`}
                />
              )}
          </button>
        );
      })}
    </div>
  );
}
