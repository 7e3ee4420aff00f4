/** The circuit that is drawn, the tools, and what is done with them. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { START } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";
import { boxOf, cellAt, isOnGrid, ontoGrid } from "../model/cells.ts";
import { copyBox, type Region } from "../model/change.ts";
import * as history from "../model/history.ts";
import { beginStroke, extendStroke, hasTwoEnds, type Stroke, type Tool } from "../model/stroke.ts";
import { GRASS } from "../model/templates.ts";

/** What a press on the drawing does: besides drawing, it takes up the colour of a cell, or moves the picture. */
export type Use = Tool | "pick" | "move";

/** The drawing. */
export interface Drawing {
  /** The bytes as they are seen, with the stroke that goes on. */
  readonly cells: ReadonlySignal<Uint8Array>;
  /** The bytes as they are kept, without it. */
  readonly settled: ReadonlySignal<Uint8Array>;
  /** They, and the steps on both sides of them. */
  readonly history: ReadonlySignal<history.History>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly use: ReadonlySignal<Use>;
  /** The byte that is drawn. */
  readonly byte: Signal<number>;
  readonly region: ReadonlySignal<Region | undefined>;
  readonly stroke: ReadonlySignal<Stroke | undefined>;
  /** Where the keyboard draws. */
  readonly cursor: ReadonlySignal<Point>;
  choose(use: Use): void;
  /** Begins a stroke at a place. */
  press(place: Point): void;
  /** Goes on with it. */
  drag(place: Point): void;
  /** Ends it: one step of the history. */
  release(): void;
  /** Takes it back as if it had not been begun. */
  abandon(): void;
  /** Ends it if it has left a trace, else takes it back: something else comes. */
  settle(): void;
  /** What the space bar does at the cursor: a press, or the second end of a line, rectangle or region. */
  pressAtCursor(): void;
  /** The space bar was let go: what leaves a trace ends here. */
  releaseAtCursor(): void;
  /** Moves the cursor and the stroke that goes on. */
  moveCursor(dx: number, dy: number): void;
  putCursor(place: Point): void;
  /** Draws on with the byte of a cell. */
  pick(place: Point): void;
  /** Takes back the stroke that goes on; without one, the last step. */
  undo(): void;
  redo(): void;
  /** All of it by something else, as one step. */
  replace(cells: Uint8Array): void;
  /** Another circuit, with the steps that were done to it. */
  load(other: history.History): void;
}

/** Begins with a circuit. */
export function createDrawing(cells: Uint8Array): Drawing {
  const steps = signal(history.historyOf(cells));
  const use = signal<Use>("pencil");
  const byte = signal(GRASS);
  const region = signal<Region | undefined>(undefined);
  const stroke = signal<Stroke | undefined>(undefined);
  const cursor = signal<Point>(START);
  // Whoever takes up a colour goes on with the tool that he had.
  let lastTool: Tool = "pencil";

  function abandon(): void {
    stroke.value = undefined;
  }

  function settle(): void {
    if (stroke.value !== undefined && !hasTwoEnds(stroke.value.pen.tool)) release();
    abandon();
  }

  function press(place: Point): void {
    settle();
    const tool = use.value;
    if (tool === "move") return;
    if (tool === "pick") {
      pick(place);
      use.value = lastTool;
      return;
    }
    const pen = { tool, byte: byte.value, region: region.value };
    stroke.value = beginStroke(steps.value.cells, pen, place);
  }

  function release(): void {
    const ended = stroke.value;
    if (ended === undefined) return;
    stroke.value = undefined;
    if (ended.pen.tool === "copy") {
      region.value = copyBox(ended.before, boxOf(ended.from, ended.to));
      use.value = "paste";
    } else steps.value = history.advance(steps.value, ended.cells);
  }

  function pick(place: Point): void {
    if (isOnGrid(place)) byte.value = steps.value.cells[cellAt(place)] ?? GRASS;
  }

  function putCursor(place: Point): void {
    cursor.value = ontoGrid(place);
    if (stroke.value !== undefined) stroke.value = extendStroke(stroke.value, cursor.value);
  }

  return {
    cells: computed(() => stroke.value?.cells ?? steps.value.cells),
    settled: computed(() => steps.value.cells),
    history: steps,
    canUndo: computed(() => steps.value.past.length > 0),
    canRedo: computed(() => steps.value.future.length > 0),
    use,
    byte,
    region,
    stroke,
    cursor,
    choose: (chosen) => {
      settle();
      use.value = chosen;
      if (chosen !== "pick" && chosen !== "move") lastTool = chosen;
    },
    press,
    drag: (place) => {
      if (stroke.value !== undefined) stroke.value = extendStroke(stroke.value, place);
    },
    release,
    abandon,
    settle,
    pressAtCursor: () => {
      if (stroke.value === undefined) press(cursor.value);
      else release();
    },
    releaseAtCursor: () => {
      if (stroke.value !== undefined && !hasTwoEnds(stroke.value.pen.tool)) release();
    },
    moveCursor: (dx, dy) => putCursor({ x: cursor.value.x + dx, y: cursor.value.y + dy }),
    putCursor,
    pick,
    undo: () => {
      if (stroke.value !== undefined) abandon();
      else steps.value = history.undo(steps.value);
    },
    redo: () => {
      abandon();
      steps.value = history.redo(steps.value);
    },
    replace: (cells) => {
      settle();
      steps.value = history.advance(steps.value, cells);
    },
    load: (other) => {
      abandon();
      steps.value = other;
    },
  };
}
