/**
 * Names of programs, each once: the same program may take part several times. Pure.
 */

/** The names with `#2`, `#3` … behind those that were there before. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let copy = 2; taken.has(unique); copy++) unique = `${name}#${copy}`;
    taken.add(unique);
    return unique;
  });
}
