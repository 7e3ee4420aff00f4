/** Rounds of a stage that are worth watching. */
import "./stage_watch.css";
import type { JSX } from "preact";
import type { PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { WatchCard } from "../tanks/view/watch_card.tsx";

const text = strings.run;

/** So many are shown. */
const MOST = 6;

/** Nothing where none are known; one of a match that is not there is left out. */
export function StageWatch({ run }: { readonly run: PublishedRun }): JSX.Element | null {
  const shown = (run.contest?.highlights ?? []).flatMap(({ highlight, match }) => {
    const bots = run.matches.find(({ id }) => id === match)?.bots;
    return bots === undefined ? [] : [{ highlight, match, bots }];
  }).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <section class="run-part">
      <h2>{text.watch}</h2>
      <ul class="stage-watch">
        {shown.map(({ bots, highlight, match }) => (
          <li key={`${match} ${highlight.kind} ${highlight.round}`}>
            <WatchCard
              run={run.id}
              match={match}
              highlight={highlight}
              bots={bots}
              place={text.watchPlace(bots, highlight.round, highlight.turn)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
