/**
 * `tanks show LOG`: a round's field at one turn as text, or all its frames as JSON.
 */
import { isOver, resultOf } from "../arena/round.ts";
import type { RoundState } from "../arena/types.ts";
import { unusable } from "../core/problem.ts";
import { framesOf, namesOf, replay, type ReplayedTurn, startOf } from "../logs/replay.ts";
import { markOf, sketch } from "../logs/sketch.ts";
import type { LogHeader, LogRound } from "../logs/types.ts";
import { compassOf, tellTurn } from "../logs/words.ts";
import { readNamedRound, titleOf } from "./named_log.ts";
import { type Output, paint, terminal, textTable, visible } from "./printing.ts";
import { wholeNumber } from "./whole_number.ts";

/** What is shown, and how. */
export interface ShowOptions {
  /** The round's number. @default the first of the log */
  readonly round?: string | number;
  /** The turn after which the field is shown; 0 is the start. @default the last; as JSON all */
  readonly turn?: string | number;
  /** Frames for machines instead of text. */
  readonly json?: boolean;
  /** @default terminal */
  readonly output?: Output;
}

/**
 * Shows a round.
 * @returns 0.
 * @throws {UnusableInput} If the log cannot be read, or has no such round or turn.
 */
export async function show(file: string, options: ShowOptions = {}): Promise<number> {
  const { output = terminal } = options;
  const wanted = options.round === undefined ? undefined : wholeNumber("--round", options.round);
  const turn = options.turn === undefined ? undefined : wholeNumber("--turn", options.turn);
  const { header, round } = await readNamedRound(file, wanted, output);
  const last = round.turns.length;
  if (turn !== undefined && turn > last) {
    const message =
      `There is no turn ${turn} in round ${round.round}: there are turns 0 to ${last}`;
    throw unusable("LOG_NO_TURN", message, { file: titleOf(file) });
  }
  if (options.json) printJson(header, round, turn, output);
  else output.print(showText(titleOf(file), header, round, turn ?? last, output));
  return 0;
}

/** Frame by frame, so that a long round needs no memory for all of its text. */
function printJson(
  header: LogHeader,
  round: LogRound,
  turn: number | undefined,
  output: Output,
): void {
  const { width, height } = round;
  const head = { round: round.round, width, height, bots: namesOf(header, round) };
  let text = JSON.stringify(head).slice(0, -1) + ',"frames":[';
  const frames = framesOf(header, round);
  let separator = "";
  for (let step = frames.next();; step = frames.next()) {
    if (step.done) {
      output.print(`${text}],"result":${JSON.stringify(step.value)}}\n`);
      return;
    }
    if (turn !== undefined && turn !== step.value.turn) continue;
    text += separator + JSON.stringify(step.value);
    separator = ",";
    if (text.length < 65536) continue;
    output.print(text);
    text = "";
  }
}

function showText(
  title: string,
  header: LogHeader,
  round: LogRound,
  turn: number,
  output: Output,
): string {
  const step = stepAt(header, round, turn);
  const state = step?.state ?? startOf(round);
  const last = round.turns.length;
  const when = turn === 0 ? `before the first of ${last} turns` : `after turn ${turn} of ${last}`;
  const parts = [
    paint(output, "bold", visible(`Round ${round.round} of ${title}, ${when}`)),
    sketch(state),
    tankTable(header, round, state),
  ];
  if (step !== undefined) {
    const told = tellTurn(round, step).map((sentence) => `  ${visible(sentence)}`);
    parts.push([`Turn ${turn}:`, ...(told.length === 0 ? ["  nothing happens"] : told)].join("\n"));
  }
  if (turn === last && isOver(state, header.limits.turns)) {
    parts.push(tellEnd(header, state));
  }
  return parts.join("\n\n") + "\n";
}

function stepAt(header: LogHeader, round: LogRound, turn: number): ReplayedTurn | undefined {
  for (const step of replay(header, round)) if (step.turn === turn) return step;
  return undefined;
}

function tankTable(header: LogHeader, round: LogRound, state: RoundState): string {
  const names = namesOf(header, round);
  const headings = [
    "tank",
    "seat",
    "program",
    "lives",
    "damage",
    "x",
    "y",
    "tracks",
    "cannon",
    "periscope",
  ];
  const rows = state.tanks.map((tank, seat) => [
    markOf(seat, state.tanks.length),
    String(seat),
    names[seat] ?? "",
    tank.lives === 0 ? "wreck" : String(tank.lives),
    String(state.damage[seat] ?? 0),
    String(tank.x),
    String(tank.y),
    compassOf(tank.tracks),
    compassOf(tank.cannon),
    compassOf(tank.periscope),
  ]);
  const align = ["left", "right", "left", "right", "right", "right", "right"] as const;
  return textTable(headings, rows, { align });
}

function tellEnd(header: LogHeader, state: RoundState): string {
  const { bonus } = resultOf(state, header.kind);
  const survivor = bonus.findIndex((points) => points > 0);
  if (survivor < 0) return "The round is over; nobody gets the bonus";
  const mark = markOf(survivor, state.tanks.length);
  return `The round is over; ${mark} is the only one alive: bonus ${bonus[survivor]}`;
}
