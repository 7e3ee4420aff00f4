/**
 * A board with its pieces to try things on: steps of one piece, pushes of a group, and whether it is the goal. Pieces are
 * numbered as they were put there. Pure.
 */
import { EMPTY, WALL } from "../board.ts";
import type { Variant } from "../types.ts";
import { firstColumn, type Geometry, geometryOf, placeOf } from "./geometry.ts";
import { type Kinds, mirrored } from "./kinds.ts";

/** The largest number of pieces, and some room. */
const PIECES = 64;

/** What is read of a cell. */
export const COVERED = 0;
export const VACANT = 1;
export const FIRST = 2;

/** The board that a search works on. */
export class Tray {
  readonly geometry: Geometry;
  /** Pieces may hook into each other, so that they only move together [PUSH-6]. */
  readonly canHook: boolean;
  /** By place: the piece that covers it, or `EMPTY` or `WALL`. */
  readonly cover: Int8Array;
  /**
   * By place, what is read there for a key: `COVERED`, `VACANT`, or `FIRST` plus the kind of the piece whose first cell it is.
   * `images` is the same for who reads each row from right to left, and empty where nobody does.
   */
  readonly signs: Uint8Array;
  readonly images: Uint8Array;
  /** By kind: its first cell from right to left, relative to its place. */
  readonly imageFirsts: Int8Array;
  /** How many pieces lie here; of each its kind and its place. */
  count = 0;
  readonly kind = new Uint8Array(PIECES);
  readonly place = new Uint8Array(PIECES);
  /** How many cells are empty, and which, as `Keys.read` has laid it out: moving does not bring that up to date. */
  vacant = 0;
  readonly vacancies = new Uint8Array(PIECES);
  /** The steps that `findSteps` has found: pieces and directions. */
  readonly movers = new Uint8Array(4 * PIECES);
  readonly ways = new Uint8Array(4 * PIECES);
  /** The group that `gather` has found. */
  readonly group = new Uint8Array(PIECES);
  readonly #marks = new Int32Array(PIECES);
  #mark = 0;
  /** By part of the goal: place and kind; `undefined`: nothing can be the goal. */
  readonly #goal: readonly { readonly place: number; readonly kind: number }[] | undefined;

  /** `withImages`: boards are read from right to left too. */
  constructor({ board, goal }: Variant, kinds: Kinds, withImages: boolean) {
    this.geometry = geometryOf(board, kinds.shapes);
    this.canHook = kinds.kindOf.length > 1 && this.geometry.gaps.includes(1);
    this.cover = this.geometry.blank.slice();
    this.signs = new Uint8Array(this.cover.length).fill(VACANT);
    this.images = withImages ? this.signs.slice() : new Uint8Array(0);
    this.imageFirsts = Int8Array.from(
      kinds.shapes,
      (shape) => shape.width - 1 - firstColumn(mirrored(shape)) - firstColumn(shape),
    );
    const parts = goal.map(({ at, shape }) => ({
      place: placeOf(this.geometry.stride, { x: at.x + firstColumn(shape), y: at.y }),
      kind: kinds.find(shape),
    }));
    this.#goal = parts.length === 0 || parts.some(({ kind }) => kind < 0) ? undefined : parts;
  }

  /** Takes all pieces away. */
  clear(): void {
    const { blank } = this.geometry;
    const hasImages = this.images.length > 0;
    for (let place = 0; place < blank.length; place++) {
      this.cover[place] = blank[place] as number;
      this.signs[place] = VACANT;
      if (hasImages) this.images[place] = VACANT;
    }
    this.count = 0;
  }

  /** Puts one more piece there; all its cells must be empty. */
  add(kind: number, place: number): void {
    const piece = this.count;
    this.kind[piece] = kind;
    this.place[piece] = place;
    this.#lay(piece);
    this.count = piece + 1;
  }

  /** Finds all steps of one piece that push nothing, into `movers` and `ways`: their number. Only on a board just read. */
  findSteps(): number {
    const { cover, kind, movers, place, vacancies, vacant, ways } = this;
    const { ahead, steps } = this.geometry;
    let found = 0;
    for (let at = 0; at < vacant; at++) {
      const cell = vacancies[at] as number;
      for (let direction = 0; direction < 4; direction++) {
        const piece = cover[cell - (steps[direction] as number)] as number;
        if (piece < 0) continue;
        const cells = ahead[(kind[piece] as number) * 4 + direction] as Int8Array;
        const from = place[piece] as number;
        // Of the cells that it needs, this one must be the first, so that no step is found twice.
        if (from + (cells[0] as number) !== cell) continue;
        let next = 1;
        while (next < cells.length && cover[from + (cells[next] as number)] === EMPTY) next += 1;
        if (next < cells.length) continue;
        movers[found] = piece;
        ways[found] = direction;
        found += 1;
      }
    }
    return found;
  }

  /** Whether a piece can go one cell without pushing anything. */
  isFree(piece: number, direction: number): boolean {
    const cover = this.cover;
    const place = this.place[piece] as number;
    const ahead = this.geometry.ahead[(this.kind[piece] as number) * 4 + direction] as Int8Array;
    for (let at = 0; at < ahead.length; at++) {
      if (cover[place + (ahead[at] as number)] !== EMPTY) return false;
    }
    return true;
  }

