/** A pool's table: sums, points on each circuit, who goes on and why. */
import "./pool_table.css";
import { Fragment, type JSX } from "preact";
import type {
  PublishedChampionship,
  PublishedPoolResult,
  PublishedRank,
} from "../../lib/race/published_championship.ts";
import * as strings from "../strings/strings.ts";
import { nameOf, participantOf } from "./names.ts";

const text = strings.championship;

interface PoolTableProps {
  readonly championship: PublishedChampionship;
  readonly result: PublishedPoolResult;
}

/** A line parts those who go on from the others; it tells what decided between the two beside it. */
export function PoolTable({ championship, result }: PoolTableProps): JSX.Element {
  const { mean, races, ranking } = result;
  const owners = races.map(({ circuit }) => nameOf(championship, circuit));
  return (
    <div class="card pool-table">
      <div class="scroller" role="region" aria-label={text.table} tabIndex={0}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" class="rank">
                <span class="spoken">{text.rank}</span>
              </th>
              <th role="columnheader">{text.pilot}</th>
              <th role="columnheader" class="number">{text.sum}</th>
              <th role="columnheader" class="circuits">
                <span class="spoken">{text.onCircuits}</span>
                <span class="cells" aria-hidden="true">
                  {owners.map((owner, at) => (
                    <span key={at} class="cell">
                      <span class="name">{owner}</span>
                    </span>
                  ))}
                </span>
              </th>
              <th role="columnheader" class="why">{text.aheadBy}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {ranking.map((row, at) => (
              <Fragment key={row.pilot}>
                <Line {...{ championship, owners, row }} />
                <Cut {...{ championship, row }} next={ranking[at + 1]} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <div class="pool-foot small">
        <p class="soft">
          {mean.count === 0
            ? text.noTimes
            : text.mean(Math.round(mean.sum / mean.count), mean.count)}
        </p>
        <details>
          <summary>{text.meanings}</summary>
          {text.meaning.map((sentence) => <p key={sentence} class="soft">{sentence}</p>)}
        </details>
      </div>
    </div>
  );
}

interface LineProps {
  readonly championship: PublishedChampionship;
  /** Whose circuits the races are on, in order. */
  readonly owners: readonly string[];
  readonly row: PublishedRank;
}

function Line({ championship, owners, row }: LineProps): JSX.Element {
  const { decidedBy, isQualified, pilot, points, rank, sum } = row;
  const estimate = participantOf(championship, pilot)?.estimate;
  const isByEstimate = decidedBy === "estimate";
  return (
    <tr role="row" class={isQualified || pilot === championship.winner ? "goes-on" : undefined}>
      <td role="cell" class="rank">{rank}</td>
      <th role="rowheader" scope="row" class="pilot">
        <span class="name">{nameOf(championship, pilot)}</span>
        {isQualified ? <span class="goes-on-mark small">{text.goesOn}</span> : null}
      </th>
      <td role="cell" class="number sum">{sum}</td>
      <td role="cell" class="circuits" data-heading={text.onCircuits}>
        <ol class="cells">
          {points.map((won, at) => (
            <li key={at} class={`cell${won === 0 ? " none" : ""}`}>
              <span aria-hidden="true">{won}</span>
              <span class="spoken">{text.pointsOn(won, owners[at] ?? "")}</span>
            </li>
          ))}
        </ol>
      </td>
      <td role="cell" class="why soft" data-heading={text.aheadBy}>
        {decidedBy === undefined ? "" : text.aheadByWhat(decidedBy)}
        {isByEstimate && estimate !== undefined
          ? <span class="small estimate">{text.estimate(estimate)}</span>
          : null}
      </td>
    </tr>
  );
}

interface CutProps {
  readonly championship: PublishedChampionship;
  readonly row: PublishedRank;
  readonly next: PublishedRank | undefined;
}

function Cut({ championship, next, row }: CutProps): JSX.Element | null {
  const { decidedBy, isQualified, pilot, rank } = row;
  if (!isQualified || next === undefined || next.isQualified || decidedBy === undefined) {
    return null;
  }
  const [last, first] = [nameOf(championship, pilot), nameOf(championship, next.pilot)];
  return (
    <tr role="row" class="cut">
      <td role="cell" colSpan={5}>
        <strong>{text.cut(rank)}.</strong>{" "}
        <span class="soft">{text.cutWhy(last, first, decidedBy)}.</span>
      </td>
    </tr>
  );
}
