/** What the chosen tank dealt to the others, and what they took from it: in a line. */
import "./exchange_text.css";
import type { JSX } from "preact";
import * as later from "../../strings/later.ts";
import { exchangeAt, type Share } from "../model/exchange.ts";
import type { Recording } from "../model/recording.ts";
import { SeatBadge } from "./seat_badge.tsx";

const text = later.tanksPanel.exchange;

/** The tanks with the most points are named; of a melee of many the others are added up. */
const MOST = 5;

interface ExchangeTextProps {
  readonly recording: Recording;
  readonly turn: number;
  readonly seat: number;
}

/** Both sides, up to the turn. */
export function ExchangeText({ recording, turn, seat }: ExchangeTextProps): JSX.Element {
  const { dealt, taken } = exchangeAt(recording, turn, seat);
  return (
    <dl class="exchange-text small">
      <Side recording={recording} title={text.dealt} shares={dealt} />
      <Side recording={recording} title={text.taken} shares={taken} />
    </dl>
  );
}

function Side({ recording, title, shares }: {
  readonly recording: Recording;
  readonly title: string;
  readonly shares: readonly Share[];
}): JSX.Element {
  const others = shares.slice(MOST);
  const sum = others.reduce((all, { points }) => all + points, 0);
  return (
    <div class="side">
      <dt>{title}</dt>
      <dd>
        {shares.length === 0 ? text.nothing : null}
        {shares.slice(0, MOST).map(({ seat, points }) => {
          const other = recording.seats[seat];
          return other === undefined ? null : (
            <span key={seat} class="share-of">
              <SeatBadge seat={other} /> <strong>{points}</strong>
            </span>
          );
        })}
        {others.length === 0 ? null : <span>{text.others(others.length, sum)}</span>}
      </dd>
    </div>
  );
}
