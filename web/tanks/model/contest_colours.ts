/**
 * Programs of a contest's stage in the colours that they have in the whole contest. A program is told by a number from which
 * its colour follows (colours.ts): here that number holds its colour in the contest besides its index in the run. Pure.
 */
import type { PublishedRun, StageOfContest } from "../../../lib/logs/published.ts";
import { BOT_COLOURS } from "./colours.ts";

type Contest = StageOfContest | undefined;

/** The number for a program of a stage; elsewhere it is its index. */
export function numberOf(contest: Contest, index: number): number {
  if (contest === undefined) return index;
  return makeNumber(index, contest.programs[index]?.badge.colour ?? index);
}

/** The index in its run of the program with this number. */
export function indexOf(contest: Contest, number: number): number {
  return contest === undefined ? number : Math.floor(number / BOT_COLOURS);
}

/** What the badge of the program with this number says; elsewhere it counts from 1. */
export function lettersOf(contest: Contest, number: number): string {
  const badge = contest?.programs[indexOf(contest, number)]?.badge;
  return badge === undefined ? String(number + 1) : badge.letters;
}

/** The numbers of programs that meet: two of the same colour could not be told apart, so one takes another. */
export function numbersOf(contest: Contest, indexes: readonly number[]): readonly number[] {
  if (contest === undefined) return indexes;
  const taken = new Set<number>();
  return indexes.map((index) => {
    let number = numberOf(contest, index);
    for (let tries = 0; tries < BOT_COLOURS && taken.has(number % BOT_COLOURS); tries++) {
      number = makeNumber(index, number + 1);
    }
    taken.add(number % BOT_COLOURS);
    return number;
  });
}

/** A run whose programs are told by their numbers wherever it names them. */
export function inContestColours(run: PublishedRun): PublishedRun {
  const { contest, matches, table } = run;
  if (contest === undefined) return run;
  return {
    ...run,
    matches: matches.map((match) => ({
      ...match,
      entries: match.entries.map((index) => numberOf(contest, index)),
    })),
    ...(table === undefined ? {} : {
      table: {
        ...table,
        rows: table.rows.map((row) => ({ ...row, index: numberOf(contest, row.index) })),
      },
    }),
  };
}

function makeNumber(index: number, colour: number): number {
  return index * BOT_COLOURS + colour % BOT_COLOURS;
}
