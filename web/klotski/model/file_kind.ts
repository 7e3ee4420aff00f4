/** What files of games and puzzles are called. Pure. */

/** As a page offers them for opening. */
export const FILES = ".txt,text/plain";

/** Whether a file is called like one of ours. */
export function isOurs(name: string): boolean {
  return /\.txt$/i.test(name);
}
