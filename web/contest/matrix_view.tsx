/** Who did how against whom, over all stages. */
import "./matrix_view.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { ContestMatrix } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { type CellContent, DuelMatrix } from "../ui/duel_matrix.tsx";
import { Score, ScoreLegend } from "../ui/score.tsx";
import { isFound, SearchField } from "../ui/search_field.tsx";
import { EntryBadge, EntryLink } from "./entry_name.tsx";
import { LargeMatrix } from "./large_matrix.tsx";
import { lookUpPairs, type PairLookup } from "./matrix_pairs.ts";

const text = strings.contest;

/** So many rows have room for whole scores. */
const MOST_IN_SMALL = 12;

/** A small contest has a square with scores, a large one a square with shares, of which a name finds rows. */
export function MatrixView({ matrix }: { readonly matrix: ContestMatrix }): JSX.Element {
  const query = useSignal("");
  const look = useMemo(() => lookUpPairs(matrix), [matrix]);
  const { entries } = matrix;
  const isSmall = entries.length <= MOST_IN_SMALL;
  const found = [...entries.keys()].filter((place) =>
    isFound(query.value, entries[place]?.name ?? "")
  );
  return (
    <section class="contest-part">
      <div class="contest-part-head">
        <div>
          <h2>{text.matrixTitle}</h2>
          <p class="soft">{isSmall ? text.matrixHint : text.shareHint} {text.sampleHint}</p>
          <ScoreLegend />
        </div>
        {isSmall ? null : (
          <div class="matrix-search">
            <SearchField label={text.find} query={query} />
            <span class="soft small" role="status">
              {text.rowsShown(found.length, entries.length)}
            </span>
          </div>
        )}
      </div>
      {matrix.pairs.length === 0
        ? <p class="soft">{text.noDuels}</p>
        : found.length === 0
        ? <p class="soft">{text.noRow(query.value.trim())}</p>
        : (
          <div class={isSmall ? "card matrix-card small-matrix" : "card matrix-card"}>
            {isSmall ? <SmallMatrix matrix={matrix} look={look} /> : (
              <LargeMatrix
                key={query.value}
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
      label: text.pair(one, other, own, theirs, rounds),
      href: pageOfMatch(last.run, last.match),
      content: (
        <span class="pair">
          <Score score={score} /> <span class="rounds">{text.roundsOf(rounds)}</span>
        </span>
      ),
    };
  };
  return <DuelMatrix label={text.matrixTitle} contestants={contestants} cell={cell} />;
}
