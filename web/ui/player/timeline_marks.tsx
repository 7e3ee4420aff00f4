/** The marks of a time line: few paths, however many marks there are, and letters where there is room. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { fillOf, MARK_SIZE, markPath } from "./mark_shapes.tsx";
import { type PlacedMark, placeSigns, thinMarks, weightOf } from "./marks.ts";
import type { Scale } from "./scale.ts";
import type { MarkKind, TimelineMark } from "./types.ts";

interface TimelineMarksProps {
  readonly marks: readonly TimelineMark[];
  readonly scale: Scale;
  /** Of the time line, in pixels; 0 draws nothing. */
  readonly width: number;
}

/** Marks that are drawn alike, as one path. */
interface MarkGroup {
  readonly kind: MarkKind;
  readonly colour: string | undefined;
  readonly path: string;
}

/** Kinds of which a row shows no two marks less than `spacing` pixels apart. */
interface Layer {
  readonly kinds: readonly MarkKind[];
  readonly spacing: number;
}

/**
 * What is drawn, the undermost first: ticks in a row on the track, signs in a row above it; deaths make room for nobody.
 * `half` is half the width of the widest drawing of a row, in pixels.
 */
const ROWS: readonly {
  readonly place: "low" | "high";
  readonly half: number;
  readonly layers: readonly Layer[];
}[] = [
  { place: "low", half: 2.5, layers: [{ kinds: ["note", "hit"], spacing: 3 }] },
  {
    place: "high",
    half: 6,
    layers: [
      { kinds: ["collision", "fault"], spacing: 9 },
      { kinds: ["death"], spacing: 3 },
    ],
  },
];

/** The line on which letters stand, from the upper edge of a row, in pixels. */
const LETTER_LINE = 10.5;

/** All marks for which there is room. */
export function TimelineMarks({ marks, scale, width }: TimelineMarksProps): JSX.Element {
  const rows = useMemo(
    () =>
      ROWS.map(({ place, half, layers }) => {
        const placed = layers.map(({ kinds, spacing }) => {
          const ofLayer = width > 0 ? marks.filter(({ kind }) => kinds.includes(kind)) : [];
          return thinMarks(ofLayer, scale, width, spacing);
        }).flat();
        return { place, paths: pathsOf(placed), signs: placeSigns(placed, half, width) };
      }),
    [marks, scale, width],
  );
  return (
    <>
      {rows.map(({ place, paths, signs }) => (
        <svg key={place} class={`mark-row ${place}`} height={MARK_SIZE.height} aria-hidden="true">
          {paths.map(({ kind, colour, path }) => (
            <path
              key={`${kind} ${colour}`}
              class={`mark ${kind}`}
              d={path}
              style={fillOf(colour)}
            />
          ))}
          {signs.map(({ text, x }) => (
            <text key={x} class="mark-sign-letter" x={x} y={LETTER_LINE}>{text}</text>
          ))}
        </svg>
      ))}
    </>
  );
}

/** The weightiest last, so that they are drawn over the others. */
function pathsOf(placed: readonly PlacedMark[]): readonly MarkGroup[] {
  const groups = new Map<string, MarkGroup>();
  const inOrder = placed.toSorted((a, b) => weightOf(a.mark) - weightOf(b.mark));
  for (const { mark: { kind, colour }, x } of inOrder) {
    const name = `${kind} ${colour}`;
    const path = (groups.get(name)?.path ?? "") + markPath(kind, x);
    groups.set(name, { kind, colour, path });
  }
  return [...groups.values()];
}
