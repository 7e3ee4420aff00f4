/** Playing without those who are not in order: who is left out, and why. Pure. */
import type { Problem } from "../../core/problem.ts";
import type { BadParticipant, LeftOut, StartingList } from "./types.ts";

/** Ids are harmless everywhere; the name of a folder may be what is wrong. */
const UNSAFE = /[^A-Za-z0-9_-]+/g;

/** So much is told of each. */
const MOST_REASONS = 5;

/**
 * The list without them.
 * @param folder What problems call the folder in which those of the participants lie.
 */
export function leaveOut(
  { entrants, leftOut = [], out }: StartingList,
  bad: readonly BadParticipant[],
  folder: string,
): StartingList {
  const ids = new Set(bad.map(({ id }) => id));
  return {
    entrants: entrants.filter(({ id }) => !ids.has(id)),
    out: out.filter(({ id }) => !ids.has(id)),
    leftOut: [...leftOut, ...bad.map((one) => leftOutOf(one, folder))],
  };
}

function leftOutOf({ id, name, problems }: BadParticipant, folder: string): LeftOut {
  const own = `${folder}/${id}`;
  const reasons = problems.slice(0, MOST_REASONS).map((problem) => reasonOf(problem, own));
  return { id: id.replaceAll(UNSAFE, "-"), name, reasons };
}

/** A problem without the way to the participant's folder: that is the organiser's own. */
function reasonOf({ file = "", line, message }: Problem, own: string): string {
  const inside = file.startsWith(`${own}/`) ? file.slice(own.length + 1) : "";
  const place = line === undefined ? inside : `${inside}:${line}`;
  return inside === "" ? message : `${place}: ${message}`;
}
