/** The game so far as a strip of little boards; a press on one goes back there. */
import "./history_strip.css";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Position, Variant } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import { useScrollRow } from "../../ui/use_scroll_row.ts";
import type { Play } from "../store/play.ts";
import { MiniBoard } from "./mini_board.tsx";

const text = strings.klotski;

/** What was taken back comes after the present one, paler. */
export function HistoryStrip({ play }: { readonly play: Play }): JSX.Element {
  const row = useRef<HTMLOListElement>(null);
  const now = play.index.value;
  useScrollRow(row, play.game.value);
  return (
    <section class="history-strip" aria-label={text.history}>
      <ol class="scroll-row" ref={row}>
        {play.moments.value.map(({ position }, index) => (
          <li key={index} class={index > now ? "ahead" : ""}>
            <button
              type="button"
              aria-label={text.gesture(index)}
              aria-current={index === now ? "step" : undefined}
              title={text.gesture(index)}
              onClick={() =>
                play.goTo(index)}
            >
              <Picture variant={play.variant} position={position} />
              <span class="small" aria-hidden="true">{index}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Made once for each position, however long the strip becomes. */
function Picture(
  { position, variant }: { readonly position: Position; readonly variant: Variant },
): JSX.Element {
  return useMemo(() => <MiniBoard variant={variant} position={position} />, [position, variant]);
}
