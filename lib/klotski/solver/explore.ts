/**
 * Explores all configurations that can be reached, breadth first and step by step, a portion at a time. Pieces that hook into
 * each other make their steps together, so each push is some steps [PUSH-4], and steps can be taken back: these are all
 * that there are for every metric.
 *
 * Where the goal allows it, mirror images count as one, and are kept once. Then it must be found out whether the images
 * belong to what can be reached, or to a part of their own beside it: they do as soon as some board is its own image,
 * or some board has been reached both as itself and as its image. Pure.
 */
import { startPosition } from "../board.ts";
import type { Position, Variant } from "../types.ts";
import { grown, IntList } from "./int_list.ts";
import { Space, type SpaceOptions } from "./space.ts";

/** Where to begin, and what to keep. */
export interface ExploreOptions extends SpaceOptions {
  /** Where to begin; the variant's start if not given. It must be legal. */
  readonly from?: Position;
}

/** How far an exploration has got. */
export interface Progress {
  /** Configurations seen so far. */
  readonly configurations: number;
  /** Steps from where it began; where mirror images count as one, from there or from its mirror image. */
  readonly depth: number;
  /** Steps to the nearest goal, as soon as one has been met. */
  readonly steps?: number;
  /** All has been seen; without `steps` that proves that there is no solution. */
  readonly isDone: boolean;
  /** There was no room for more: it has ended without having seen all. */
  readonly isFull: boolean;
}

/** No step at all. */
const NOWHERE = 0xffff;

/** Begins an exploration; nothing is looked at before `advance`. */
export function explore(variant: Variant, options: ExploreOptions = {}): Exploration {
  return new Exploration(variant, options);
}

/** The same, up to its end. */
export function exploreAll(variant: Variant, options: ExploreOptions = {}): Exploration {
  const exploration = explore(variant, options);
  exploration.advance(Infinity);
  return exploration;
}

/** What can be reached from somewhere. */
export class Exploration {
  readonly variant: Variant;
  readonly from: Position;
  readonly space: Space;
  /** The numbers of the goals, in the order in which they were met. */
  readonly goals = new IntList();
  /** The numbers of the boards that are their own mirror images; only where those count as one. */
  readonly symmetric = new IntList();
  /** The mirror images belong to what can be reached: each number stands for two boards, but the symmetric ones. */
  isDoubled = false;
  /** By number 1: it was reached as the image of what is kept. Only while that is of interest. */
  #images = new Uint8Array(0);
  /** By number the step that leads back to where it was first reached from: the piece's place * 4 + direction. */
  #ways = new Uint16Array(0);
  #next = 0;
  #depth = 0;
  #layerEnd = 1;
  #steps: number | undefined;
  #isFull = false;
  /** Steps that lead from a board to another one, and those from boards that are symmetric. */
  #degrees = 0;
  #symmetricDegrees = 0;
  #symmetricNext = 0;
  #symmetricGoals = 0;

  constructor(variant: Variant, options: ExploreOptions) {
    this.variant = variant;
    this.from = options.from ?? startPosition(variant);
    this.space = new Space(variant, options);
    if (!this.space.lay(this.from)) throw new RangeError("no position of this board");
    this.#noteImage(this.space.put(), this.space.keys.isMirrored ? 1 : 0);
    this.#writeWay(0, NOWHERE);
    this.#meet(0, 0);
  }

  /** Looks at so many configurations more, or at all that are left. A thousand take about a millisecond. */
  advance(expansions: number): Progress {
    const { table } = this.space;
    for (let left = expansions; left > 0 && this.#next < table.count && !this.#isFull; left--) {
      if (this.#next === this.#layerEnd) {
        this.#depth += 1;
        this.#layerEnd = table.count;
      }
      this.#expand(this.#next);
      this.#next += 1;
    }
    return this.progress;
  }

