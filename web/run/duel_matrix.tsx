/** Duels as a square: row against column. Where a pair has played, the cell is a link with the score. */
import "./duel_matrix.css";
import type { JSX } from "preact";
import type { PublishedMatch, PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { BotBadge, BotName } from "../tanks/view/bot_badge.tsx";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { isWorthOpening } from "./match_progress.ts";
import { duelScore } from "./match_score.ts";
import { Score, tellDuel } from "./score.tsx";

const text = strings.run;

interface DuelMatrixProps {
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

/** Every pair is there twice, so that a program's row holds all its duels. */
export function DuelMatrix({ run, duels, bots, indexes }: DuelMatrixProps): JSX.Element {
  const byPair = new Map(
    duels.flatMap((match): (readonly [string, Seen])[] => {
      const [one = "", other = ""] = match.bots;
      return [[keyOf(one, other), { match, place: 0 }], [keyOf(other, one), { match, place: 1 }]];
    }),
  );
  return (
    <div class="duel-matrix" role="region" aria-label={text.duelsTitle} tabIndex={0}>
      <table style={{ "--programs": String(bots.length) }}>
        <thead>
          <tr>
            <td />
            {bots.map((bot) => (
              <th key={bot} scope="col" title={bot}>
                <span class="column">
                  <span class="name">{bot}</span>
                </span>
                <BotBadge index={indexes.get(bot) ?? 0} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bots.map((row) => (
            <tr key={row}>
              <th scope="row">
                <BotName index={indexes.get(row) ?? 0} name={row} />
              </th>
              {bots.map((column) => (
                <td key={column}>
                  <Cell run={run} seen={byPair.get(keyOf(row, column))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly run: PublishedRun;
  readonly seen: Seen | undefined;
}

function Cell({ run, seen }: CellProps): JSX.Element {
  if (seen === undefined) return <span class="cell none" />;
  const { match, place } = seen;
  const label = tellDuel(match, place);
  const score = duelScore(match, place);
  const content = score !== undefined
    ? <Score score={score} />
    : match.played === 0
    ? text.nothing
    : text.number(match.played);
  if (!isWorthOpening(run, match)) return <span class="cell" title={label}>{content}</span>;
  return (
    <a
      class="cell"
      href={pageOfMatch(run.id, match.id)}
      title={label}
      aria-label={label}
    >
      {content}
    </a>
  );
}

/** Names may hold any character but a line feed in this place. */
function keyOf(row: string, column: string): string {
  return JSON.stringify([row, column]);
}
