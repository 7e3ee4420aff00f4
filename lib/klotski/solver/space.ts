/** The configurations of a variant that a search has met, and a tray to lay each of them out on. Pure. */
import { isLegal } from "../board.ts";
import type { Position, Shape, Variant } from "../types.ts";
import { firstColumn } from "./geometry.ts";
import { KeyTable, MOST, roomFor } from "./key_table.ts";
import { Keys } from "./keys.ts";
import { type Kinds, kindsOf, mirrorOf } from "./kinds.ts";
import { Tray } from "./tray.ts";

/** What to keep. */
export interface SpaceOptions {
  /** The most configurations to keep; mirror images that count as one are kept once. */
  readonly limit?: number;
  /** The memory for all that is kept, with the distances in steps and in moves that may be measured later. */
  readonly bytes?: number;
  /** `false`: mirror images never count as one; else they do where the goal allows it. */
  readonly mirror?: boolean;
}

/** Configurations by number. */
export class Space {
  readonly variant: Variant;
  readonly kinds: Kinds;
  readonly tray: Tray;
  readonly keys: Keys;
  readonly table: KeyTable;
  /** Mirror images count as one. */
  readonly isFolded: boolean;
  readonly #buffer: Int32Array;
  readonly #mirror: readonly number[];

  constructor(variant: Variant, { bytes, limit = MOST, mirror }: SpaceOptions = {}) {
    this.variant = variant;
    this.kinds = kindsOf(variant);
    const fold = mirror === false ? undefined : mirrorOf(variant, this.kinds);
    this.isFolded = fold !== undefined;
    this.#mirror = fold ?? [];
    this.tray = new Tray(variant, this.kinds, this.isFolded);
    this.keys = new Keys(this.tray.geometry, this.kinds, fold);
    const { words } = this.keys;
    const room = bytes === undefined ? MOST : roomFor(words, bytes, besidesKey(variant));
    this.table = new KeyTable(words, Math.min(limit, room));
    this.#buffer = new Int32Array(this.keys.words + 2);
  }

  /** Lays out the configuration with this number, its pieces in reading order. */
  load(index: number): void {
    this.table.read(index, this.#buffer);
    this.keys.read(this.#buffer, this.tray);
  }

  /** The number of what lies on the tray, a new one if need be; -1: no room. */
  put(): number {
    this.keys.write(this.tray);
    return this.table.put(this.keys.key);
  }

  /** The number of what lies on the tray; -1: not met. */
  find(): number {
    this.keys.write(this.tray);
    return this.table.find(this.keys.key);
  }

  /** Lays out a position, its pieces in the variant's order; `false`: it is not one of this board. */
  lay(position: Position): boolean {
    const { board, pieces } = this.variant;
    if (!isLegal(this.variant, position)) return false;
    this.tray.clear();
    pieces.forEach(({ shape }, piece) => {
      const corner = position[piece] ?? 0;
      const y = Math.floor(corner / board.width);
      const place = (y + 1) * (board.width + 2) + corner % board.width + 1;
      this.tray.add(this.kinds.kindOf[piece] ?? 0, place + firstColumn(shape));
    });
    return true;
  }

  /**
   * What lies on the tray as a position, or its mirror image: of equal pieces the first of the variant is the first that was
   * laid.
   */
  position(isImage: boolean): Position {
    const { board: { width }, pieces } = this.variant;
    const { count, geometry: { stride }, kind, place } = this.tray;
    const position = new Uint8Array(pieces.length);
    const isTaken = new Uint8Array(count);
    pieces.forEach((_, piece) => {
      const own = this.kinds.kindOf[piece] ?? 0;
      const lying = isTaken.findIndex((taken, index) =>
        taken === 0 && (isImage ? this.#mirror[kind[index] ?? 0] : kind[index]) === own
      );
      isTaken[lying] = 1;
      const shape = this.kinds.shapes[kind[lying] ?? 0] as Shape;
      const corner = (place[lying] ?? 0) - firstColumn(shape);
      const x = corner % stride - 1;
      const y = Math.floor(corner / stride) - 1;
      position[piece] = y * width + (isImage ? width - x - shape.width : x);
    });
    return position;
  }
}

/**
 * Bytes of a configuration that are not its key: whether it is an image, the step back, two distances, which pieces have
 * been followed from there, and its place in two waves.
 */
function besidesKey({ pieces }: Variant): number {
  return 1 + 2 + 2 * 2 + (pieces.length + 7 >> 3) + 2;
}
