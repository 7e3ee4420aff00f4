/**
 * Closes a switch over a union: a new member is a type error here, not a silent fall-through.
 * Browser-safe: no Deno, no DOM.
 */

/** @throws {Error} always; reached only when a value escaped its type. */
export function assertNever(value: never): never {
  throw new Error(`Cannot happen: no case for ${JSON.stringify(value)}`);
}
