/** A square of many: only what is in sight is drawn, and its heads stay in sight. */
import "./large_matrix.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { EntryName } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { useWidth } from "../ui/use_width.ts";
import { useWindow } from "../ui/use_window.ts";
import { EntryBadge, EntryLink } from "./entry_name.tsx";
import type { PairLookup } from "./matrix_pairs.ts";

const text = strings.contest;

/** In pixels; the style has the same. */
const ROW_HEIGHT = 36;
const COLUMN_WIDTH = 40;

/** Columns on both sides of what is seen, so that fast scrolling shows no gap. */
const SPARE = 5;

const USUAL_WIDTH = 1100;

/** How much of the colour there is at most, in per cent: words must be readable on it. */
const STRONGEST = 44;

interface LargeMatrixProps {
  readonly entries: readonly EntryName[];
  /** The places of the rows to show. */
  readonly rows: readonly number[];
  /** Some rows only: columns that none of them met are left out. */
  readonly isFiltered: boolean;
  readonly look: PairLookup;
}

/** Tab leads to one cell only, and arrow keys from cell to cell: there are thousands. */
export function LargeMatrix({ entries, rows, isFiltered, look }: LargeMatrixProps): JSX.Element {
  const { end, first, onScroll, scroller } = useWindow<HTMLDivElement>(rows.length, ROW_HEIGHT);
  const [scrolled, setScrolled] = useState(0);
  const [told, setTold] = useState("");
  const width = useWidth(scroller, USUAL_WIDTH);
  const all = [...entries.keys()].filter((column) =>
    !isFiltered || rows.some((row) => look(row, column) !== undefined)
  );
  const from = Math.max(0, scrolled - SPARE);
  const to = Math.min(all.length, scrolled + Math.ceil(width / COLUMN_WIDTH) + SPARE);
  const columns = all.slice(from, to);
  const before = <Room columns={from} />;
  const after = <Room columns={all.length - to} />;
  const follow = () => {
    onScroll();
    setScrolled(Math.floor((scroller.current?.scrollLeft ?? 0) / COLUMN_WIDTH));
  };
  // What a cell is about in words, also for who goes through them by keys: a title shows for a mouse alone.
  const tell = ({ target }: Event) => {
    const cell = target instanceof Element ? target.closest("a.share") : null;
    if (cell !== null) setTold(cell.getAttribute("aria-label") ?? "");
  };
  const entrance = columns.find((column) => look(rows[first] ?? -1, column) !== undefined);
  return (
    <>
      <div
        class="large-matrix"
        ref={scroller}
        onScroll={follow}
        onFocusIn={tell}
        onMouseOver={tell}
        onKeyDown={moveFocus}
        role="region"
        aria-label={text.matrixTitle}
        tabIndex={0}
      >
        <table aria-rowcount={rows.length + 1} aria-colcount={all.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <td class="corner" />
              {before}
              {columns.map((column, at) => (
                <Head key={column} named={entries[column]} place={from + at + 2} />
              ))}
              {after}
            </tr>
          </thead>
          <tbody>
            <Spacer rows={first} />
            {rows.slice(first, end).map((row, at) => (
              <tr key={row} aria-rowindex={first + at + 2}>
                <th scope="row">
                  <Named named={entries[row]} />
                </th>
                {before}
                {columns.map((column) => (
                  <Cell
                    key={column}
                    entries={entries}
                    row={row}
                    column={column}
                    look={look}
                    isEntrance={at === 0 && column === entrance}
                  />
                ))}
                {after}
              </tr>
            ))}
            <Spacer rows={rows.length - end} />
          </tbody>
        </table>
      </div>
      <p class="matrix-told small" aria-hidden="true">{told === "" ? text.cellHint : told}</p>
    </>
  );
}

/** Room of rows that are not drawn. */
function Spacer({ rows }: { readonly rows: number }): JSX.Element | null {
  if (rows <= 0) return null;
  return <tr aria-hidden="true" style={{ height: `${rows * ROW_HEIGHT}px` }} />;
}

/** Room of columns that are not drawn. */
function Room({ columns }: { readonly columns: number }): JSX.Element | null {
  if (columns <= 0) return null;
  return <td aria-hidden="true" style={{ minWidth: `${columns * COLUMN_WIDTH}px` }} />;
}

interface HeadProps {
  readonly named: EntryName | undefined;
  /** The column, from 1. */
  readonly place: number;
}

function Head({ named, place }: HeadProps): JSX.Element {
  const { entry, name } = named ?? { entry: "", name: "" };
  return (
    <th scope="col" title={name} aria-colindex={place}>
      <span class="column-head">
        <span class="name">{name}</span>
        <EntryBadge entry={entry} name={name} />
      </span>
    </th>
  );
}

function Named({ named }: { readonly named: EntryName | undefined }): JSX.Element | null {
  return named === undefined ? null : <EntryLink entry={named.entry} name={named.name} />;
}

interface CellProps extends Pick<LargeMatrixProps, "entries" | "look"> {
  readonly row: number;
  readonly column: number;
  /** The cell to which Tab leads. */
  readonly isEntrance: boolean;
}

/** The share of the rounds that the row won, in per cent. */
function Cell({ column, entries, isEntrance, look, row }: CellProps): JSX.Element {
  if (row === column) return <td class="self" />;
  const score = look(row, column);
  if (score === undefined) return <td />;
  const { last, lead, rounds, share, wins: [own, theirs] } = score;
  const [one, other] = [entries[row]?.name ?? "", entries[column]?.name ?? ""];
  const told = text.against(one, other, own, theirs, rounds) +
    (share === undefined ? "" : text.shareOf(share));
  const outcome = lead > 0 ? "wins" : lead < 0 ? "loses" : "level";
  return (
    <td>
      <a
        class={`share score ${outcome}`}
        style={{ "--lead": `${Math.abs(lead) * STRONGEST}%` }}
        href={pageOfMatch(last.run, last.match)}
        tabIndex={isEntrance ? 0 : -1}
        title={told}
        aria-label={told}
      >
        {share === undefined ? "=" : text.number(share * 100)}
      </a>
    </td>
  );
}

/** The steps of the arrow keys: columns, rows. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Goes to the next cell in that direction that leads somewhere. */
function moveFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof Element ? event.target.closest("td") : null;
  const row = cell?.parentElement;
  const body = row?.parentElement;
  if (step === undefined || cell === null || !row || !body) return;
  event.preventDefault();
  let across = [...row.children].indexOf(cell);
  let down = [...body.children].indexOf(row);
  while (body.children[down]?.children[across] !== undefined) {
    across += step[0];
    down += step[1];
    const link = body.children[down]?.children[across]?.querySelector("a.share");
    if (link instanceof HTMLElement) return link.focus();
  }
}
