/** The scores as they run: score, crossings, corners, confinement, and where the head has no room for it, par. */
import "./score_board.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { momentAt } from "../model/shown_run.ts";
import type { FroggerStore } from "../store/types.ts";

const text = strings.frogger;

/** There are so many to touch. */
const CORNERS = [1, 2, 3, 4] as const;

/** Drawn anew with every frame. */
export function ScoreBoard({ store }: { readonly store: FroggerStore }): JSX.Element | null {
  const run = store.shown.value;
  const frame = store.player.frame.value;
  const par = store.par.value;
  if (run === undefined) return null;
  const { isSquashed, score, tally } = momentAt(run, frame);
  return (
    <dl class="score-board">
      <div class="large">
        <dt>{text.score}</dt>
        <dd>{text.whole(isSquashed ? 0 : score.score)}</dd>
      </div>
      <div class="large">
        <dt>{text.crossingsName}</dt>
        <dd>{text.whole(tally.crossings)}</dd>
      </div>
      <div>
        <dt>{text.cornersName}</dt>
        <dd>
          <span class="score-stars" aria-hidden="true">
            {CORNERS.map((corner) => (
              <span key={corner} class={corner <= tally.corners ? "on" : "off"}>
                {corner <= tally.corners ? "★" : "☆"}
              </span>
            ))}
          </span>
          <span class="spoken">{text.cornersOf(tally.corners)}</span>
        </dd>
      </div>
      <div class="score-bonus">
        <dt>{text.bonus}</dt>
        <dd>{isSquashed ? text.noBonus : text.bonusOf(tally)}</dd>
      </div>
      {par === undefined ? null : (
        <div class="score-par" title={text.parHint}>
          <dt>{text.parName}</dt>
          <dd>{text.whole(par.score)}</dd>
        </div>
      )}
    </dl>
  );
}
