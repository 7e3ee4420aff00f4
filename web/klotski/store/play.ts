/** Playing one puzzle: by click, by drag, by keys; the way back and forth; and what the solver says of it. */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { click } from "../../../lib/klotski/click.ts";
import type { Counts } from "../../../lib/klotski/counts.ts";
import { cancel, type Drag, type Drop, moveTo, press, release } from "../../../lib/klotski/drag.ts";
import { isGoal } from "../../../lib/klotski/board.ts";
import {
  type Game,
  goTo,
  isFromStart,
  type Moment,
  momentOf,
  play,
  playShown,
  redo,
  restart,
  undo,
  wasShown,
} from "../../../lib/klotski/game.ts";
import { packPosition } from "../../../lib/klotski/position_text.ts";
import { groupOf, type Push } from "../../../lib/klotski/pushes.ts";
import type { Unit } from "../../../lib/klotski/solver/units.ts";
import type { Direction, Point, Position, Variant } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import { describePiece } from "../model/describe.ts";
import { describeGesture } from "../model/describe_gesture.ts";
import type { Advice, Count } from "../work/messages.ts";
import { createShow, type ShowState } from "./show.ts";
import type { Solving } from "./solving.ts";

/** A piece that was asked to go where it cannot; `count` grows, so that the same piece shakes again. */
export interface Shaken {
  readonly piece: number;
  readonly count: number;
}

/** How far it is from each moment of a game. */
export interface Distances {
  readonly count: Count;
  readonly all: readonly (number | undefined)[];
}

/** What playing needs of the world. */
export interface PlayOutside {
  /** Whether a click on a neighbour pushes it. */
  readonly isLiteral: ReadonlySignal<boolean>;
  readonly solving: Solving;
  later(ms: number, act: () => void): () => void;
  /** The game has gone on. */
  onPlayed(game: Game): void;
  /** It has been won, from the puzzle's start and by the player alone. */
  onWon(counts: Counts): void;
}

/** A puzzle that is played. */
export interface Play {
  readonly variant: Variant;
  /** Whether it began where the puzzle does: else it is a position that a link or a file has brought. */
  readonly isFromStart: boolean;
  readonly game: ReadonlySignal<Game>;
  /** Where the pieces stand, also in the midst of a drag or a demonstration. */
  readonly position: ReadonlySignal<Position>;
  readonly moments: ReadonlySignal<readonly Moment[]>;
  /** Which of the moments is the present one. */
  readonly index: ReadonlySignal<number>;
  readonly counts: ReadonlySignal<Counts>;
  readonly selected: ReadonlySignal<number | undefined>;
  readonly drag: ReadonlySignal<Drag | undefined>;
  readonly shaken: ReadonlySignal<Shaken | undefined>;
  /** What to do next, as a ghost shows it. */
  readonly hint: ReadonlySignal<Unit | undefined>;
  readonly showing: ReadonlySignal<ShowState>;
  /** The goal is reached where the pieces stand. */
  readonly isSolved: ReadonlySignal<boolean>;
  /** Solved just now, and not looked away from yet. */
  readonly isWon: ReadonlySignal<boolean>;
  /** Some of the game was played by the solver. */
  readonly isShown: ReadonlySignal<boolean>;
  /** What happened last, for those who listen. */
  readonly said: ReadonlySignal<string>;
  /** Of the position; `undefined`: not known yet; `null`: nothing can be known. */
  readonly advice: ReadonlySignal<Advice | null | undefined>;
  /** Moves to the nearest solution at each moment, as far as they are known; steps as long as moves are being counted. */
  readonly distances: ReadonlySignal<Distances>;
  click(cell: number): void;
  /** The pointer, in cells from the corner of the board. Whether it holds a piece; where it holds none it may click. */
  press(at: Point, slack: number): boolean;
  moveTo(at: Point): void;
  release(): void;
  cancel(): void;
  select(piece: number | undefined): void;
  /** The selected piece, by one cell. */
  push(direction: Direction): void;
  undo(): void;
  redo(): void;
  restart(): void;
  goTo(index: number): void;
  toggleHint(): void;
  /** Begins to show the solution, pauses, goes on. */
  toggleShow(): void;
  stopShow(): void;
  lookAway(): void;
  dispose(): void;
}

