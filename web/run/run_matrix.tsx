/** The duels of a run as a square. Where a pair has played, the cell is a link with the score. */
import type { JSX } from "preact";
import type { PublishedMatch, PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { BotBadge } from "../tanks/view/bot_badge.tsx";
import { type CellContent, DuelMatrix } from "../ui/duel_matrix.tsx";
import { Score } from "../ui/score.tsx";
import { BotLink } from "./bot_link.tsx";
import { isWorthOpening } from "./match_progress.ts";
import { duelScore } from "./match_score.ts";
import { tellDuel } from "./tell_duel.ts";

const text = strings.run;

interface RunMatrixProps {
  readonly run: PublishedRun;
  readonly duels: readonly PublishedMatch[];
  /** The programs in the order of the rows and columns. */
  readonly bots: readonly string[];
  /** The index of each program, by its name. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** A duel, and which of the two the row is. */
interface Seen {
  readonly match: PublishedMatch;
  readonly place: 0 | 1;
}

/** The table of the run gives the order. */
export function RunMatrix({ run, duels, bots, indexes }: RunMatrixProps): JSX.Element {
  const byPair = new Map(
    duels.flatMap((match): (readonly [string, Seen])[] => {
      const [one = "", other = ""] = match.bots;
      return [[keyOf(one, other), { match, place: 0 }], [keyOf(other, one), { match, place: 1 }]];
    }),
  );
  const contestants = bots.map((bot) => {
    const index = indexes.get(bot) ?? 0;
    return {
      key: bot,
      name: bot,
      badge: <BotBadge index={index} />,
      head: <BotLink index={index} name={bot} />,
    };
  });
  return (
    <DuelMatrix
      label={text.duelsTitle}
      contestants={contestants}
      cell={(row, column) => cellOf(run, byPair.get(keyOf(bots[row] ?? "", bots[column] ?? "")))}
    />
  );
}

function cellOf(run: PublishedRun, seen: Seen | undefined): CellContent | undefined {
  if (seen === undefined) return undefined;
  const { match, place } = seen;
  const score = duelScore(match, place);
  return {
    label: tellDuel(match, place),
    href: isWorthOpening(run, match) ? pageOfMatch(run.id, match.id) : undefined,
    content: score !== undefined
      ? <Score score={score} />
      : match.played === 0
      ? text.nothing
      : text.number(match.played),
  };
}

/** Names may hold any character but a line feed in this place. */
function keyOf(row: string, column: string): string {
  return JSON.stringify([row, column]);
}
