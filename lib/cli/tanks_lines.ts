/**
 * `tanks lines LOG --round N --seat K`: what the program in a seat read and wrote, turn by turn.
 */
import { dialogueOf, type DialogueTurn } from "../logs/dialogue.ts";
import { namesOf } from "../logs/replay.ts";
import { findSeat } from "./log_seats.ts";
import { readNamedRound, titleOf } from "./named_log.ts";
import { type Output, terminal, visible } from "./printing.ts";
import { wholeNumber } from "./whole_number.ts";

/** Whose lines are shown, and how. */
export interface LinesOptions {
  /** The round's number. @default the first of the log */
  readonly round?: string | number;
  /** The seat, from 0 as in the log, or the name of a program that sits in one seat only. */
  readonly seat: string | number;
  /** One JSON object instead of text. */
  readonly json?: boolean;
  /** @default terminal */
  readonly output?: Output;
}

/**
 * Shows a program's side of a round: `< ` lines that it read, `> ` lines that it wrote.
 * @returns 0.
 * @throws {UnusableInput} If the log cannot be read, or has no such round or seat.
 */
export async function lines(file: string, options: LinesOptions): Promise<number> {
  const { output = terminal } = options;
  const wanted = options.round === undefined ? undefined : wholeNumber("--round", options.round);
  const { header, round } = await readNamedRound(file, wanted, output);
  const names = namesOf(header, round);
  const seat = findSeat(String(options.seat), names, titleOf(file));
  const bot = names[seat] ?? "";
  const dialogue = dialogueOf(header, round, seat);
  if (options.json) {
    const turns = Array.from(dialogue, ({ turn, wrote, read, fault, end }) => ({
      turn,
      wrote: wrote ?? null,
      read,
      fault: fault ?? null,
      end: end ?? null,
    }));
    output.print(JSON.stringify({ round: round.round, seat, bot, turns }) + "\n");
    return 0;
  }
  output.print(visible(`# round ${round.round} of ${titleOf(file)}, seat ${seat}: ${bot}`) + "\n");
  for (const turn of dialogue) output.print(tell(turn));
  return 0;
}

function tell({ turn, wrote, read, fault, end }: DialogueTurn): string {
  const comment = fault === undefined
    ? ""
    : `: ${fault.kind}${fault.detail === "" ? "" : `, ${fault.detail}`}`;
  const nothing = wrote === undefined && turn > 0 && fault === undefined ? ": no order" : "";
  const told = [
    turn === 0 ? "# opening" : `# turn ${turn}${visible(comment)}${nothing}`,
    ...(wrote === undefined ? [] : [`> ${wrote}`]),
    ...read.map((line) => `< ${line}`),
    ...(end === undefined
      ? []
      : [`# ended: the ${end === "dead" ? "tank is dead" : "round is over"}`]),
  ];
  return told.join("\n") + "\n";
}
