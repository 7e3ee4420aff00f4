/** What an entry came to, stage by stage. */
import "./result_list.css";
import type { JSX } from "preact";
import type { EntryPage } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { IntervalGraphic, scaleTop } from "../ui/interval_graphic.tsx";
import { useFirstFew } from "./first_few.tsx";

const text = strings.contest;

const FEW = 8;

/** The newest first, all on one scale. */
export function ResultList({ results }: Pick<EntryPage, "results">): JSX.Element {
  const [shown, more] = useFirstFew(results, FEW);
  const top = scaleTop(results.map(({ high }) => high));
  return (
    <section class="contest-part">
      <h3>{text.results}</h3>
      {results.length === 0
        ? <p class="soft">{text.noResults}</p>
        : (
          <div class="result-scale small soft">
            <span>{text.resultScale}</span>
            <span class="scale" aria-hidden="true">
              <span>{text.number(0)}</span>
              <span>{text.number(top)}</span>
            </span>
          </div>
        )}
      {results.length === 0 ? null : (
        <ul class="result-list">
          {shown.map(({ finishedAt, high, low, of, rank, run, stage, total, version }) => (
            <li key={stage}>
              <a href={pageOfRun(run)}>{text.stage(stage)}</a>
              <span class="result-rank">{text.rankOf(rank, of)}</span>
              <span class="soft small">
                {text.version(version)} · <time dateTime={finishedAt}>{text.day(finishedAt)}</time>
              </span>
              <span class="result-total">
                <IntervalGraphic
                  low={low}
                  value={total}
                  high={high}
                  top={top}
                  colour="var(--accent)"
                />
                <span class="figures">
                  <strong>{strings.run.decimal(total)}</strong>{" "}
                  <span class="soft small" aria-hidden="true">
                    {strings.run.intervalOf(low, high)}
                  </span>
                  <span class="spoken">{strings.run.intervalSpoken(low, high)}</span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}
