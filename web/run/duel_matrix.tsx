/** Duels as a square: row against column. Where a pair has played, the cell is a link. */
import type { JSX } from "preact";
import type { PublishedMatch, PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { BotBadge, BotName } from "../tanks/view/bot_badge.tsx";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { isWorthOpening, progressOf } from "./match_progress.ts";

const text = strings.run;

interface DuelMatrixProps {
  readonly run: PublishedRun;
  readonly duels: readonly PublishedMatch[];
  /** The index of each program, by its name. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** Every pair is there twice, so that a program's row holds all its duels. */
export function DuelMatrix({ run, duels, indexes }: DuelMatrixProps): JSX.Element {
  const byPair = new Map(
    duels.flatMap((match) => {
      const [one = "", other = ""] = match.bots;
      return [[keyOf(one, other), match], [keyOf(other, one), match]] as const;
    }),
  );
  return (
    <div class="duel-matrix" role="region" aria-label={text.duelsTitle} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {run.bots.map((bot) => (
              <th key={bot} scope="col" title={bot}>
                <BotBadge index={indexes.get(bot) ?? 0} />
                <span class="spoken">{bot}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {run.bots.map((row) => (
            <tr key={row}>
              <th scope="row">
                <BotName index={indexes.get(row) ?? 0} name={row} />
              </th>
              {run.bots.map((column) => (
                <td key={column}>
                  <Cell
                    run={run}
                    match={byPair.get(keyOf(row, column))}
                    names={[row, column]}
                  />
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
  readonly match: PublishedMatch | undefined;
  readonly names: readonly [string, string];
}

function Cell({ run, match, names: [row, column] }: CellProps): JSX.Element {
  if (match === undefined) return <span class="cell none" />;
  const label = text.duelOf(row, column, progressOf(match));
  const content = match.played === 0 ? text.nothing : text.number(match.played);
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
