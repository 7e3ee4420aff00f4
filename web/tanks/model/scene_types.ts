/** The words of a scene: things to draw, in cells; (1,1) is the middle of the SW cell, y grows north. */
import type { Field, Seat } from "../../../lib/arena/types.ts";
import type { Place } from "./geometry.ts";

/** Everything that is seen at one moment. Strengths, sizes and progress run from 0 to 1. */
export interface Scene {
  readonly field: Field;
  /** The turn that is happening, or that has just happened; 0 at the start. */
  readonly turn: number;
  /** How much of that turn has gone by. */
  readonly time: number;
  /** Whose eyes it is seen through; `undefined`: everything is seen. */
  readonly viewer: Seat | undefined;
  readonly tanks: readonly SceneTank[];
  readonly looks: readonly LookSeen[];
  readonly rings: readonly RingSeen[];
  readonly shots: readonly ShotSeen[];
  readonly collisions: readonly CollisionSeen[];
  readonly blasts: readonly BlastSeen[];
  readonly losses: readonly LossSeen[];
}

/** A tank. Angles in radians, clockwise from north. */
export interface SceneTank extends Place {
  readonly seat: Seat;
  /** The letter of the seat. */
  readonly mark: string;
  /** Its program in the run, from 0: its colour and the pattern of its hull follow from it. */
  readonly entry: number;
  readonly lives: number;
  /** Lives lost so far in the scene's turn. */
  readonly lost: number;
  /** Where it heads: its tracks. */
  readonly hull: number;
  readonly cannon: number;
  readonly periscope: number;
  /** 0: whole, 1: a burnt-out wreck. */
  readonly burnt: number;
  /** How strongly it flashes from a hit. */
  readonly hurt: number;
  readonly strength: number;
  /** In fog, a tank where it was seen last; it may be elsewhere by now. */
  readonly ghost: Ghost | undefined;
}

/** What is known of a tank that was seen. */
export interface Ghost {
  /** Turns since it was seen. */
  readonly age: number;
  /** `alive`; `dead`: known to be dead, but not where; `wreck`: seen as a wreck, so it lies there for good. */
  readonly state: "alive" | "dead" | "wreck";
}

/** A look: the sector that it covers. */
export interface LookSeen {
  readonly seat: Seat;
  readonly entry: number;
  readonly from: Place;
  /** Corners in order. */
  readonly sector: readonly Place[];
  /** Nobody else is seen to look in the same turn. */
  readonly isAlone: boolean;
  /** How far it has opened. */
  readonly opening: number;
  readonly strength: number;
}

/** The ring around a tank that was seen in a look; in the looker's colour. */
export interface RingSeen extends Place {
  readonly seat: Seat;
  readonly entry: number;
  readonly strength: number;
}

/** A shot on its way or at its end. */
export interface ShotSeen {
  readonly seat: Seat;
  readonly entry: number;
  /** The shooter's place. */
  readonly from: Place;
  /** The tank that is hit, or how far the shot reaches. */
  readonly to: Place;
  /** How much of the way the head has come. */
  readonly head: number;
  /** The flash at the muzzle. */
  readonly flash: number;
  /** Progress of what happens at the end of the way. */
  readonly burst: number;
  readonly strength: number;
  /** `told`: the shooter was told whom it hit, but not where: `target` is its mark. `unknown`: it was never told. */
  readonly end: "hit" | "miss" | "told" | "unknown";
  readonly target: string | undefined;
}

/** Two tanks that collide, where they touch. */
export interface CollisionSeen extends Place {
  /** The direction from one to the other, in radians clockwise from north. */
  readonly angle: number;
  readonly burst: number;
  readonly strength: number;
}

/** A tank that blows up. */
export interface BlastSeen extends Place {
  readonly seat: Seat;
  readonly burst: number;
  readonly strength: number;
}

/** Lives that a tank lost: the number that rises from it. */
export interface LossSeen extends Place {
  readonly seat: Seat;
  readonly amount: number;
  /** Which of its tank's numbers it is, from 0: they stand at different corners. */
  readonly slot: number;
  readonly rise: number;
  readonly strength: number;
}
