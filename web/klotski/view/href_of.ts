/** Addresses of puzzles on this page. */
import { type Address, makeAddress } from "../model/address.ts";
import type { ShownPuzzle } from "../store/types.ts";

/** Where a puzzle is, with the reader's own game of it; `more` says what else is to be shown. */
export function hrefOf({ id, packed }: ShownPuzzle, more: Address = {}): string {
  const address = makeAddress({
    ...(id === undefined ? {} : { variant: id }),
    ...(packed === undefined ? {} : { puzzle: packed }),
    ...more,
  });
  return `klotski.html${address}`;
}
