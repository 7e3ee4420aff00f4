/** Marks where something round them takes the place of brackets. Pure. */

/** The mark of a seat without brackets: those of crowded rounds are numbers, such as `(137)`. */
export function shortMark(mark: string): string {
  return mark.replace(/^\((\d+)\)$/, "$1");
}
