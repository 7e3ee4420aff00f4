/** The colours of bots. Pure. */

/** How many colours the tokens have for bots; with more bots they come again, and the marks tell. */
export const BOT_COLOURS = 9;

/** The colour of a program (its index in the run, from 0), as a style sheet writes it: `var(--bot-3)`. */
export function botColour(entry: number): string {
  return `var(--bot-${entry % BOT_COLOURS})`;
}

/** Which program of its run a bot of a log is; in a log without a run, its index in the header's list. */
export function entryOf(entries: readonly number[] | undefined, bot: number): number {
  return entries?.[bot] ?? bot;
}
