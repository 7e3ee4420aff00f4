/** All about an entry: where it stands, how it came there, against whom, and what to watch. */
import "./entry_view.css";
import type { ComponentChildren, JSX } from "preact";
import type { ContestOverview, EntryPage } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { EntryBadge } from "./entry_name.tsx";
import { FaultList } from "./fault_list.tsx";
import { OpponentList } from "./opponent_list.tsx";
import { RankChart } from "./rank_chart.tsx";
import { ResultList } from "./result_list.tsx";
import { VersionList } from "./version_list.tsx";
import { WatchList } from "./watch_list.tsx";

const text = strings.contest;

interface EntryViewProps {
  readonly page: EntryPage;
  readonly overview: ContestOverview;
}

/** What the newest stage says comes first. */
export function EntryView({ page, overview }: EntryViewProps): JSX.Element {
  return (
    <article class="entry-view">
      <EntryHead page={page} overview={overview} />
      {page.results.length < 2 ? null : <RankChart page={page} />}
      <div class="entry-columns">
        <div class="entry-column">
          <ResultList results={page.results} />
          <OpponentList page={page} />
        </div>
        <div class="entry-column">
          <WatchList highlights={page.highlights} />
          <VersionList versions={page.versions} />
          <FaultList page={page} />
        </div>
      </div>
    </article>
  );
}

function EntryHead({ page, overview }: EntryViewProps): JSX.Element {
  const { bestRank, entry, formerNames, isWithdrawn, name, rating, stages, version } = page;
  const row = overview.table?.rows.find((row) => row.entry === entry);
  return (
    <header class="entry-head">
      <div class="entry-title">
        <EntryBadge entry={entry} name={name} />
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {version === undefined ? null : <span class="soft">{text.version(version)}</span>}
        {isWithdrawn ? <span class="withdrawn small">{text.withdrawn}</span> : null}
      </div>
      {formerNames.length === 0 ? null : (
        <p class="soft former-names">
          {text.formerly} <bdi>{formerNames.join(", ")}</bdi>
        </p>
      )}
      <dl class="entry-facts">
        <Fact term={text.currentRank}>
          {row === undefined
            ? <span class="soft small">{text.notInTable}</span>
            : text.rankOf(row.rank, overview.table?.rows.length ?? 0)}
        </Fact>
        {bestRank === undefined ? null : <Fact term={text.bestRank}>{text.rank(bestRank)}</Fact>}
        {rating === undefined
          ? null
          : <Fact term={text.ratingWord} hint={text.ratingHint}>{text.rating(rating)}</Fact>}
        <Fact term={text.stagesPlayed}>{text.number(stages)}</Fact>
      </dl>
    </header>
  );
}

interface FactProps {
  readonly term: string;
  readonly hint?: string;
  readonly children: ComponentChildren;
}

function Fact({ term, hint, children }: FactProps): JSX.Element {
  return (
    <div title={hint}>
      <dt class="soft small">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
