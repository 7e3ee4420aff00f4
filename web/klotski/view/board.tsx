/** The board as one plays on it: pieces that are dragged, clicked, and moved by keys. */
import "./board.css";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { woodsOf } from "../model/wood.ts";
import type { Options } from "../store/options.ts";
import type { Play } from "../store/play.ts";
import { Ghost } from "./ghost.tsx";
import { createHold } from "./hold.ts";
import { PieceButton } from "./piece_button.tsx";
import { Tray } from "./tray.tsx";
import { WoodDefs } from "./wood_defs.tsx";

interface BoardProps {
  readonly play: Play;
  readonly options: Options;
  readonly title: string;
}

/** As large as its box. */
export function Board({ options, play, title }: BoardProps): JSX.Element {
  const { pieces } = play.variant;
  const floor = useRef<HTMLDivElement>(null);
  const woods = useMemo(() => woodsOf(play.variant), [play]);
  const hold = useMemo(() => createHold(play, floor), [play]);
  return (
    <div
      class={`board${options.hasLetters.value ? " lettered" : ""}`}
      // Arrows are for the pieces, not for reading on.
      role="application"
      aria-label={strings.klotski.board(title)}
    >
      <WoodDefs />
      <Tray variant={play.variant} floor={floor}>
        <div class="surface" {...hold}>
          {pieces.map((_, piece) => (
            <PieceButton key={piece} play={play} piece={piece} wood={woods[piece] ?? "oak"} />
          ))}
          <Ghost play={play} woods={woods} />
        </div>
      </Tray>
      <p class="spoken" aria-live="polite">{play.said}</p>
    </div>
  );
}
