/** The editor: a draft that is drawn on, kept in the browser, and judged by the solver meanwhile. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import { startPosition } from "../../../lib/klotski/board.ts";
import type { Variant } from "../../../lib/klotski/types.ts";
import { parseVariant } from "../../../lib/klotski/variant_file.ts";
import * as strings from "../../strings/strings.ts";
import { makeAddress } from "../model/address.ts";
import { type Draft, draftOf, emptyDraft, fileOf, resize } from "../model/draft.ts";
import { readDraft, writeDraft } from "../model/draft_text.ts";
import { advance, historyOf, redo, undo } from "../model/history.ts";
import { packText } from "../model/packed_text.ts";
import { begin, finish, goOn, type Stroke, type Tool } from "../model/stroke.ts";
import { createSolving, type Solving } from "./solving.ts";
import type { Outside } from "./outside.ts";
import type { ShownPuzzle } from "./types.ts";

/** The draft rests for so long, in milliseconds, before it is judged. */
const REST_MS = 120;

const NAME = "turniir-klotski-draft";

const text = strings.klotski.editor;

/** A draft, right or not. */
export interface Editor {
  readonly solving: Solving;
  /** As it is in the midst of a stroke, too. */
  readonly draft: ReadonlySignal<Draft>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** What is wrong with it. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** `undefined`: something is wrong. */
  readonly variant: ReadonlySignal<Variant | undefined>;
  /** The address of the puzzle to play it, after the `#`; `undefined`: something is wrong, or it is being made. */
  readonly hash: ReadonlySignal<string | undefined>;
  readonly tool: Signal<Tool>;
  /** The pen is down. */
  readonly stroke: ReadonlySignal<Stroke | undefined>;
  /** The cell where the keys draw; shown once they are used. */
  readonly cursor: Signal<number>;
  readonly hasCursor: Signal<boolean>;
  press(cell: number): void;
  drag(cell: number): void;
  release(): void;
  /** Forgets what the pen has done since it was put down. */
  abandon(): void;
  /** Moves the cursor, with the pen if that is down. */
  moveCursor(dx: number, dy: number): void;
  change(how: (draft: Draft) => Draft): void;
  undo(): void;
  redo(): void;
  dispose(): void;
}

/** Begins with a copy of a puzzle, or with what was drawn last, which can in any case be had back by undoing. */
export function createEditor(outside: Outside, copied: ShownPuzzle | undefined): Editor {
  const kept = readDraft(outside.keep.read(NAME)) ?? emptyDraft(text.newName, 4, 5);
  const begun = historyOf(kept);
  const history = signal(
    copied === undefined
      ? begun
      : advance(begun, { ...draftOf(copied.variant), name: text.copyOf(copied.title) }),
  );
  const stroke = signal<Stroke | undefined>(undefined);
  const cursor = signal(0);
  const tool = signal<Tool>("piece");
  const solving = createSolving(outside.openSolver);
  const draft = computed(() => stroke.value?.draft ?? history.value.now);
  const file = computed(() => fileOf(draft.value));
  const parsed = computed(() => parseVariant(file.value));
  const variant = computed(() => parsed.value.ok ? parsed.value.value.variant : undefined);
  const packed = signal<{ readonly file: string; readonly hash: string } | undefined>(undefined);

  const stopKeeping = effect(() => outside.keep.write(NAME, writeDraft(history.value.now)));
  // Another name is no other puzzle.
  const drawn = computed(() => fileOf({ ...draft.value, name: "", about: "" }));
  let judged: string | undefined;
  const stopJudging = effect(() => {
    const waits = drawn.value;
    const now = variant.value;
    if (now === undefined) return;
    return outside.later(REST_MS, () => {
      if (judged !== waits) solving.explore(now, startPosition(now));
      judged = waits;
    });
  });
  const stopPacking = effect(() => {
    const now = file.value;
    if (variant.value === undefined) return;
    void packText(now).then((puzzle) => {
      if (file.peek() === now) packed.value = { file: now, hash: makeAddress({ puzzle }) };
    });
  });

  function change(how: (draft: Draft) => Draft): void {
    batch(() => {
      stroke.value = undefined;
      history.value = advance(history.peek(), how(history.peek().now));
      keepCursor();
    });
  }

  function keepCursor(): void {
    const { height, width } = history.peek().now;
    cursor.value = Math.min(cursor.peek(), width * height - 1);
  }

  return {
    solving,
    draft,
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    problems: computed(() => parsed.value.ok ? [] : parsed.value.error),
    variant,
    hash: computed(() => packed.value?.file === file.value ? packed.value.hash : undefined),
    tool,
    stroke,
    cursor,
    hasCursor: signal(false),
    press: (cell) => {
      stroke.value = begin(history.peek().now, tool.peek(), cell);
    },
    drag: (cell) => {
      const now = stroke.peek();
      if (now !== undefined) stroke.value = goOn(now, cell);
    },
    release: () => {
      const now = stroke.peek();
      if (now !== undefined) change(() => finish(now));
    },
    abandon: () => {
      stroke.value = undefined;
    },
    moveCursor: (dx, dy) => {
      const { height, width } = draft.peek();
      const x = cursor.peek() % width + dx;
      const y = Math.floor(cursor.peek() / width) + dy;
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      const cell = y * width + x;
      const now = stroke.peek();
      batch(() => {
        cursor.value = cell;
        if (now !== undefined) stroke.value = goOn(now, cell);
      });
    },
    change,
    undo: () => {
      stroke.value = undefined;
      history.value = undo(history.peek());
      keepCursor();
    },
    redo: () => {
      stroke.value = undefined;
      history.value = redo(history.peek());
      keepCursor();
    },
    dispose: () => {
      stopKeeping();
      stopJudging();
      stopPacking();
      solving.dispose();
    },
  };
}

/** One row or column more or fewer. */
export function grow(draft: Draft, columns: number, rows: number): Draft {
  return resize(draft, draft.width + columns, draft.height + rows);
}
