/**
 * Breadth first in units of a metric, wave by wave, from some configurations to all others.
 *
 * A move takes one piece along any way, a drag pushes others along that way too [METRIC-3, METRIC-5]. Both are followed
 * step by step, each step being noted for the configuration and the piece: whatever that piece can still reach from there
 * has been or will be found in the same wave or an earlier one. So each step is made once, however far pieces can go.
 * Pieces that hook into each other count as one [METRIC-6]. Pure.
 */
import type { Metric } from "../types.ts";
import { grown, IntList } from "./int_list.ts";
import type { Space } from "./space.ts";

/** No configuration is farther than this, in any metric. */
const FARTHEST = 0xfffe;

/** What is looked for. */
export interface WavesOptions {
  /** Ends when a goal is met, and remembers the way to it. */
  readonly seeksGoal?: boolean;
  /** `false`: pieces that hook into each other do not count as one, so they cannot move at all without pushing. */
  readonly together?: boolean;
}

/** Distances of a space's configurations from those that were put in first. */
export class Waves {
  readonly space: Space;
  readonly metric: Metric;
  /** Of the wave that is being looked at. */
  distance = 0;
  /** Configurations reached. */
  count = 0;
  /** The goal that was met first. */
  goal: number | undefined;
  /** There was no room for more configurations. */
  isFull = false;
  readonly #seeksGoal: boolean;
  /** Pieces that hook into each other may have to be moved together. */
  readonly #canHook: boolean;
  /** By number: distance + 1; 0: not reached. */
  #distances: Uint16Array<ArrayBuffer>;
  /** By number: where it was reached from. */
  #parents = new Int32Array(0);
  /** By number and piece, one bit each: the piece has been followed from there. */
  #followed = new Uint8Array(0);
  readonly #bytes: number;
  #wave = new IntList();
  #nextWave = new IntList();
  #at = 0;
  /** Configurations and pieces that still have to be followed. */
  readonly #trail = new IntList();
  #parent = -1;

  constructor(
    space: Space,
    metric: Metric,
    { seeksGoal = false, together = true }: WavesOptions = {},
  ) {
    this.space = space;
    this.metric = metric;
    this.#seeksGoal = seeksGoal;
    this.#canHook = together && space.tray.canHook;
    this.#distances = new Uint16Array(space.table.count);
    this.#bytes = space.variant.pieces.length + 7 >> 3;
    if (metric === "move" || metric === "drag") {
      this.#followed = new Uint8Array(space.table.count * this.#bytes);
    }
  }

  /** Begins with this configuration, among others. */
  begin(index: number, isGoal: boolean): void {
    this.#distances = grown(this.#distances, index + 1);
    this.#distances[index] = 1;
    this.#wave.push(index);
    this.count += 1;
    if (this.#seeksGoal) {
      this.#parents = grown(this.#parents, index + 1);
      this.#parents[index] = -1;
      if (isGoal) this.goal ??= index;
    }
  }

  /** Nothing is left to do. */
  get isDone(): boolean {
    return this.isFull || this.goal !== undefined ||
      this.#trail.length === 0 && this.#at === this.#wave.length && this.#nextWave.length === 0;
  }

