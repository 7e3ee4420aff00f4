/**
 * The words of the tanks game. Start reading here.
 * Browser-safe: no Deno, no DOM.
 */
import type { Branded } from "../core/brand.ts";

/** The eight directions: N=0, NE=1, E=2, SE=3, S=4, SW=5, W=6, NW=7. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A tank's place in a round, from 0: the index into every list that has an item for each tank. */
export type Seat = Branded<number, "Seat">;

/** What one program calls another tank: 1 for the first of the others, in seat order with itself left out. */
export type TankNumber = Branded<number, "TankNumber">;

/** A cell of the field. (1,1) is the SW corner; x grows east, y grows north. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of cells with heights. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** A height for each cell, row y=1 first and in each row from x=1: cell (x,y) is at (y-1)*width + x-1. */
  readonly heights: readonly number[];
}

/** A tank at one moment; a wreck is a tank with no lives. */
export interface Tank extends Position {
  readonly lives: number;
  /** Where it last drove. */
  readonly tracks: Direction;
  /** Where it last fired. */
  readonly cannon: Direction;
  /** Where it last looked. */
  readonly periscope: Direction;
}

/** What a tank may do in a turn. */
export const ORDER_KINDS = ["move", "fire", "look"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** One order of a program, such as `M3`. */
export interface Order {
  readonly kind: OrderKind;
  readonly to: Direction;
}

/**
 * What a seat brings to a turn: an order; `lost`, when its line was invalid or it is dead already; or `ended`,
 * when a fault ends its program in this turn: it is dead before the moves and does nothing.
 */
export type TurnEntry = Order | "lost" | "ended";

/** A tank seen in a look, as it stands at the end of the turn. */
export interface Sighting {
  readonly seat: Seat;
  readonly tank: Tank;
}

/** The part of a turn in which a tank died. */
export type DeathPhase = "fault" | "moves" | "shots";

/** What happened in a turn, in the order of its phases. */
export type TurnEvent =
  | { readonly kind: "moved"; readonly seat: Seat; readonly from: Position; readonly to: Position }
  | {
    readonly kind: "stayed";
    readonly seat: Seat;
    readonly direction: Direction;
    /** `edge`: the step would leave the field. `blocked`: others are in the way (see `collided`). */
    readonly why: "edge" | "blocked";
  }
  | {
    readonly kind: "collided";
    /** The lower seat first. */
    readonly seats: readonly [Seat, Seat];
    /** What each of the two scored, in the same order. */
    readonly scored: readonly [number, number];
  }
  | {
    readonly kind: "shot";
    readonly seat: Seat;
    readonly direction: Direction;
    readonly hit: Hit | undefined;
  }
  | {
    readonly kind: "looked";
    readonly seat: Seat;
    readonly direction: Direction;
    /** In ascending seat order. */
    readonly seen: readonly Sighting[];
  }
  | { readonly kind: "died"; readonly seat: Seat; readonly phase: DeathPhase };

/** The nearest tank on a shot's line. */
export interface Hit {
  readonly seat: Seat;
  /** In steps; a diagonal step counts 1. */
  readonly distance: number;
  /** The shooter's height minus the distance. */
  readonly damage: number;
  /** What the shooter scored: the damage, but no more than the lives that the target had. */
  readonly scored: number;
}

/** A round between two turns: everything that the next turn depends on, and the score so far. */
export interface RoundState {
  readonly field: Field;
  /** A tank for each seat. */
  readonly tanks: readonly Tank[];
  /** The damage that each seat has done to others, in points. */
  readonly damage: readonly number[];
  /** How many turns have been played. */
  readonly turn: number;
}

/** A turn that was played: the state after it and what happened. */
export interface PlayedTurn {
  readonly state: RoundState;
  readonly events: readonly TurnEvent[];
}

/** A duel is 1:1; a melee is all against all. */
export const ROUND_KINDS = ["duel", "melee"] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** How a round ended; each list has an item for each seat. */
export interface RoundResult {
  readonly turns: number;
  readonly lives: readonly number[];
  readonly damage: readonly number[];
  readonly bonus: readonly number[];
}
