/** How much a program may bring along. */

/** Files of one program. */
export const MAX_FILES = 1_000;
/** All its files together, in bytes. */
export const MAX_BYTES = 64 * 2 ** 20;
/** Folders within folders. */
export const MAX_DEPTH = 16;
/** Letters of a program's name in tables. */
export const MAX_NAME = 40;
