/** Shows the solution: move by move, cell by cell, until it is paused or there. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { groupOf, type Push, push } from "../../../lib/klotski/pushes.ts";
import type { Unit } from "../../../lib/klotski/solver/units.ts";
import type { Position, Variant } from "../../../lib/klotski/types.ts";
import type { Solving } from "./solving.ts";

/** How it stands with a demonstration. */
export type ShowState = "off" | "running" | "paused";

/** What a demonstration needs. */
export interface ShowOutside {
  readonly solving: Solving;
  later(ms: number, act: () => void): () => void;
  /** Where the pieces stand. */
  position(): Position;
  /** A move has been shown. */
  play(gesture: readonly Push[]): void;
}

/** See the head of this file. */
export interface Show {
  readonly state: ReadonlySignal<ShowState>;
  /** In the midst of a move: where the pieces are. */
  readonly passing: ReadonlySignal<Position | undefined>;
  toggle(): void;
  /** At once; a move that is not finished is taken back. */
  stop(): void;
}

/** From cell to cell, and from move to move, in milliseconds. */
const CELL_MS = 150;
const MOVE_MS = 110;

/** Does nothing before it is toggled. */
export function createShow(variant: Variant, outside: ShowOutside): Show {
  const state = signal<ShowState>("off");
  const passing = signal<Position | undefined>(undefined);
  let units: readonly Unit[] = [];
  let giveUp: (() => void) | undefined;
  // Whoever stops meanwhile does not want the way that was asked for.
  let wish = 0;

  function stop(): void {
    wish += 1;
    giveUp?.();
    units = [];
    batch(() => {
      passing.value = undefined;
      state.value = "off";
    });
  }

  async function begin(): Promise<void> {
    const mine = ++wish;
    state.value = "running";
    const way = await outside.solving.wayFrom(outside.position(), "move");
    if (mine !== wish) return;
    if (way === undefined || way.length === 0) return stop();
    units = way;
    next();
  }

  function next(): void {
    const [unit, ...rest] = units;
    if (unit === undefined) return stop();
    if (state.peek() !== "running") return;
    units = rest;
    walk(unit, 0, outside.position(), []);
  }

  /** The move's next cell; after the last one the move is played. */
  function walk(unit: Unit, cell: number, position: Position, gesture: readonly Push[]): void {
    const direction = unit.path[cell];
    const group = direction === undefined
      ? undefined
      : groupOf(variant, position, unit.piece, direction);
    if (direction === undefined || group === undefined) {
      batch(() => {
        outside.play(gesture);
        passing.value = undefined;
      });
      giveUp = outside.later(MOVE_MS, next);
      return;
    }
    const after = push(position, variant.board, group, direction);
    passing.value = after;
    const pushed = [...gesture, { piece: unit.piece, direction, group }];
    giveUp = outside.later(CELL_MS, () => walk(unit, cell + 1, after, pushed));
  }

  return {
    state,
    passing,
    toggle: () => {
      switch (state.peek()) {
        case "off":
          return void begin();
        case "running":
          // The move under way is finished first.
          state.value = "paused";
          return;
        case "paused":
          state.value = "running";
          if (passing.peek() !== undefined) return;
          giveUp?.();
          next();
      }
    },
    stop,
  };
}
