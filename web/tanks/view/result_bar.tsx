/** The end of a round in one line, under the picture: who won, and what next. */
import "./result_bar.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { Recording } from "../model/recording.ts";
import { rankingOf } from "../model/standing.ts";
import { SeatBadge } from "./seat_badge.tsx";

const text = strings.panels.result;

interface ResultBarProps {
  readonly recording: Recording;
  /** Through whose eyes the round is seen: no program is told how a round ended. */
  readonly viewer: number | undefined;
  readonly onReplay: () => void;
  /** Absent where there is no further round. */
  readonly onNext?: () => void;
}

/** Shown when the last turn has been reached. */
export function ResultBar({ recording, viewer, onReplay, onNext }: ResultBarProps): JSX.Element {
  return (
    <div class="result-bar">
      <p class="result-words" role="status">
        {viewer === undefined ? <Winner recording={recording} /> : text.title}
      </p>
      <div class="result-buttons">
        <Button label={text.again} icon="replay" onClick={onReplay}>
          <span class="word">{text.again}</span>
        </Button>
        {onNext === undefined
          ? null
          : (
            <Button label={text.next} icon="forward" look="primary" onClick={onNext}>
              <span class="word">{text.next}</span>
            </Button>
          )}
      </div>
    </div>
  );
}

function Winner({ recording }: { readonly recording: Recording }): JSX.Element {
  const winner = rankingOf(recording).find(({ bonus }) => bonus > 0);
  const seat = winner === undefined ? undefined : recording.seats[winner.seat];
  if (winner === undefined || seat === undefined) return <>{text.nobody}</>;
  return (
    <>
      <SeatBadge seat={seat} />
      <span>{text.wins}</span>
      <span class="soft">{text.points(winner.points)}</span>
    </>
  );
}
