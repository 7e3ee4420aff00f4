/** The matches of a run: the melee, and the duels as a square of pairs or, where they are many, as a list. */
import "./match_list.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { PublishedMatch, PublishedRun } from "../../lib/logs/published.ts";
import { standingOf } from "../site/standing.ts";
import * as strings from "../strings/strings.ts";
import { BotName } from "../tanks/view/bot_badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Score, ScoreLegend } from "../ui/score.tsx";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { RunMatrix } from "./run_matrix.tsx";
import { MeleeCard } from "./melee_card.tsx";
import { isWorthOpening, progressOf } from "./match_progress.ts";
import { duelScore } from "./match_score.ts";
import { tellDuel } from "./tell_duel.ts";

const text = strings.run;

/** More programs make a square that nobody can read. */
const MOST_IN_SQUARE = 12;

/** As many matches are listed at once; a name finds the others. */
const MOST_LISTED = 30;

/** Every match is a link to its first round. */
export function MatchList({ run }: { readonly run: PublishedRun }): JSX.Element {
  const [query, setQuery] = useState("");
  const indexes = indexesOf(run);
  const melees = run.matches.filter(({ kind }) => kind === "melee");
  const duels = run.matches.filter(({ kind }) => kind === "duel");
  const wanted = query.trim().toLowerCase();
  const isSquare = wanted === "" && duels.length > 1 && run.bots.length <= MOST_IN_SQUARE;
  const found = duels.filter(({ bots }) => bots.some((bot) => bot.toLowerCase().includes(wanted)));
  return (
    <section class="match-list run-part">
      <h2>{text.matches}</h2>
      {run.matches.length === 0 ? <p class="soft">{text.noMatches}</p> : null}
      {melees.map((match) => <MeleeCard key={match.id} run={run} match={match} />)}
      {duels.length === 0 ? null : (
        <div class="card duels">
          <div class="duels-head">
            <div>
              <h3>{text.duelsTitle}</h3>
              {isSquare ? <SquareHint duels={duels} /> : null}
            </div>
            {duels.length < 3 ? null : (
              <input
                type="search"
                aria-label={text.findMatch}
                placeholder={text.findMatch}
                value={query}
                onInput={(event) => setQuery(event.currentTarget.value)}
              />
            )}
          </div>
          {isSquare
            ? <RunMatrix run={run} duels={duels} bots={inOrder(run)} indexes={indexes} />
            : <Duels run={run} duels={found} query={query.trim()} />}
        </div>
      )}
    </section>
  );
}

/** How to read the square: with scores where the site tells them. */
function SquareHint({ duels }: { readonly duels: readonly PublishedMatch[] }): JSX.Element {
  if (duels.every((match) => duelScore(match, 0) === undefined)) {
    return <p class="soft small">{text.matrixRounds}</p>;
  }
  return (
    <div class="hint">
      <p class="soft small">{text.matrixHint}</p>
      <ScoreLegend />
    </div>
  );
}

/** The programs in the order of the table that is shown. */
function inOrder(run: PublishedRun): readonly string[] {
  return standingOf(run)?.table.rows.map(({ bot }) => bot) ?? run.bots;
}

/** The index of each program in the run, by its name: where there is no table, its place in the list. */
function indexesOf({ bots, table }: PublishedRun): ReadonlyMap<string, number> {
  const indexes = new Map(bots.map((bot, index) => [bot, index]));
  for (const { bot, index } of table?.rows ?? []) indexes.set(bot, index);
  return indexes;
}

interface DuelsProps {
  readonly run: PublishedRun;
  readonly duels: readonly PublishedMatch[];
  /** What was looked for. */
  readonly query: string;
}

function Duels({ run, duels, query }: DuelsProps): JSX.Element {
  if (duels.length === 0) return <p class="duels-foot soft">{text.noMatch(query)}</p>;
  return (
    <>
      <ul class="duel-rows">
        {duels.slice(0, MOST_LISTED).map((match) => (
          <li key={match.id}>
            <DuelRow run={run} match={match} />
          </li>
        ))}
      </ul>
      {duels.length > MOST_LISTED
        ? <p class="duels-foot soft">{text.moreMatches(duels.length - MOST_LISTED)}</p>
        : null}
    </>
  );
}

function DuelRow(
  { run, match }: Pick<DuelsProps, "run"> & { readonly match: PublishedMatch },
): JSX.Element {
  const [one = "", other = ""] = match.bots;
  const [first = 0, second = 1] = match.entries;
  const score = duelScore(match, 0);
  const canOpen = isWorthOpening(run, match);
  const inside = (
    <>
      <span class="duel-pair">
        <BotName index={first} name={one} />
        {score === undefined
          ? <span class="soft small">{text.versus}</span>
          : <Score score={score} />}
        <BotName index={second} name={other} />
      </span>
      <span class="soft small">{progressOf(match)}</span>
      {canOpen ? <Icon name="forward" /> : null}
    </>
  );
  return canOpen
    ? (
      <a class="duel-row" href={pageOfMatch(run.id, match.id)} title={tellDuel(match, 0)}>
        {inside}
      </a>
    )
    : <div class="duel-row">{inside}</div>;
}
