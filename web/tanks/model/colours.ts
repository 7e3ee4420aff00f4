/** The colours of bots. Pure. */

/** How many colours the tokens have for bots; with more bots they come again, and the marks tell. */
const BOT_COLOURS = 9;

/** The colour of a bot (its index in the header's list), as a style sheet writes it: `var(--bot-3)`. */
export function botColour(bot: number): string {
  return `var(--bot-${bot % BOT_COLOURS})`;
}
