/** The matches of a run: the melee, and the duels as a square of pairs or, where they are many, as a list. */
import "./match_list.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { PublishedMatch, PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { BotBadge, BotName } from "../tanks/view/bot_badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { DuelMatrix } from "./duel_matrix.tsx";
import { isWorthOpening, progressOf } from "./match_progress.ts";

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
      {melees.map((match) => (
        <MeleeCard
          key={match.id}
          run={run}
          match={match}
          indexes={indexes}
        />
      ))}
      {duels.length === 0 ? null : (
        <div class="card duels">
          <div class="duels-head">
            <div>
              <h3>{text.duelsTitle}</h3>
              {isSquare ? <p class="soft small">{text.matrixHint}</p> : null}
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
            ? <DuelMatrix run={run} duels={duels} indexes={indexes} />
            : <Duels run={run} duels={found} indexes={indexes} query={query.trim()} />}
        </div>
      )}
    </section>
  );
}

/** The index of each program in the run, by its name: where there is no table, its place in the list. */
function indexesOf({ bots, table }: PublishedRun): ReadonlyMap<string, number> {
  const indexes = new Map(bots.map((bot, index) => [bot, index]));
  for (const { bot, index } of table?.rows ?? []) indexes.set(bot, index);
  return indexes;
}

interface MatchProps {
  readonly run: PublishedRun;
  readonly match: PublishedMatch;
  readonly indexes: ReadonlyMap<string, number>;
}

function MeleeCard({ run, match, indexes }: MatchProps): JSX.Element {
  const inside = (
    <>
      <span class="melee-words">
        <strong>{text.melees}</strong>
        <span class="soft">{text.meleeSentence(match.bots.length)}</span>
        <span class="melee-bots">
          {match.bots.map((bot) => <BotBadge key={bot} index={indexes.get(bot) ?? 0} />)}
        </span>
      </span>
      <span class="soft">{progressOf(match)}</span>
    </>
  );
  if (!isWorthOpening(run, match)) return <div class="card melee-card">{inside}</div>;
  return (
    <a class="card melee-card" href={pageOfMatch(run.id, match.id)}>
      {inside}
      <span class="button primary">
        <Icon name="play" />
        {text.watchMelee}
      </span>
    </a>
  );
}

interface DuelsProps {
  readonly run: PublishedRun;
  readonly duels: readonly PublishedMatch[];
  readonly indexes: ReadonlyMap<string, number>;
  /** What was looked for. */
  readonly query: string;
}

function Duels({ run, duels, indexes, query }: DuelsProps): JSX.Element {
  if (duels.length === 0) return <p class="duels-foot soft">{text.noMatch(query)}</p>;
  return (
    <>
      <ul class="duel-rows">
        {duels.slice(0, MOST_LISTED).map((match) => (
          <li key={match.id}>
            <DuelRow run={run} match={match} indexes={indexes} />
          </li>
        ))}
      </ul>
      {duels.length > MOST_LISTED
        ? <p class="duels-foot soft">{text.moreMatches(duels.length - MOST_LISTED)}</p>
        : null}
    </>
  );
}

function DuelRow({ run, match, indexes }: MatchProps): JSX.Element {
  const [one = "", other = ""] = match.bots;
  const canOpen = isWorthOpening(run, match);
  const inside = (
    <>
      <span class="duel-pair">
        <BotName index={indexes.get(one) ?? 0} name={one} />
        <span class="soft small">{text.versus}</span>
        <BotName index={indexes.get(other) ?? 0} name={other} />
      </span>
      <span class="soft small">{progressOf(match)}</span>
      {canOpen ? <Icon name="forward" /> : null}
    </>
  );
  return canOpen
    ? <a class="duel-row" href={pageOfMatch(run.id, match.id)}>{inside}</a>
    : <div class="duel-row">{inside}</div>;
}
