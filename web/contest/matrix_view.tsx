/** Who did how against whom, over all stages. */
import "./matrix_view.css";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { ContestMatrix } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { type CellContent, DuelMatrix } from "../ui/duel_matrix.tsx";
import { Score, ScoreLegend } from "../ui/score.tsx";
import { EntryBadge, EntryLink } from "./entry_name.tsx";
import { LargeMatrix } from "./large_matrix.tsx";
import { lookUpPairs, type PairLookup } from "./matrix_pairs.ts";
import { isLike, SearchField } from "./search_field.tsx";

const text = strings.contest;

/** So many rows have room for whole scores. */
const MOST_IN_SMALL = 12;

/** A small contest has a square with scores, a large one a square with shares, of which a name finds rows. */
export function MatrixView({ matrix }: { readonly matrix: ContestMatrix }): JSX.Element {
  const [query, setQuery] = useState("");
  const look = useMemo(() => lookUpPairs(matrix), [matrix]);
  const { entries } = matrix;
  const isSmall = entries.length <= MOST_IN_SMALL;
  const found = [...entries.keys()].filter((place) => isLike(entries[place]?.name ?? "", query));
  return (
    <section class="contest-part">
      <div class="contest-part-head">
        <div>
          <h2>{text.matrixTitle}</h2>
          <p class="soft">{isSmall ? text.matrixHint : text.shareHint}</p>
          <ScoreLegend />
        </div>
        {isSmall ? null : (
          <div class="matrix-search">
            <SearchField query={query} onQuery={setQuery} />
            <span class="soft small" role="status">
              {text.rowsShown(found.length, entries.length)}
            </span>
          </div>
        )}
      </div>
      {matrix.pairs.length === 0
        ? <p class="soft">{text.noDuels}</p>
        : found.length === 0
        ? <p class="soft">{text.noRow(query.trim())}</p>
        : (
          <div class="card matrix-card">
            {isSmall ? <SmallMatrix matrix={matrix} look={look} /> : (
              <LargeMatrix
                key={query}
                entries={entries}
                rows={found}
                isFiltered={found.length < entries.length}
                look={look}
              />
            )}
          </div>
        )}
    </section>
  );
}

interface SmallMatrixProps {
  readonly matrix: ContestMatrix;
  readonly look: PairLookup;
}

function SmallMatrix({ matrix: { entries }, look }: SmallMatrixProps): JSX.Element {
  const contestants = entries.map(({ entry, name }) => ({
    key: entry,
    name,
    badge: <EntryBadge entry={entry} name={name} />,
    head: <EntryLink entry={entry} name={name} />,
  }));
  const cell = (row: number, column: number): CellContent | undefined => {
    const score = look(row, column);
    if (score === undefined) return undefined;
    const { last, rounds, wins: [own, theirs] } = score;
    const [one, other] = [entries[row]?.name ?? "", entries[column]?.name ?? ""];
    return {
      label: text.against(one, other, own, theirs, rounds),
      href: pageOfMatch(last.run, last.match),
      content: <Score score={score} />,
    };
  };
  return <DuelMatrix label={text.matrixTitle} contestants={contestants} cell={cell} />;
}
