/** How the round ended: who won, with how many points, and why it ended. */
import "./result_banner.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Recording } from "../model/recording.ts";
import { endOf, type Ranked, rankingOf } from "../model/standing.ts";
import { SeatBadge } from "./seat_badge.tsx";

const text = strings.panels.result;
const more = later.panels.ending;

interface ResultBannerProps {
  readonly recording: Recording;
  /** Through whose eyes the round is seen: the result is not told to programs, so the reader must ask for it. */
  readonly viewer: number | undefined;
}

/** Shown when the last turn has been reached. */
export function ResultBanner({ recording, viewer }: ResultBannerProps): JSX.Element {
  const [revealed, setRevealed] = useState<Recording | undefined>(undefined);
  const isTold = viewer === undefined || revealed === recording;
  return (
    <section class="result-banner card" aria-label={text.title}>
      {isTold
        ? <Result recording={recording} />
        : <NotTold onReveal={() => setRevealed(recording)} />}
    </section>
  );
}

function NotTold({ onReveal }: { readonly onReveal: () => void }): JSX.Element {
  return (
    <div class="not-told">
      <h2>{text.title}</h2>
      <p class="soft">{more.notTold}</p>
      <Button label={more.reveal} icon="eye" onClick={onReveal}>{more.reveal}</Button>
    </div>
  );
}

function Result({ recording }: { readonly recording: Recording }): JSX.Element {
  const ranking = rankingOf(recording);
  const [best] = ranking;
  const most = Math.max(1, best?.points ?? 0);
  return (
    <>
      <header class="head">
        <Winner recording={recording} ranking={ranking} />
        <p class="soft">
          {more.end(endOf(recording), recording.turns)} {more.sorted}
        </p>
      </header>
      <ol class="ranking">
        {ranking.map((ranked) => (
          <Place key={ranked.seat} recording={recording} ranked={ranked} most={most} />
        ))}
      </ol>
    </>
  );
}

/** Who wins is the only tank alive; the most points can be another's. */
function Winner({ recording, ranking }: {
  readonly recording: Recording;
  readonly ranking: readonly Ranked[];
}): JSX.Element {
  const winner = ranking.find(({ bonus }) => bonus > 0);
  const seat = winner === undefined ? undefined : recording.seats[winner.seat];
  const isBest = winner?.rank === 1;
  return (
    <>
      {seat === undefined ? <h2>{text.nobody}</h2> : (
        <h2 class="winner">
          <Icon name="star" />
          <SeatBadge seat={seat} />
          <span class="wins">{text.wins}</span>
        </h2>
      )}
      <p class="why">
        {winner === undefined ? null : <span>{more.alone(winner.bonus)}</span>}
        {isBest ? null : <Best recording={recording} ranking={ranking} />}
      </p>
    </>
  );
}

function Best({ recording, ranking }: {
  readonly recording: Recording;
  readonly ranking: readonly Ranked[];
}): JSX.Element | null {
  const [best, second] = ranking;
  const seat = best === undefined ? undefined : recording.seats[best.seat];
  if (best === undefined || seat === undefined) return null;
  if (second?.rank === 1) return <span>{more.tie(best.points)}</span>;
  return (
    <span class="best">
      <span class="label">{more.most}</span> <SeatBadge seat={seat} /> <span>{best.points}</span>
    </span>
  );
}

function Place({ recording, ranked, most }: {
  readonly recording: Recording;
  readonly ranked: Ranked;
  readonly most: number;
}): JSX.Element {
  const { seat: index, rank, damage, bonus, points } = ranked;
  const seat = recording.seats[index];
  const isDead = recording.result.lives[index] === 0;
  return (
    <li class="place">
      <span class="rank">{rank}.</span>
      <span class="who">
        {seat === undefined ? null : <SeatBadge seat={seat} isWreck={isDead} />}
        {isDead ? null : <span class="alive">{more.alive}</span>}
      </span>
      <span class="points">{text.points(points)}</span>
      <span class="measure" aria-hidden="true">
        <span class="damage" style={{ width: `${(100 * damage) / most}%` }} />
        <span class="bonus" style={{ width: `${(100 * bonus) / most}%` }} />
      </span>
      <span class="sum">{more.sum(damage, bonus)}</span>
    </li>
  );
}