  get progress(): Progress {
    return {
      configurations: this.weigh(this.space.table.count, this.symmetric.length),
      depth: this.#depth,
      ...(this.#steps !== undefined && { steps: this.#steps }),
      isDone: this.#next === this.space.table.count && !this.#isFull,
      isFull: this.#isFull,
    };
  }

  /** Pairs of configurations that are one step apart, as far as it has got. */
  get edges(): number {
    return this.weigh(this.#degrees, this.#symmetricDegrees) / 2;
  }

  /** Goals met so far. */
  get goalCount(): number {
    return this.weigh(this.goals.length, this.#symmetricGoals);
  }

  /** How many boards are meant by so many numbers, of which so many are of symmetric boards. */
  weigh(numbers: number, symmetric: number): number {
    return this.isDoubled ? 2 * numbers - symmetric : numbers;
  }

  /**
   * The number of a position's configuration, from 0; -1: it has not been met. Positions that differ only in equal pieces,
   * or in left and right where that does not matter, have the same.
   */
  indexOf(position: Position): number {
    return this.space.lay(position) ? this.space.find() : -1;
  }

  /** One of the positions of a number: one that can be reached. */
  positionOf(index: number): Position {
    this.space.load(index);
    return this.space.position(!this.isDoubled && this.#images[index] === 1);
  }

  /** Depths are distances from the very board where it began, not from that or its mirror image. */
  get isExactFromStart(): boolean {
    return !this.space.isFolded || this.symmetric.length > 0 && this.symmetric.at(0) === 0;
  }

  #expand(index: number): void {
    const { space } = this;
    const { table, tray } = space;
    const way = this.#ways[index] ?? NOWHERE;
    space.load(index);
    const image = space.isFolded && !this.isDoubled ? this.#images[index] as number : 0;
    const degree = tray.findSteps();
    for (let step = 0; step < degree; step++) {
      const piece = tray.movers[step] as number;
      const direction = tray.ways[step] as number;
      // What is there has been met.
      if ((tray.place[piece] as number) * 4 + direction === way) continue;
      tray.step(piece, direction);
      const known = table.count;
      if (!this.#arrive(image)) return;
      if (known < table.count) this.#noteWay(known, piece, 3 - direction);
      tray.step(piece, 3 - direction);
    }
    this.#note(index, tray.canHook ? degree + this.#expandHooked(image) : degree);
  }

  /** As above, for pieces that only move together: how many such steps there are. */
  #expandHooked(image: number): number {
    const { table, tray } = this.space;
    let degree = 0;
    for (let piece = 0; piece < tray.count; piece++) {
      for (let direction = 0; direction < 4; direction++) {
        const size = tray.gatherHooked(piece, direction);
        if (size === 0) continue;
        tray.shift(size, direction);
        const known = table.count;
        if (!this.#arrive(image)) return degree;
        if (known < table.count) this.#writeWay(known, NOWHERE);
        tray.shift(size, 3 - direction);
        degree += 1;
      }
    }
    return degree;
  }

  /** Takes down what lies on the tray, reached from a board that was itself an image or not; `false`: no room. */
  #arrive(image: number): boolean {
    const { space } = this;
    const known = space.table.count;
    const reached = space.put();
    if (reached < 0) {
      this.#isFull = true;
      return false;
    }
    if (space.isFolded && !this.isDoubled) {
      const reachedImage = space.keys.isMirrored ? 1 - image : image;
      if (reached === known) this.#noteImage(reached, reachedImage);
      else if (this.#images[reached] !== reachedImage) this.#double();
    }
    if (reached === known) this.#meet(reached, this.#depth + 1);
    return true;
  }

  /** Adds up the steps from a board. */
  #note(index: number, degree: number): void {
    this.#degrees += degree;
    const { symmetric } = this;
    if (this.#symmetricNext < symmetric.length && symmetric.at(this.#symmetricNext) === index) {
      this.#symmetricDegrees += degree;
      this.#symmetricNext += 1;
    }
  }

  /** Notes what is new; it lies on the tray. */
  #meet(index: number, depth: number): void {
    const isGoal = this.space.tray.isGoal();
    if (isGoal) {
      this.goals.push(index);
      this.#steps ??= depth;
    }
    if (this.space.isFolded && this.space.keys.isSymmetric) {
      this.symmetric.push(index);
      if (isGoal) this.#symmetricGoals += 1;
      this.#double();
    }
  }

  #noteImage(index: number, image: number): void {
    this.#images = grown(this.#images, index + 1);
    this.#images[index] = image;
  }

  /** The step back of a piece from a board that is new, as it will be laid out. */
  #noteWay(index: number, piece: number, back: number): void {
    const { keys, tray } = this.space;
    const isAcross = back === 1 || back === 2;
    const way = keys.isMirrored
      ? tray.mirroredPlace(piece) * 4 + (isAcross ? 3 - back : back)
      : (tray.place[piece] as number) * 4 + back;
    this.#writeWay(index, way);
  }

  #writeWay(index: number, way: number): void {
    this.#ways = grown(this.#ways, index + 1);
    this.#ways[index] = way;
  }

  #double(): void {
    this.isDoubled = true;
    this.#images = new Uint8Array(0);
  }
}
