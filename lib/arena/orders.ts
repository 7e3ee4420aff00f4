/**
 * Orders as a program writes them.
 * Browser-safe: no Deno, no DOM.
 */
import type { Direction, Order, OrderKind } from "./types.ts";

const KINDS: Readonly<Record<string, OrderKind>> = {
  M: "move",
  m: "move",
  F: "fire",
  f: "fire",
  L: "look",
  l: "look",
};

const LETTERS: Readonly<Record<OrderKind, string>> = { move: "M", fire: "F", look: "L" };

const MAKE_ALL = (["move", "fire", "look"] as const).map((kind) =>
  ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((to): Order => ({ kind, to }))
);

/** Every order that there is, so that parsing allocates nothing. */
export const ALL_ORDERS: readonly Order[] = MAKE_ALL.flat();

/**
 * Reads one line of a program's output, without its line feed: a letter and a digit, either case, with blanks (spaces
 * and tabs) around and a CR at the end allowed [INPUT-1, INPUT-2]. Anything else is `undefined`: an invalid line
 * [INPUT-3].
 */
export function parseOrder(line: string): Order | undefined {
  const text = line.length === 2 ? line : trimLine(line);
  if (text.length !== 2) return undefined;
  const kind = KINDS[text.charAt(0)];
  const to = text.charCodeAt(1) - 48;
  if (kind === undefined || to < 0 || to > 7) return undefined;
  return orderOf(kind, to as Direction);
}

/** The order as it stands in protocol and log: `M3`. */
export function makeOrder(order: Order): string {
  return `${LETTERS[order.kind]}${order.to}`;
}

/** The one object for this order. */
export function orderOf(kind: OrderKind, to: Direction): Order {
  const block = kind === "move" ? 0 : kind === "fire" ? 8 : 16;
  return ALL_ORDERS[block + to] as Order;
}

function trimLine(line: string): string {
  const text = line.endsWith("\r") ? line.slice(0, -1) : line;
  return text.replace(/^[ \t]+|[ \t]+$/g, "");
}
