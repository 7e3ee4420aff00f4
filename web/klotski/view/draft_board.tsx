/** The board that one draws on: by pointer or by keys, told in words besides. */
import "./draft_board.css";
import { useComputed } from "@preact/signals";
import type { JSX, TargetedPointerEvent } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Point, Variant } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import { type Draft, type DraftGoal, EMPTY, pictureOf, WALL, wantedAt } from "../model/draft.ts";
import { outlinePath } from "../model/outline.ts";
import { type Wood, woodsOf } from "../model/wood.ts";
import type { Editor } from "../store/editor.ts";
import { PieceFace, SIDE } from "./piece_face.tsx";
import { Tray } from "./tray.tsx";
import { WoodDefs } from "./wood_defs.tsx";

const text = strings.klotski.editor;

/** As large as its box. */
export function DraftBoard({ editor }: { readonly editor: Editor }): JSX.Element {
  const floor = useRef<HTMLDivElement>(null);
  const draft = editor.draft.value;
  const variant = useMemo(() => pictureOf(draft), [draft]);
  const woods = useMemo(() => woodsOf(variant), [variant]);
  const hold = useMemo(() => holdOf(editor, floor), [editor]);
  const spoken = useComputed(() =>
    editor.hasCursor.value ? describeCell(editor.draft.value, editor.cursor.value) : ""
  );
  return (
    <div class={`draft-board use-${editor.tool.value}`}>
      <WoodDefs />
      <Tray variant={{ ...variant, goal: [] }} floor={floor}>
        <div
          class="draft-surface"
          role="application"
          aria-label={text.board}
          tabIndex={0}
          {...hold}
        >
          <Dots draft={draft} />
          {variant.pieces.map(({ name, shape, start }, piece) => (
            <div
              key={name}
              class="draft-piece"
              style={{
                "--x": String(start.x),
                "--y": String(start.y),
                "--width": String(shape.width),
                "--height": String(shape.height),
              }}
            >
              <PieceFace
                shape={shape}
                wood={woods[piece] ?? "oak"}
                seed={name.charCodeAt(0)}
                letter={name}
              />
            </div>
          ))}
          <Goals draft={draft} variant={variant} woods={woods} />
          {editor.hasCursor.value ? <Cursor editor={editor} /> : null}
        </div>
      </Tray>
      <p class="spoken" aria-live="polite">{spoken}</p>
    </div>
  );
}

/** The cells, so that one sees where there is nothing. */
function Dots({ draft: { height, width } }: { readonly draft: Draft }): JSX.Element {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  return (
    <svg class="draft-layer" viewBox={`0 0 ${width * SIDE} ${height * SIDE}`} aria-hidden="true">
      {cells.map((cell) => (
        <circle
          key={cell}
          class="dot"
          cx={(cell % width + 0.5) * SIDE}
          cy={(Math.floor(cell / width) + 0.5) * SIDE}
          r="5"
        />
      ))}
    </svg>
  );
}

interface GoalsProps {
  readonly draft: Draft;
  readonly variant: Variant;
  readonly woods: readonly Wood[];
}

/** Where pieces shall go: on top of everything, with their letters. */
function Goals({ draft: { goal, height, width }, variant, woods }: GoalsProps): JSX.Element {
  return (
    <svg class="draft-layer" viewBox={`0 0 ${width * SIDE} ${height * SIDE}`} aria-hidden="true">
      {goal.map(({ piece, x, y }) => {
        const index = variant.pieces.findIndex(({ name }) =>
          name === piece
        );
        const shape = variant.pieces[index]?.shape;
        if (shape === undefined) {
          return null;
        }
        const outline = outlinePath(shape, { side: SIDE, inset: 8, radius: 13, at: { x, y } });
        return (
          <g key={piece} class={`draft-goal wood-${woods[index] ?? "oak"}`}>
            <path class="under" d={outline} />
            <path class="line" d={outline} />
          </g>
        );
      })}
      {goal.map((one, index) => {
        const { x, y } = lettered(variant, one);
        // Where goals overlap, their letters lie beside each other.
        const before = goal.slice(0, index).filter((other) => {
          const there = lettered(variant, other);
          return there.x === x && there.y === y;
        });
        return (
          <text
            key={one.piece}
            class="draft-goal-letter"
            x={x * SIDE + 78 - 26 * before.length}
            y={y * SIDE + 36}
          >
            {one.piece}
          </text>
        );
      })}
    </svg>
  );
}

/** The cell of a goal in which its letter stands. */
function lettered({ pieces }: Variant, { piece, x, y }: DraftGoal): Point {
  const [first] = pieces.find(({ name }) => name === piece)?.shape.cells ?? [];
  return { x: x + (first?.x ?? 0), y: y + (first?.y ?? 0) };
}

function Cursor({ editor }: { readonly editor: Editor }): JSX.Element {
  const { width } = editor.draft.value;
  const cell = editor.cursor.value;
  return (
    <div
      class={`draft-cursor${editor.stroke.value === undefined ? "" : " down"}`}
      style={{ "--x": String(cell % width), "--y": String(Math.floor(cell / width)) }}
    />
  );
}

function describeCell(draft: Draft, cell: number): string {
  const sign = draft.cells[cell] ?? EMPTY;
  const what = sign === EMPTY ? text.empty : sign === WALL ? text.wall : text.block(sign);
  const wanted = wantedAt(draft, cell);
  const words = wanted.length === 0 ? what : `${what}, ${text.wanted(wanted.join(", "))}`;
  return text.cell(cell % draft.width + 1, Math.floor(cell / draft.width) + 1, words);
}

type PointerEventOf = TargetedPointerEvent<HTMLDivElement>;

function holdOf(editor: Editor, floor: { readonly current: HTMLElement | null }) {
  let holder: number | undefined;

  /** The cell under the pointer, or the nearest one. */
  function cellUnder({ clientX, clientY }: PointerEventOf): number {
    const { height, width } = editor.draft.peek();
    const box = floor.current?.getBoundingClientRect();
    if (box === undefined) return 0;
    const column = Math.floor((clientX - box.left) / box.width * width);
    const row = Math.floor((clientY - box.top) / box.height * height);
    const [x, y] = [
      Math.max(0, Math.min(width - 1, column)),
      Math.max(0, Math.min(height - 1, row)),
    ];
    return y * width + x;
  }

  return {
    onPointerDown: (event: PointerEventOf) => {
      if (holder !== undefined || event.button !== 0) return;
      holder = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      editor.hasCursor.value = false;
      editor.press(cellUnder(event));
    },
    onPointerMove: (event: PointerEventOf) => {
      if (event.pointerId === holder) editor.drag(cellUnder(event));
    },
    onPointerUp: (event: PointerEventOf) => {
      if (event.pointerId !== holder) return;
      holder = undefined;
      editor.cursor.value = cellUnder(event);
      editor.release();
    },
    onPointerCancel: (event: PointerEventOf) => {
      if (event.pointerId !== holder) return;
      holder = undefined;
      editor.abandon();
    },
  };
}
