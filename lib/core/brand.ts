/**
 * Brands: numbers that must not be confused with each other carry a name for the type checker.
 * Browser-safe: no Deno, no DOM.
 */

declare const brand: unique symbol;

/** A `Base` that the type checker tells apart from every other `Base` by its name. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