  /** Looks at so many configurations more, or at all that are left; some are looked at for several pieces. */
  advance(expansions: number): void {
    for (let left = expansions; left > 0 && !this.isDone; left--) {
      if (this.#trail.length > 0) {
        const piece = this.#trail.pop();
        this.space.load(this.#trail.pop());
        this.#lead(piece);
        continue;
      }
      if (this.#at === this.#wave.length) this.#goOn();
      this.#parent = this.#wave.at(this.#at);
      this.#at += 1;
      this.space.load(this.#parent);
      this.#expand();
    }
  }

  /** The distance of a configuration; `undefined`: not reached. */
  distanceOf(index: number): number | undefined {
    const known = this.#distances[index] ?? 0;
    return known === 0 ? undefined : known - 1;
  }

  /** The configurations on the way to one that was reached, from the one it began with. */
  wayTo(index: number): number[] {
    const way: number[] = [];
    for (let at = index; at >= 0; at = this.#parents[at] ?? -1) way.push(at);
    return way.reverse();
  }

  #goOn(): void {
    [this.#wave, this.#nextWave] = [this.#nextWave, this.#wave];
    this.#nextWave.clear();
    this.#at = 0;
    this.distance += 1;
    if (this.distance === FARTHEST) throw new RangeError("farther than can be counted");
  }

  #expand(): void {
    switch (this.metric) {
      case "step":
      case "straight":
        return this.#canHook
          ? this.#slideTogether(this.metric === "straight")
          : this.#slide(this.metric === "straight");
      case "push":
        return this.#push();
      case "move":
      case "drag":
        return this.#follow();
    }
  }

  /** Each piece in each direction by one cell, or as far as it can. */
  #slide(isStraight: boolean): void {
    const { tray } = this.space;
    const found = tray.findSteps();
    for (let step = 0; step < found; step++) {
      const piece = tray.movers[step] as number;
      const direction = tray.ways[step] as number;
      let cells = 0;
      do {
        tray.step(piece, direction);
        cells += 1;
        this.#reach(this.space.put());
      } while (isStraight && tray.isFree(piece, direction));
      for (; cells > 0; cells--) tray.step(piece, 3 - direction);
    }
  }

  /** As above; whatever a piece hooks into goes with it. */
  #slideTogether(isStraight: boolean): void {
    const { tray } = this.space;
    for (let piece = 0; piece < tray.count; piece++) {
      for (let direction = 0; direction < 4; direction++) {
        let cells = 0;
        let size = tray.gatherLocked(piece, direction);
        while (size > 0) {
          tray.shift(size, direction);
          cells += 1;
          this.#reach(this.space.put());
          size = isStraight ? tray.gatherLocked(piece, direction) : 0;
        }
        // What has come along goes back along.
        for (; cells > 0; cells--) {
          tray.shift(tray.gatherLocked(piece, 3 - direction), 3 - direction);
        }
      }
    }
  }

  #push(): void {
    const { tray } = this.space;
    for (let piece = 0; piece < tray.count; piece++) {
      for (let direction = 0; direction < 4; direction++) {
        const size = tray.gather(piece, direction);
        if (size === 0) continue;
        tray.shift(size, direction);
        this.#reach(this.space.put());
        tray.shift(size, 3 - direction);
      }
    }
  }

  /** Each piece along all ways that have not been followed; what it reaches waits in the trail. */
  #follow(): void {
    const { tray } = this.space;
    const isAny = this.metric === "drag" || this.#canHook;
    // Without pushing only those matter that can go somewhere.
    const found = isAny ? tray.count : tray.findSteps();
    for (let at = 0; at < found; at++) {
      const piece = isAny ? at : tray.movers[at] as number;
      if (this.#isNew(this.#parent, piece)) this.#lead(piece);
    }
  }

  /** A piece in all directions by one cell, pushing or not. */
  #lead(piece: number): void {
    const { keys, tray } = this.space;
    const pushes = this.metric === "drag";
    for (let direction = 0; direction < 4; direction++) {
      const size = pushes
        ? tray.gather(piece, direction)
        : this.#canHook
        ? tray.gatherLocked(piece, direction)
        : tray.isFree(piece, direction)
        ? 1
        : 0;
      if (size === 0) continue;
      if (size === 1) tray.step(piece, direction);
      else tray.shift(size, direction);
      const reached = this.space.put();
      if (reached >= 0) {
        const rank = keys.rankOf(tray, piece);
        if (this.#isNew(reached, rank)) {
          this.#trail.push(reached);
          this.#trail.push(rank);
        }
      }
      this.#reach(reached);
      if (size === 1) tray.step(piece, 3 - direction);
      else tray.shift(size, 3 - direction);
    }
  }

  /** Whether a piece has not been followed from a configuration; now it will be. */
  #isNew(index: number, piece: number): boolean {
    const at = index * this.#bytes + (piece >> 3);
    if (at >= this.#followed.length) {
      this.#followed = grown(this.#followed, (index + 1) * this.#bytes);
    }
    const known = this.#followed[at] as number;
    const bit = 1 << (piece & 7);
    if ((known & bit) !== 0) return false;
    this.#followed[at] = known | bit;
    return true;
  }

  /** Notes what lies on the tray, by its number, if it is new; -1: there was no room for it. */
  #reach(index: number): void {
    if (index < 0) {
      this.isFull = true;
      return;
    }
    if (index >= this.#distances.length) this.#distances = grown(this.#distances, index + 1);
    if (this.#distances[index] !== 0) return;
    this.#distances[index] = this.distance + 2;
    this.#nextWave.push(index);
    this.count += 1;
    if (!this.#seeksGoal) return;
    if (index >= this.#parents.length) this.#parents = grown(this.#parents, index + 1);
    this.#parents[index] = this.#parent;
    if (this.goal === undefined && this.space.tray.isGoal()) this.goal = index;
  }
}
