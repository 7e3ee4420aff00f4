/**
 * What deals with one round alone: unpacking it out of an address, keeping it as a book, checking it. It is loaded when it
 * is wanted, in one script: each further one would cut what it shares with others into more pieces (lib/server/bundle.ts).
 */
export { verifyRound } from "../../../lib/logs/verify.ts";
export { unpackRound } from "../model/packed_round.ts";
export { oneRoundBook } from "./one_round_book.ts";
