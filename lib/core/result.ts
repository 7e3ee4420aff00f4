/**
 * A value or the reasons why there is none: for input that may be wrong, where throwing would be rude.
 * Browser-safe: no Deno, no DOM.
 */

/** Either a good value or an error; told apart by `ok`. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a good value. */
export function good<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps an error. */
export function bad<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
