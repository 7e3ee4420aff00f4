/** The run that a visitor most likely came for: the one being played, or the latest. */
import "./featured_run.css";
import type { JSX } from "preact";
import type { CatalogRun, PublishedRun } from "../../lib/logs/published.ts";
import type { Connection } from "../site/live.ts";
import { type Standing, standingOf } from "../site/standing.ts";
import * as strings from "../strings/strings.ts";
import { Icon } from "../ui/icon.tsx";
import { IntervalGraphic, scaleTop } from "../ui/interval_graphic.tsx";
import { ProgressBar } from "../ui/progress_bar.tsx";
import { botColour } from "../tanks/model/colours.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { BotName } from "../tanks/view/bot_badge.tsx";
import { LiveBadge } from "../tanks/view/live_badge.tsx";
import { RunDateText } from "../tanks/view/run_date.tsx";

const text = strings.home;

/** As many programs are shown. */
const LEADERS = 3;

interface FeaturedRunProps {
  readonly run: CatalogRun;
  /** All of it, once it has been fetched. */
  readonly details: PublishedRun | undefined;
  readonly connection?: Connection | undefined;
}

/** How it stands, who leads, and the way in. */
export function FeaturedRun({ run, details, connection }: FeaturedRunProps): JSX.Element {
  const { id, title, state, played, bots, date } = details ?? run;
  const isPlaying = state === "playing";
  const hasBar = details !== undefined && state !== "finished";
  const standing = details && standingOf(details);
  return (
    <section class="card featured-run">
      <div class="about">
        <p class="kicker small">{isPlaying ? text.now : text.latest}</p>
        <div class="featured-title">
          <h2>{title}</h2>
          <LiveBadge state={state} connection={connection} />
        </div>
        <p class="soft">
          {text.programs(bots.length)}
          {hasBar ? "" : ` · ${text.rounds(played)}`}
          <RunDateText date={date} />
        </p>
        {!hasBar ? null : (
          <ProgressBar
            label={strings.runs.progress(played, details.total)}
            done={played}
            total={details.total}
            isRunning={isPlaying}
          />
        )}
        <a class="button primary" href={pageOfRun(id)}>
          <Icon name={isPlaying ? "live" : "play"} />
          {isPlaying ? text.watchLive : text.watch}
        </a>
      </div>
      {bots.length === 0 ? null : (
        <div class="leaders">
          <h3 class="small soft">
            {standing === undefined
              ? text.programsTitle
              : standing.isProvisional
              ? text.leadersSoFar
              : text.leaders}
          </h3>
          {standing === undefined ? <Names bots={bots} /> : <Leaders standing={standing} />}
        </div>
      )}
    </section>
  );
}

/** With the ranges of their totals, unless these are of duels alone. */
function Leaders({ standing }: { readonly standing: Standing }): JSX.Element {
  const { duelsOnly, table } = standing;
  const first = table.rows.slice(0, LEADERS);
  const top = scaleTop(first.map(({ high }) => high));
  return (
    <ol>
      {first.map(({ bot, index, low, total, high }) => (
        <li key={index}>
          <BotName index={index} name={bot} />
          <span class="total">
            {duelsOnly === undefined ? text.points(total) : text.duelPoints(total)}
          </span>
          {duelsOnly !== undefined ? null : (
            <IntervalGraphic
              low={low}
              value={total}
              high={high}
              top={top}
              colour={botColour(index)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Names({ bots }: { readonly bots: readonly string[] }): JSX.Element {
  return (
    <ol>
      {bots.slice(0, LEADERS).map((bot) => (
        <li key={bot}>
          <span class="name">{bot}</span>
        </li>
      ))}
    </ol>
  );
}