  /** Moves one piece by one cell; it must be free to. */
  step(piece: number, direction: number): void {
    const { cover, geometry, images, signs } = this;
    const place = this.place[piece] as number;
    const kind = this.kind[piece] as number;
    const left = geometry.behind[kind * 4 + direction] as Int8Array;
    const taken = geometry.ahead[kind * 4 + direction] as Int8Array;
    const first = place + (geometry.steps[direction] as number);
    const imageFirst = this.imageFirsts[kind] as number;
    const hasImages = images.length > 0;
    signs[place] = COVERED;
    if (hasImages) images[place + imageFirst] = COVERED;
    for (let at = 0; at < left.length; at++) {
      const cell = place + (left[at] as number);
      cover[cell] = EMPTY;
      signs[cell] = VACANT;
      if (hasImages) images[cell] = VACANT;
    }
    for (let at = 0; at < taken.length; at++) {
      const cell = place + (taken[at] as number);
      cover[cell] = piece;
      signs[cell] = COVERED;
      if (hasImages) images[cell] = COVERED;
    }
    signs[first] = FIRST + kind;
    if (hasImages) images[first + imageFirst] = FIRST + kind;
    this.place[piece] = first;
  }

  /** The place of a piece on a board with left and right exchanged. */
  mirroredPlace(piece: number): number {
    const { stride } = this.geometry;
    const kind = this.kind[piece] as number;
    const first = (this.place[piece] as number) + (this.imageFirsts[kind] as number);
    return first - 2 * (first % stride) + stride - 1;
  }

  /** Finds who moves when a piece is pushed, into `group`: their number, 0 if it cannot be [PUSH-2]. */
  gather(piece: number, direction: number): number {
    const { cover, group, kind, place } = this;
    const ahead = this.geometry.ahead;
    const mark = ++this.#mark;
    group[0] = piece;
    this.#marks[piece] = mark;
    let size = 1;
    for (let member = 0; member < size; member++) {
      const pusher = group[member] as number;
      const cells = ahead[(kind[pusher] as number) * 4 + direction] as Int8Array;
      for (let at = 0; at < cells.length; at++) {
        const met = cover[(place[pusher] as number) + (cells[at] as number)] as number;
        if (met === WALL) return 0;
        if (met === EMPTY || this.#marks[met] === mark) continue;
        this.#marks[met] = mark;
        group[size] = met;
        size += 1;
      }
    }
    return size;
  }

  /** As `gather`, but 0 too if any of them could go without another: all of the group hook into each other. */
  gatherLocked(piece: number, direction: number): number {
    const size = this.gather(piece, direction);
    if (size < 2) return size;
    const members = this.group.slice(0, size);
    const { gaps } = this.geometry;
    const hasHook = members.some((member) =>
      gaps[(this.kind[member] as number) * 4 + direction] === 1
    );
    return hasHook && members.every((member) => this.gather(member, direction) === size) ? size : 0;
  }

  /** As `gatherLocked`, for two or more and for one of them only: so each such group is found once. */
  gatherHooked(piece: number, direction: number): number {
    const { gaps } = this.geometry;
    const isHook = (member: number) => gaps[(this.kind[member] as number) * 4 + direction] === 1;
    if (!isHook(piece)) return 0;
    const size = this.gatherLocked(piece, direction);
    if (size < 2) return 0;
    for (let member = 0; member < size; member++) {
      const other = this.group[member] as number;
      if (other < piece && isHook(other)) return 0;
    }
    return size;
  }

  /** Moves the first `size` of the group by one cell; there must be room for them, or they must have come from there. */
  shift(size: number, direction: number): void {
    for (let member = 0; member < size; member++) this.#lift(this.group[member] as number);
    const step = this.geometry.steps[direction] as number;
    for (let member = 0; member < size; member++) {
      const piece = this.group[member] as number;
      this.place[piece] = (this.place[piece] as number) + step;
      this.#lay(piece);
    }
  }

  /** Whether all that the goal wants is there; nothing is where the variant has no goal. */
  isGoal(): boolean {
    if (this.#goal === undefined) return false;
    for (const { kind, place } of this.#goal) {
      const piece = this.cover[place] ?? WALL;
      if (piece < 0 || this.kind[piece] !== kind || this.place[piece] !== place) return false;
    }
    return true;
  }

  #lift(piece: number): void {
    const cells = this.geometry.cells[this.kind[piece] as number] as Int8Array;
    const place = this.place[piece] as number;
    for (let at = 0; at < cells.length; at++) {
      const cell = place + (cells[at] as number);
      this.cover[cell] = EMPTY;
      this.signs[cell] = VACANT;
      if (this.images.length > 0) this.images[cell] = VACANT;
    }
  }

  #lay(piece: number): void {
    const kind = this.kind[piece] as number;
    const cells = this.geometry.cells[kind] as Int8Array;
    const place = this.place[piece] as number;
    const hasImages = this.images.length > 0;
    for (let at = 0; at < cells.length; at++) {
      const cell = place + (cells[at] as number);
      this.cover[cell] = piece;
      this.signs[cell] = COVERED;
      if (hasImages) this.images[cell] = COVERED;
    }
    this.signs[place] = FIRST + kind;
    if (hasImages) this.images[place + (this.imageFirsts[kind] as number)] = FIRST + kind;
  }
}
