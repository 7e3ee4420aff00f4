/** The line that stands out, with a ring where a new version begins. */
import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import type { HistoryLine } from "../../lib/contest/published/types.ts";
import { Badges, colourOfBadge } from "./entry_name.tsx";
import { pathOf, type Scale, xOf, yOf } from "./rank_lines.ts";

/** Dots nearer to each other than this, in pixels, would be one. */
const DOT_ROOM = 10;

interface FollowedLineProps {
  readonly line: HistoryLine;
  readonly scale: Scale;
}

/** Drawn above all others. */
export function FollowedLine({ line, scale }: FollowedLineProps): JSX.Element {
  const { entry, ranks, versions } = line;
  const badge = useContext(Badges).get(entry);
  const colour = badge === undefined ? "var(--accent)" : colourOfBadge(badge);
  let before: number | null = null;
  return (
    <g class="followed" style={{ "--entry": colour }}>
      <path class="halo" d={pathOf(ranks, scale)} />
      <path class="line" d={pathOf(ranks, scale)} />
      {ranks.map((rank, column) => {
        if (rank === null) return null;
        const version = versions[column] ?? null;
        const isFirst = version !== before;
        before = version;
        if (!isFirst && scale.step < DOT_ROOM) return null;
        return (
          <circle
            key={column}
            class={isFirst ? "version-begins" : "dot"}
            cx={xOf(column, scale)}
            cy={yOf(rank, scale)}
            r={isFirst ? 5.5 : 3.5}
          />
        );
      })}
    </g>
  );
}
