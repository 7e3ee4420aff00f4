/**
 * The rounds of a log as their lines' text: about as much memory as the log has bytes, where rounds taken apart would
 * need many times that. A round that is wanted is parsed again, in less than a millisecond.
 */
import { UnusableInput } from "../../../lib/core/problem.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";

/** A round that was read. */
export interface ShelfItem {
  readonly number: number;
  /** The line of the log, from 1. */
  readonly line: number;
  readonly text: string;
}

/** The rounds read so far, in the order of the log. */
export interface Shelf {
  readonly header: LogHeader;
  readonly items: readonly ShelfItem[];
  /**
   * Puts a round behind the others. No number may come twice: whoever comes second can be verified, but not found.
   * @returns The first of this number, where this is the second.
   */
  add(item: ShelfItem): ShelfItem | undefined;
  /** The item of a round; without a number the one of the lowest number. */
  find(number: number | undefined): ShelfItem | undefined;
}

/** An empty shelf. */
export function createShelf(header: LogHeader): Shelf {
  const items: ShelfItem[] = [];
  const itemOf = new Map<number, ShelfItem>();
  let lowest = Infinity;
  return {
    header,
    items,
    add: (item) => {
      items.push(item);
      const earlier = itemOf.get(item.number);
      if (earlier === undefined) itemOf.set(item.number, item);
      lowest = Math.min(lowest, item.number);
      return earlier;
    },
    find: (number = lowest) => itemOf.get(number),
  };
}

/** The round on a line that could be read before. */
export function roundOfItem(header: LogHeader, { line, text }: ShelfItem): LogRound {
  const round = parseRound(text, header, { line });
  if (!round.ok) throw new UnusableInput(round.error);
  return round.value;
}