/** See the head of this file. */
export function createPlay(begun: Game, outside: PlayOutside): Play {
  const { solving } = outside;
  const { variant } = begun;
  const game = signal(begun);
  const drag = signal<Drag | undefined>(undefined);
  const selected = signal<number | undefined>(undefined);
  const shaken = signal<Shaken | undefined>(undefined);
  const isHinting = signal(false);
  const isWon = signal(momentOf(begun).isSolved);
  const said = signal("");
  let pointer: Point = { x: 0, y: 0 };
  /** Pressed where no piece is, and not moved since: a click, if it is let go there. */
  let tap: { readonly at: Point; readonly slack: number } | undefined;
  const show = createShow(variant, {
    ...outside,
    position: () => momentOf(game.peek()).position,
    play: (gesture) => gestured(gesture, "shown"),
  });

  const position = computed(() =>
    drag.value?.position ?? show.passing.value ?? momentOf(game.value).position
  );
  const advice = computed(() => solving.advices.value.get(packPosition(position.value)));
  const distances = computed((): Distances => {
    const { moments } = game.value;
    const known = moments.map(({ position }) => solving.advices.value.get(packPosition(position)));
    // One line has one measure.
    const isInSteps = known.some((one) => one?.steps !== undefined && one.moves === undefined);
    const all = known.map((one, index) =>
      moments[index]?.isSolved === true ? 0 : isInSteps ? one?.steps : one?.moves
    );
    return { count: isInSteps ? "step" : "move", all };
  });
  const stopAsking = effect(() => {
    // Known distances are no reason to ask again, but knowing more of the puzzle is.
    if (solving.found.value === undefined) return;
    const positions = [position.value, ...game.value.moments.map((moment) => moment.position)];
    untracked(() => solving.ask(positions));
  });

  function gestured(gesture: readonly Push[], by: "hand" | "shown"): void {
    const before = game.peek();
    const next = by === "hand" ? play(before, gesture) : playShown(before, gesture);
    if (next === before) return;
    batch(() => {
      game.value = next;
      isHinting.value = false;
      said.value = describeGesture(variant, momentOf(before).position, gesture);
      isWon.value = momentOf(next).isSolved && !momentOf(before).isSolved;
    });
    outside.onPlayed(next);
    if (isWon.peek() && !wasShown(next) && isFromStart(next)) outside.onWon(momentOf(next).counts);
  }

  function travel(how: (now: Game) => Game, words: string): void {
    const next = how(game.peek());
    batch(() => {
      show.stop();
      drag.value = undefined;
      isHinting.value = false;
      isWon.value = false;
      if (next === game.peek()) return;
      game.value = next;
      said.value = words;
    });
    outside.onPlayed(next);
  }

  function shake(piece: number): void {
    shaken.value = { piece, count: (shaken.peek()?.count ?? 0) + 1 };
    said.value = strings.klotski.blocked(variant.pieces[piece]?.name ?? "");
  }

  function select(piece: number | undefined): void {
    if (selected.peek() === piece) return;
    selected.value = piece;
    said.value = piece === undefined
      ? ""
      : `${describePiece(variant, position.peek(), piece)}, ${strings.klotski.chosen}`;
  }

  function clickOn(cell: number): void {
    show.stop();
    const { position } = momentOf(game.peek());
    const pushesOthers = outside.isLiteral.peek();
    const clicked = click(variant, position, selected.peek(), cell, { pushesOthers });
    batch(() => {
      select(clicked.selected);
      if (clicked.blocked && clicked.selected !== undefined) shake(clicked.selected);
      gestured(clicked.pushes, "hand");
    });
  }

  function cellAt({ x, y }: Point): number {
    return Math.floor(y) * variant.board.width + Math.floor(x);
  }

  function drop(held: Drag, { isClick, pushes }: Drop): void {
    batch(() => {
      drag.value = undefined;
      if (isClick) {
        return clickOn(cellAt(held.pressed));
      }
      select(undefined);
      // The pointer is far from a piece that has not followed it at all.
      const isFar = Math.hypot(pointer.x - held.pressed.x, pointer.y - held.pressed.y) > 0.5;
      if (isFar && pushes.length === 0 && held.underWay === undefined) shake(held.selected);
      gestured(pushes, "hand");
    });
  }

  return {
    variant,
    isFromStart: isFromStart(begun),
    game,
    position,
    moments: computed(() => game.value.moments),
    index: computed(() => game.value.now),
    counts: computed(() => momentOf(game.value).counts),
    selected,
    drag,
    shaken,
    hint: computed(() => isHinting.value ? advice.value?.next : undefined),
    showing: show.state,
    isSolved: computed(() => isGoal(variant, position.value)),
    isWon,
    isShown: computed(() => wasShown(game.value)),
    said,
    advice,
    distances,
    click: clickOn,
    press: (at, slack) => {
      show.stop();
      pointer = at;
      drag.value = press(variant, momentOf(game.peek()).position, at, slack);
      tap = drag.peek() === undefined ? { at, slack } : undefined;
      return tap === undefined;
    },
    moveTo: (at) => {
      const held = drag.peek();
      pointer = at;
      if (tap !== undefined && Math.hypot(at.x - tap.at.x, at.y - tap.at.y) > tap.slack) {
        tap = undefined;
      }
      if (held === undefined) return;
      const moved = moveTo(variant, held, at);
      // Solved in that very moment, not only when it is let go.
      if (moved.isWon) drop(moved, release(variant, moved));
      else drag.value = moved;
    },
    release: () => {
      const held = drag.peek();
      if (tap !== undefined) clickOn(cellAt(tap.at));
      if (held !== undefined) drop(held, release(variant, held));
      tap = undefined;
    },
    cancel: () => {
      const held = drag.peek();
      tap = undefined;
      if (held !== undefined) drop(held, cancel(variant, held));
    },
    select,
    push: (direction) => {
      show.stop();
      const piece = selected.peek();
      if (piece === undefined) return;
      const group = groupOf(variant, momentOf(game.peek()).position, piece, direction);
      if (group === undefined) shake(piece);
      else gestured([{ piece, direction, group }], "hand");
    },
    undo: () => travel(undo, strings.klotski.undone),
    redo: () => travel(redo, strings.klotski.redone),
    restart: () => travel(restart, strings.klotski.restart),
    goTo: (index) => travel((now) => goTo(now, index), strings.klotski.gesture(index)),
    toggleHint: () => {
      isHinting.value = !isHinting.peek();
      const { next } = advice.peek() ?? {};
      if (!isHinting.peek() || next === undefined) return;
      const name = variant.pieces[next.piece]?.name ?? "";
      said.value = `${strings.klotski.hint}: ${strings.klotski.moved(name, next.path, 0)}`;
    },
    toggleShow: () => {
      isHinting.value = false;
      selected.value = undefined;
      show.toggle();
    },
    stopShow: show.stop,
    lookAway: () => {
      isWon.value = false;
    },
    dispose: () => {
      stopAsking();
      show.stop();
    },
  };
}
