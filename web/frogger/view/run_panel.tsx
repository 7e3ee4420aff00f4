/** The moves that are watched: whose they are, what the judge says, and the ways to others. */
import "./run_panel.css";
import type { JSX } from "preact";
import type { TrafficPar } from "../../../lib/frogger/published.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { OpenFiles } from "../../ui/open_files.tsx";
import { momentAt, type ShownRun } from "../model/shown_run.ts";
import type { FroggerStore } from "../store/types.ts";
import { saveMoves } from "./save_moves.ts";
import { SquashCard } from "./squash_card.tsx";

const text = strings.frogger;

/** See the head of this file. */
export function RunPanel({ store }: { readonly store: FroggerStore }): JSX.Element {
  const { par, road } = store;
  const run = store.run.value;
  const isSearching = store.isSearching.value;
  return (
    <div class="run-panel">
      {run === undefined
        ? (
          <div class="run-none">
            <h2>{text.noRun}</h2>
            <p class="soft">{text.noRunHint}</p>
          </div>
        )
        : <Run run={run} par={par.value} />}
      {run?.squash === undefined || road.value === undefined
        ? null
        : <SquashCard road={road.value} run={run} squash={run.squash} player={store.player} />}
      <div class="run-tools">
        {run?.origin === "best" ? null : (
          <Button
            label={text.watchBest}
            icon="star"
            look={run === undefined ? "primary" : "plain"}
            isDisabled={isSearching}
            onClick={() => void store.watchBest()}
          >
            {isSearching ? text.searching : text.watchBest}
          </Button>
        )}
        <Button label={text.playIt} icon="play" onClick={() => store.setView("play")}>
          {text.playIt}
        </Button>
        {run === undefined
          ? null
          : (
            <Button label={text.playOn} icon="forward" onClick={() => void store.playFromHere()}>
              {text.playOn}
            </Button>
          )}
        <OpenFiles
          folder="frogger"
          label={text.openMoves}
          onOpen={(files) => void store.openFiles(files)}
        />
        {run === undefined
          ? null
          : (
            <Button label={text.saveMoves} icon="download" onClick={() => saveMoves(store)}>
              {text.saveMoves}
            </Button>
          )}
      </div>
      <span class="spoken" role="status">{isSearching ? text.searching : ""}</span>
      <p class="soft small">{text.openHint}</p>
      <dl class="run-rules small soft">
        {text.rules.map(({ sign, words }) => (
          <div key={words}>
            <dt>{sign}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Run(
  { par, run }: { readonly run: ShownRun; readonly par: TrafficPar | undefined },
): JSX.Element {
  const { judgement, name, origin } = run;
  const { score, tally } = momentAt(run, run.length);
  const { squash } = run;
  const isAlive = squash === undefined;
  const { frames, ignored, missing } = judgement;
  const given = frames - missing;
  return (
    <div class="run-about">
      <h2 class="name">{origin === "given" && name !== "" ? name : text.origins[origin]}</h2>
      <p class={`run-verdict ${isAlive ? "good" : "bad"}`}>
        <b class="run-score">{text.whole(isAlive ? score.score : 0)}</b>
        <span>
          {squash === undefined
            ? judgement.frames === 0 ? text.noVehicles : text.lives(judgement.frames)
            : text.squashedIn(squash.frame)}
        </span>
      </p>
      <dl class="run-parts">
        <div>
          <dt>{text.crossingsName}</dt>
          <dd>{text.whole(tally.crossings)}</dd>
        </div>
        {isAlive
          ? (
            <div>
              <dt>{text.bonus}</dt>
              <dd>{text.bonusOf(tally)}</dd>
            </div>
          )
          : null}
        {par === undefined ? null : (
          <div>
            <dt>{text.ofPar}</dt>
            <dd>{text.shareOfPar(isAlive ? score.score : 0, par.score)}</dd>
          </div>
        )}
      </dl>
      {missing > 0 && squash === undefined
        ? <p class="small soft">{text.missing(missing)}</p>
        : null}
      {squash !== undefined && squash.frame >= given
        ? <p class="small soft">{text.waitedUntil(given, squash.frame)}</p>
        : null}
      {ignored > 0 ? <p class="small soft">{text.ignored(ignored)}</p> : null}
    </div>
  );
}
