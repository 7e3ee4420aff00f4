/** Lines that a program read, and what each number in them means; the two light up together. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { DialogueTurn } from "../../../lib/logs/dialogue.ts";
import * as later from "../../strings/later.ts";
import { explain, groupsOf, type Piece, type PieceGroup } from "../model/lines.ts";
import type { Recording } from "../model/recording.ts";
import { SeatBadge } from "./seat_badge.tsx";

const text = later.panels.lines;

interface ExplainedLinesProps {
  readonly recording: Recording;
  readonly seat: number;
  readonly turn: DialogueTurn;
}

/** The lines above, the meanings below. */
export function ExplainedLines({ recording, seat, turn }: ExplainedLinesProps): JSX.Element {
  const [lit, setLit] = useState<number | undefined>(undefined);
  const lines = explain(recording, seat, turn);
  const groups = groupsOf(lines);
  // A row of heights that went on in the next line could not be read as a map.
  const isMap = groups.some(({ kind }) => kind === "heights");
  const groupOf = new Map(
    groups.flatMap(({ pieces }, group) => pieces.map((piece) => [piece, group] as const)),
  );
  return (
    <div class="explained">
      <pre
        class={`numbers${isMap ? " map" : ""}`}
        {...(isMap ? { tabIndex: 0, role: "group", "aria-label": text.read } : {})}
      >
        {lines.map((pieces, line) => (
          <code key={line} class="line" data-row={rowOf(pieces)}>
            {pieces.map((piece, index) => (
              <Number
                key={index}
                piece={piece}
                isFirst={index === 0}
                isLit={lit !== undefined && groupOf.get(piece) === lit}
                onLight={(isLit) => setLit(isLit ? groupOf.get(piece) : undefined)}
              />
            ))}
            {"\n"}
          </code>
        ))}
      </pre>
      <ul class="legend" aria-label={text.means}>
        {groups.map((group, index) => (
          <li key={index}>
            <Entry
              recording={recording}
              group={group}
              isLit={lit === index}
              onLight={(isLit) => setLit(isLit ? index : undefined)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of a row of heights its y, which is shown beside it but is no part of the line. */
function rowOf([piece]: readonly Piece[]): number | undefined {
  return piece?.means.kind === "heights" ? piece.means.y : undefined;
}

/** Plain text, so that it can be selected and copied. */
function Number({ piece, isFirst, isLit, onLight }: {
  readonly piece: Piece;
  readonly isFirst: boolean;
  readonly isLit: boolean;
  readonly onLight: (isLit: boolean) => void;
}): JSX.Element {
  return (
    <>
      {isFirst ? "" : " "}
      <span
        class={`piece ${piece.means.kind}${isLit ? " lit" : ""}`}
        title={text.meaning(piece.means)}
        onPointerEnter={() => onLight(true)}
        onPointerLeave={() => onLight(false)}
      >
        {piece.text}
      </span>
    </>
  );
}

function Entry({ recording, group, isLit, onLight }: {
  readonly recording: Recording;
  readonly group: PieceGroup;
  readonly isLit: boolean;
  readonly onLight: (isLit: boolean) => void;
}): JSX.Element {
  const [first] = group.pieces;
  const index = first !== undefined && "seat" in first.means && group.pieces.length === 1
    ? first.means.seat
    : undefined;
  const seat = index === undefined ? undefined : recording.seats[index];
  return (
    <button
      type="button"
      class={`entry${isLit ? " lit" : ""}`}
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
    >
      <code>{shortOf(group)}</code>
      <span class="meaning">{meaningOf(group)}</span>
      {seat === undefined ? null : <SeatBadge seat={seat} isMarkOnly />}
    </button>
  );
}

function shortOf({ kind, pieces }: PieceGroup): string {
  if (kind === "heights") return text.rows(pieces.length);
  return pieces.length > 1 ? text.numbers(pieces.length) : pieces[0]?.text ?? "";
}

function meaningOf({ kind, pieces }: PieceGroup): string {
  const [first] = pieces;
  if (kind === "heights") return text.allHeights(pieces.length);
  if (first === undefined || pieces.length > 1) return text.allLives(pieces.length);
  return text.meaning(first.means);
}
