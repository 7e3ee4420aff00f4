/** The home of a contest: how it stands, and what is going on. */
import "./table_view.css";
import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import type {
  ContestOverview,
  ContestRow,
  ContestTable,
} from "../../lib/contest/published/types.ts";
import type { Connection } from "../site/live.ts";
import * as strings from "../strings/strings.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { type Column, figuresOf } from "../ui/figures.tsx";
import { Meanings } from "../ui/meanings.tsx";
import { StandingsTable } from "../ui/standings_table.tsx";
import { Badges, colourOfBadge, EntryLink } from "./entry_name.tsx";
import { LeadMark } from "./lead_mark.tsx";
import { Movement } from "./movement.tsx";
import { NoTable } from "./no_table.tsx";
import { NowColumn } from "./now_column.tsx";
import { OtherEntries } from "./other_entries.tsx";
import type { StageProgress } from "./types.ts";

const text = strings.contest;

interface TableViewProps {
  readonly overview: ContestOverview;
  readonly progress: StageProgress | undefined;
  readonly connection: Connection | undefined;
}

/** Before the first stage is over, what is there instead of a table. */
export function TableView({ overview, progress, connection }: TableViewProps): JSX.Element {
  const { entries, table } = overview;
  const inTable = new Set(table?.rows.map(({ entry }) => entry));
  const others = entries.filter(({ entry }) => !inTable.has(entry));
  return (
    <div class="table-view">
      {table === undefined
        ? <NoTable overview={overview} />
        : <Standing overview={overview} table={table} />}
      <NowColumn overview={overview} progress={progress} connection={connection} />
      {table === undefined || others.length === 0 ? null : <OtherEntries entries={others} />}
    </div>
  );
}

interface StandingProps {
  readonly overview: ContestOverview;
  readonly table: ContestTable;
}

function Standing({ overview, table }: StandingProps): JSX.Element {
  const { stage, rows } = table;
  const figures = [RATING, ...figuresOf(table, true)];
  const badges = useContext(Badges);
  const meant = [...figures, { heading: text.marks, hint: text.marksHint }];
  const run = overview.stages.find(({ number }) => number === stage)?.run;
  return (
    <section class="contest-part">
      <div>
        <AfterStage overview={overview} stage={stage} />
        <p class="soft">{sureness(rows)}</p>
      </div>
      <div class="card contest-table">
        <StandingsTable
          rows={rows}
          figures={figures}
          hasRanges
          keyOf={({ entry }) => entry}
          program={(row) => <Program row={row} />}
          colourOf={({ entry }) => colourOfBadge(badges.get(entry))}
          movement={{ heading: text.movement, cell: (row) => <Movement row={row} /> }}
          mark={({ lead }) => <LeadMark lead={lead} />}
        />
        <div class="standings-foot small">
          <Meanings rows={rows} figures={meant} hasRanges />
          {run === undefined ? null : <a href={pageOfRun(run)}>{text.fullTable(stage)}</a>}
        </div>
      </div>
    </section>
  );
}

const RATING: Column<ContestRow> = {
  heading: text.ratingWord,
  hint: text.ratingHint,
  look: "number",
  isKept: true,
  cell: ({ rating }) => rating === undefined ? text.none : text.rating(rating),
};

/** What stands. */
function AfterStage(
  { overview, stage }: Pick<StandingProps, "overview"> & { readonly stage: number },
): JSX.Element {
  const played = overview.stages.find(({ number }) => number === stage);
  return (
    <h2 class="after-stage">
      {text.afterStage(stage)}
      {played === undefined ? null : (
        <span class="soft">
          {text.playedFor}
          <bdi>{played.name}</bdi>
          {text.playedForVersion(played.version)}
        </span>
      )}
    </h2>
  );
}

function Program({ row }: { readonly row: ContestRow }): JSX.Element {
  const { bot, entry, isNew, version } = row;
  return (
    <span class="contest-program">
      <EntryLink entry={entry} name={bot} />
      <span class="soft small" aria-hidden="true">{text.version(version)}</span>
      <span class="spoken">{text.versionSpoken(version)}</span>
      {isNew ? <span class="played-for" title={text.newVersion} aria-hidden="true">★</span> : null}
      {isNew ? <span class="spoken">, {text.newVersion}</span> : null}
    </span>
  );
}

/** How sure the order is. */
function sureness(rows: readonly ContestRow[]): string | undefined {
  const gaps = rows.filter(({ lead }) => lead !== undefined);
  const open = gaps.filter(({ lead }) => lead?.verdict === "open").length;
  if (gaps.length === 0) return undefined;
  return open === 0 ? text.noneOpen : text.someOpen(open, gaps.length);
}
