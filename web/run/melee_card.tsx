/** The melee of a run: who won how many of its rounds, and the way to watch it. */
import "./melee_card.css";
import type { JSX } from "preact";
import type { PublishedMatch, PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { BotBadge, BotName } from "../tanks/view/bot_badge.tsx";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { Icon } from "../ui/icon.tsx";
import { isWorthOpening, progressOf } from "./match_progress.ts";
import { winnersOf } from "./match_score.ts";

const text = strings.run;

/** As many winners are told. */
const MOST_WINNERS = 12;

interface MeleeCardProps {
  readonly run: PublishedRun;
  readonly match: PublishedMatch;
}

/** A link as soon as there is something to watch. */
export function MeleeCard({ run, match }: MeleeCardProps): JSX.Element {
  const inside = (
    <>
      <span class="melee-words">
        <strong>{text.melees}</strong>
        <span class="soft">{text.meleeSentence(match.bots.length)}</span>
        <MeleeBots match={match} />
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

/** Who won how many rounds, most first; who takes part, where nobody counted. */
function MeleeBots({ match }: { readonly match: PublishedMatch }): JSX.Element {
  const winners = winnersOf(match);
  if (winners === undefined) {
    return (
      <span class="melee-bots">
        {match.bots.map((_, place) => (
          <BotBadge key={place} index={match.entries[place] ?? place} />
        ))}
      </span>
    );
  }
  const told = winners.filter(({ wins }) => wins > 0).slice(0, MOST_WINNERS);
  const undecided = match.played - winners.reduce((sum, { wins }) => sum + wins, 0);
  return (
    <span class="melee-bots">
      {told.map(({ bot, entry, wins }) => (
        <span key={entry} class="winner">
          <BotName index={entry} name={bot} />
          <span class="soft">{text.wins(wins)}</span>
        </span>
      ))}
      {undecided > 0 ? <span class="soft">{text.undecided(undecided)}</span> : null}
    </span>
  );
}
