/**
 * `tanks relive`: feeds the input that was recorded for a seat to a program and shows where its orders differ.
 */
import { rehearse } from "../tournament/rehearsal.ts";
import { type RelivedRound, reliveRound } from "../tournament/relive.ts";
import { namesOf } from "../logs/replay.ts";
import { findSeat } from "./log_seats.ts";
import { readNamedRound, titleOf } from "./named_log.ts";
import { programsOptions, type SandboxWords } from "./play_options.ts";
import { print, quoteLines, terminal, visible } from "./printing.ts";
import { wholeNumber } from "./whole_number.ts";

/** The options of the command line. */
export interface TanksReliveOptions extends SandboxWords {
  readonly round?: string;
  readonly seat: string;
  readonly json?: boolean;
}

/** So many differing turns are listed for people. */
const MOST_LISTED = 20;

/**
 * Relives a round.
 * @returns The exit status: 0, every order is the recorded one; 1, some differ or a fault ended the program.
 * @throws {UnusableInput} If log, round, seat or program cannot be used.
 */
export async function relive(
  file: string,
  word: string,
  options: TanksReliveOptions,
): Promise<number> {
  const wanted = options.round === undefined ? undefined : wholeNumber("--round", options.round);
  const { header, round } = await readNamedRound(file, wanted, terminal);
  const seat = findSeat(options.seat, namesOf(header, round), titleOf(file));
  return await rehearse(word, programsOptions(options), async (rehearsal) => {
    const relived = await reliveRound(rehearsal, header, round, seat);
    const { name } = rehearsal.program;
    if (options.json === true) {
      const { fault, others, turns } = relived;
      print(
        JSON.stringify({
          round: round.round,
          seat,
          bot: name,
          turns,
          others,
          fault: fault ?? null,
        }) + "\n",
      );
    } else {
      print(tell(relived, name));
    }
    const isSame = relived.fault === undefined || relived.isRecordedFault;
    return relived.others.length === 0 && isSame ? 0 : 1;
  });
}

function tell(relived: RelivedRound, name: string): string {
  const { fault, isRecordedFault, others, turns } = relived;
  const lines = others.slice(0, MOST_LISTED).map(({ now, recorded, turn }) =>
    `turn ${turn}: recorded ${recorded ?? "no order"}, now ${visible(now)}`
  );
  if (others.length > MOST_LISTED) lines.push(`… and ${others.length - MOST_LISTED} more`);
  if (fault !== undefined) {
    const asThen = isRecordedFault ? " (as recorded)" : "";
    lines.push(`turn ${fault.turn}: ${fault.kind}, ${fault.detail}${asThen}`);
    if (fault.stderr.trim() !== "") lines.push(quoteLines(name, fault.stderr).trimEnd());
  }
  lines.push(
    others.length === 0
      ? `${visible(name)} gave the recorded orders in all ${turns} turns.`
      : `${visible(name)} gave other orders in ${others.length} of ${turns} turns.`,
  );
  return lines.join("\n") + "\n";
}
