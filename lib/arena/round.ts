/**
 * A round from its start to its result.
 * Browser-safe: no Deno, no DOM.
 */
import { START_LIVES, SURVIVOR_BONUS } from "./rules.ts";
import type { Field, Position, RoundKind, RoundResult, RoundState } from "./types.ts";

/** The round before its first turn: all tanks face north and have all their lives [FIELD-6, FIELD-7]. */
export function startRound(field: Field, starts: readonly Position[]): RoundState {
  return {
    field,
    tanks: starts.map(({ x, y }) => ({
      x,
      y,
      lives: START_LIVES,
      tracks: 0,
      cannon: 0,
      periscope: 0,
    })),
    damage: starts.map(() => 0),
    turn: 0,
  };
}

/** Whether the round is over: at most one tank is alive, or all turns have been played [ROUND-1]. */
export function isOver(state: RoundState, turnLimit: number): boolean {
  return state.turn >= turnLimit || countAlive(state) <= 1;
}

/** What the round has come to so far: at its end, its result [SCORE-1, SCORE-2]. */
export function resultOf(state: RoundState, kind: RoundKind): RoundResult {
  const onlyOne = countAlive(state) === 1;
  return {
    turns: state.turn,
    lives: state.tanks.map((tank) => tank.lives),
    damage: [...state.damage],
    bonus: state.tanks.map((tank) => onlyOne && tank.lives > 0 ? SURVIVOR_BONUS[kind] : 0),
  };
}

function countAlive(state: RoundState): number {
  let alive = 0;
  for (const tank of state.tanks) if (tank.lives > 0) alive += 1;
  return alive;
}
