/** Stands before the exit status of each of several commands; no command says such a thing. */
export const END_OF_COMMAND = "\x04 ";
