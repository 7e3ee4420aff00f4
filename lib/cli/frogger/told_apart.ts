/** Programs and roads of one name, told apart: each gets a name of its own, and it is said whose it is. Pure. */
import { uniqueNames } from "../../judge/entry/unique_names.ts";

/** Something that has a name, and what the user typed for it. */
export interface Typed {
  readonly name: string;
  readonly typed: string;
}

/** The same with a name that nothing else of them has; `isAmbiguous`: others would have had it too. */
export type ToldApart<T extends Typed> = T & { readonly isAmbiguous: boolean };

/** Gives everything a name of its own; see uniqueNames. */
export function tellApart<T extends Typed>(all: readonly T[]): ToldApart<T>[] {
  const unique = uniqueNames(all.map(({ name }) => name));
  return all.map((one, index) => ({
    ...one,
    name: unique[index] ?? one.name,
    isAmbiguous: all.filter(({ name }) => name === one.name).length > 1,
  }));
}
