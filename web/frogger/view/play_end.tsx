/** The game is over and the frog lives. */
import "./play_end.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { momentAt } from "../model/shown_run.ts";
import type { FroggerStore } from "../store/types.ts";

const text = strings.frogger;

/** What was reached, and how near that is to the best; on a road without vehicles there was nothing to reach. */
export function PlayEnd({ store }: { readonly store: FroggerStore }): JSX.Element | null {
  const played = store.played.value;
  const par = store.par.value;
  if (played === undefined) return null;
  if (played.length === 0) return <p class="play-end" role="status">{text.noVehicles}</p>;
  const { score, tally } = momentAt(played, played.length);
  return (
    <div class="play-end" role="status">
      <p class="large">{text.finished(score.score)}</p>
      <p>{text.finishedWith(tally)}</p>
      {par === undefined ? null : (
        <p>
          {score.score >= par.score ? text.finishedPar : text.finishedShort(score.score, par.score)}
        </p>
      )}
      <div class="play-end-tools">
        <Button
          label={text.watchYours}
          icon="film"
          look="primary"
          onClick={() => void store.watchPlayed()}
        >
          {text.watchYours}
        </Button>
        <Button label={text.playAgain} icon="replay" onClick={store.playAgain}>
          {text.playAgain}
        </Button>
      </div>
    </div>
  );
}
