/** What files are called that the reader takes away from a round. Pure. */
import type { Recording } from "./recording.ts";

/** Names of files have no more letters than this before the round. */
const MOST_LETTERS = 60;

/** `champion-mapper-round-3`, or `melee-round-3`: only letters, digits, dots, dashes and underscores. */
export function saveName({ header, round, seats }: Recording): string {
  const names = header.kind === "duel" ? seats.map(({ name }) => plain(name)) : [];
  const match = names.length === 0 || names.includes("") ? header.kind : names.join("-");
  return `${match.slice(0, MOST_LETTERS)}-round-${round.round}`;
}

function plain(name: string): string {
  return name.replace(/[^A-Za-z0-9_.-]+/g, "_").replace(/^[_.-]+|[_.-]+$/g, "");
}
