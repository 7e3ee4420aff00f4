/**
 * A turn as a log stores it: two characters a seat, `M3`, `F0`, `L7`, `--` or `!!`.
 * Browser-safe: no Deno, no DOM.
 */
import { ALL_ORDERS, makeOrder } from "../arena/orders.ts";
import type { Tank, TurnEntry } from "../arena/types.ts";

/** A seat that lost its turn (its line was invalid) or is dead already. */
export const LOST = "--";

/** A seat that a fault ends in this turn. */
export const ENDED = "!!";

/** What may stand for a seat, for messages. */
export const ENTRY_FORMS = "M0..M7, F0..F7, L0..L7, -- or !!";

const ENTRIES: ReadonlyMap<string, TurnEntry> = new Map<string, TurnEntry>([
  ...ALL_ORDERS.map((order): [string, TurnEntry] => [makeOrder(order), order]),
  [LOST, "lost"],
  [ENDED, "ended"],
]);

/** What one seat's two characters mean; `undefined` for anything else. */
export function parseEntry(text: string): TurnEntry | undefined {
  return ENTRIES.get(text);
}

/** Reads a turn of so many seats; `undefined` where its length is wrong or a seat's entry is none. */
export function parseTurn(text: string, seats: number): TurnEntry[] | undefined {
  if (text.length !== 2 * seats) return undefined;
  const entries: TurnEntry[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const entry = ENTRIES.get(text.slice(at, at + 2));
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return entries;
}

/**
 * Writes a turn. `tanksBefore` stand as before the turn: who is dead by then gets `--` whatever its entry says.
 * @throws {RangeError} If there is not one entry for each tank.
 */
export function makeTurn(entries: readonly TurnEntry[], tanksBefore: readonly Tank[]): string {
  if (entries.length !== tanksBefore.length) {
    throw new RangeError(
      `Cannot write a turn of ${tanksBefore.length} seats with ${entries.length} entries`,
    );
  }
  let text = "";
  for (const [seat, entry] of entries.entries()) {
    const isDead = tanksBefore[seat]?.lives === 0;
    text += isDead || entry === "lost" ? LOST : entry === "ended" ? ENDED : makeOrder(entry);
  }
  return text;
}
