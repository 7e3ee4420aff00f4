/** The marks of a time line: few paths, however many marks there are. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { fillOf, MARK_SIZE, markPath } from "./mark_shapes.tsx";
import { type PlacedMark, thinMarks, weightOf } from "./marks.ts";
import type { MarkKind, TimelineMark } from "./types.ts";

interface TimelineMarksProps {
  readonly marks: readonly TimelineMark[];
  /** The last frame. */
  readonly length: number;
  /** Of the time line, in pixels; 0 draws nothing. */
  readonly width: number;
}

/** Marks that are drawn alike, as one path. */
interface MarkGroup {
  readonly kind: MarkKind;
  readonly colour: string | undefined;
  readonly path: string;
}

/**
 * What is drawn, the undermost first: ticks in a row on the track, signs in a row above it. A row shows no two marks
 * less than `spacing` pixels apart; deaths make room for nobody.
 */
const ROWS: readonly {
  readonly kinds: readonly MarkKind[];
  readonly place: "low" | "high";
  readonly spacing: number;
}[] = [
  { kinds: ["note", "hit"], place: "low", spacing: 3 },
  { kinds: ["collision", "fault"], place: "high", spacing: 9 },
  { kinds: ["death"], place: "high", spacing: 3 },
];

/** All marks for which there is room. */
export function TimelineMarks({ marks, length, width }: TimelineMarksProps): JSX.Element {
  const rows = useMemo(
    () =>
      ROWS.map(({ kinds, place, spacing }) => {
        const ofRow = width > 0 ? marks.filter((mark) => kinds.includes(mark.kind)) : [];
        return { place, groups: groupMarks(thinMarks(ofRow, length, width, spacing)) };
      }),
    [marks, length, width],
  );
  return (
    <>
      {rows.map(({ place, groups }, index) => (
        <MarkRow
          key={index}
          place={place}
          groups={groups}
        />
      ))}
    </>
  );
}

function MarkRow(
  { place, groups }: { readonly place: "low" | "high"; readonly groups: readonly MarkGroup[] },
): JSX.Element {
  return (
    <svg class={`mark-row ${place}`} height={MARK_SIZE.height} aria-hidden="true">
      {groups.map(({ kind, colour, path }) => (
        <path
          key={`${kind} ${colour}`}
          class={`mark ${kind}`}
          d={path}
          style={fillOf(colour)}
        />
      ))}
    </svg>
  );
}

/** The weightiest last, so that they are drawn over the others. */
function groupMarks(placed: readonly PlacedMark[]): readonly MarkGroup[] {
  const groups = new Map<string, MarkGroup>();
  const inOrder = placed.toSorted((a, b) => weightOf(a.mark) - weightOf(b.mark));
  for (const { mark: { kind, colour }, x } of inOrder) {
    const name = `${kind} ${colour}`;
    const path = (groups.get(name)?.path ?? "") + markPath(kind, x);
    groups.set(name, { kind, colour, path });
  }
  return [...groups.values()];
}
