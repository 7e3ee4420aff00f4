/** What the page and the solver beside it tell each other. */
import type { Position, Variant } from "../../../lib/klotski/types.ts";
import type { Unit } from "../../../lib/klotski/solver/units.ts";

/** The ways of counting in which distances are told. */
export const COUNTS = ["step", "move"] as const;
export type Count = (typeof COUNTS)[number];

/** From the page. `id` names the exploration: what is said of an older one is of no use any more. */
export type Order =
  /** Forget everything else and explore this variant, from where its pieces stand. */
  | {
    readonly kind: "explore";
    readonly id: number;
    readonly variant: Variant;
    readonly from: Position;
  }
  /** Do nothing until told otherwise; what has been found is answered from. */
  | { readonly kind: "stop"; readonly id: number }
  /** Go on with what was stopped. */
  | { readonly kind: "go on"; readonly id: number }
  /** How far is it from each of these? */
  | { readonly kind: "at"; readonly id: number; readonly positions: readonly Position[] }
  /** The whole way from here. */
  | {
    readonly kind: "way";
    readonly id: number;
    readonly position: Position;
    readonly count: Count;
  };

/** What is known of a variant that has been explored. */
export interface Found {
  /** Absent: it has no solution, or no goal. */
  readonly steps?: number;
  /** As above; absent too while only steps have been counted. */
  readonly moves?: number;
  readonly configurations: number;
  readonly goals: number;
  /** Steps from the configuration that is farthest from a solution; absent: there is no solution. */
  readonly farthest?: number;
  /** There are more configurations than there is room for: no distances are known. */
  readonly isFull: boolean;
}

/** How far the distances have been counted. */
export interface Counting {
  readonly count: Count;
  /** Of all that there are, whose distance is known; the largest distance of those. */
  readonly configurations: number;
  readonly distance: number;
}

/** How far it is from somewhere, and how to go on. */
export interface Advice {
  /** Absent: there is no way to a goal. */
  readonly steps?: number;
  /** As above; absent too while only steps have been counted. */
  readonly moves?: number;
  /** The best next unit, in moves if they are known, else in steps; absent on a goal. */
  readonly next?: Unit;
}

/** From the solver. */
export type News =
  | {
    readonly kind: "progress";
    readonly id: number;
    readonly configurations: number;
    readonly depth: number;
    /** As soon as a goal has been met. */
    readonly steps?: number;
  }
  /** All has been explored, and distances are being counted. */
  | { readonly kind: "counting"; readonly id: number; readonly counting: Counting }
  /** Comes twice: first with steps alone, and then moves are being counted. */
  | {
    readonly kind: "found";
    readonly id: number;
    readonly found: Found;
    readonly isCounting: boolean;
  }
  /** In the order of the question; `null`: nothing is known of that position. */
  | {
    readonly kind: "at";
    readonly id: number;
    readonly positions: readonly Position[];
    readonly advices: readonly (Advice | null)[];
  }
  /** `null`: there is none. */
  | {
    readonly kind: "way";
    readonly id: number;
    readonly position: Position;
    readonly units: readonly Unit[] | null;
  }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

/** Whether a message comes from the other side; both are ours, so its kind tells. */
export function isOrder(data: unknown): data is Order {
  return kindOf(data) !== undefined;
}

/** As above. */
export function isNews(data: unknown): data is News {
  return kindOf(data) !== undefined;
}

function kindOf(data: unknown): string | undefined {
  return typeof data === "object" && data !== null && "kind" in data &&
      typeof data.kind === "string" && "id" in data
    ? data.kind
    : undefined;
}
