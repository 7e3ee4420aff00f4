/**
 * The commands of frogger: what they take, what their help says. Each one's work is in a file of its own, loaded when it is
 * called.
 */
import type { Command } from "commander";
import { EXIT_STATUSES, SHOW_KEYS, withSandbox } from "../shared_help.ts";

/** What a command hands its exit status to. */
type End = (status: number) => void;

/** Adds `frogger` with all its subcommands. */
export function addFrogger(program: Command, end: End): void {
  const frogger = program.command("frogger")
    .description(
      "A frog crosses five lanes of traffic as often as possible: judge, optimum, contest.",
    )
    .addHelpText(
      "after",
      `
The rules are in lib/frogger/RULES.md, traffic in fixtures/traffic, programs in bots/frogger.

  turniir frogger solve fixtures/traffic/rush.txt --out best.moves
  turniir frogger judge fixtures/traffic/rush.txt best.moves
  turniir frogger show fixtures/traffic/rush.txt best.moves
${EXIT_STATUSES}`,
    );
  addRoads(frogger, end);
  addMoves(frogger, end);
  addPrograms(frogger, end);
}

function addRoads(frogger: Command, end: End): void {
  frogger.command("solve")
    .description("The highest score that there is, exactly: over the whole board, near the middle.")
    .argument("<traffic>", "a traffic file (.txt)")
    .option("--confined", "only near the middle, four columns to either side")
    .option("--out <file>", "write the moves")
    .option("--force", "replace a file of this name")
    .option("--json", "print figures and moves for machines")
    .action(async (traffic: string, options) =>
      end(await (await import("./solve.ts")).froggerSolve(traffic, options))
    );
  frogger.command("generate")
    .description("Make random traffic.")
    .option("--seed <text>", "the same seed gives the same traffic (default: drawn)")
    .option("--density <percent>", "how much of the lanes is vehicles (default: 50)")
    .option("--frames <n>", "how long the game lasts, about (default: 3000)")
    .option("--out <file>", "where it goes (default: standard output)")
    .option("--force", "replace a file of this name")
    .action(async (options) => end(await (await import("./generate.ts")).froggerGenerate(options)));
}

const MOVES_ARGUMENT = "a file with moves, - for standard input, or the moves themselves, quoted";

function addMoves(frogger: Command, end: End): void {
  frogger.command("judge")
    .description("Judge moves: does the frog live, and what is the score?")
    .argument("<traffic>", "a traffic file (.txt)")
    .argument("<moves>", MOVES_ARGUMENT)
    .option("--strict", "there must be exactly a move for each frame, all in one line")
    .option("--json", "print the result for machines")
    .addHelpText(
      "after",
      `
Moves are one character a frame: < > ^ v and . for a wait.

  turniir frogger judge fixtures/traffic/puddle.txt '^^.^^^<'
  turniir frogger judge fixtures/traffic/puddle.txt mine.moves --json
${EXIT_STATUSES}`,
    )
    .action(async (traffic: string, moves: string, options) =>
      end(await (await import("./judge.ts")).froggerJudge(traffic, moves, options))
    );
  frogger.command("show")
    .description("Play a game in the terminal.")
    .argument("<traffic>", "a traffic file (.txt)")
    .argument("[moves]", `${MOVES_ARGUMENT} (default: the frog waits)`)
    .option("--pace <n>", "frames a second; 0: a key a frame (default: 4)")
    .option("--frame <n>", "where to begin (default: 0)")
    .addHelpText(
      "after",
      `
${SHOW_KEYS}
Where nobody watches, in a pipe, it prints the picture at the start of the first frame.

  turniir frogger show fixtures/traffic/rush.txt best.moves --pace 10
  turniir frogger show fixtures/traffic/rush.txt best.moves --frame 1200 --pace 0
${EXIT_STATUSES}`,
    )
    .action(async (traffic: string, moves: string | undefined, options) =>
      end(await (await import("./show.ts")).froggerShow(traffic, moves, options))
    );
}

const TIME = ["--time <s>", "seconds for a road (default: 60)"] as const;
const MEMORY = [
  "--memory <mb>",
  "memory in MB; a runtime's own is counted apart (default: 256)",
] as const;

function addPrograms(frogger: Command, end: End): void {
  withSandbox(
    frogger.command("run")
      .description("Let a program play as in a contest, and judge its moves.")
      .argument("<program>", "a program's file or folder, or a command in quotes")
      .argument("<traffic>", "a traffic file (.txt)")
      .option("--out <file>", "write the moves, as the program wrote them")
      .option("--force", "replace a file of this name")
      .option("--strict", "there must be exactly a move for each frame, all in one line")
      .option(...TIME)
      .option(...MEMORY)
      .option("--json", "print the result for machines"),
  )
    .addHelpText(
      "after",
      `
The program reads the traffic on standard input and writes its moves on standard output; how to
write one is told in bots/frogger/README.md.

  turniir frogger run bots/frogger/patient.ts fixtures/traffic/sunday.txt
  turniir frogger run "python3 bots/frogger/greedy.py" fixtures/traffic/rush.txt --out greedy.moves
${EXIT_STATUSES}`,
    )
    .action(async (program: string, traffic: string, options) =>
      end(await (await import("./run.ts")).froggerRun(program, traffic, options))
    );
  withSandbox(
    frogger.command("contest")
      .description("All programs on all roads, and the table, with the best that there is.")
      .argument("<programs...>", "programs as for run; NAME= before one names it")
      .requiredOption("--traffic <files...>", "traffic files (.txt)")
      .option("--jobs <n>", "how many run at the same time (default: one a processor)")
      .option("--strict", "there must be exactly a move for each frame, all in one line")
      .option(...TIME)
      .option(...MEMORY)
      .option("--json", "print the table for machines"),
  )
    .addHelpText(
      "after",
      `
The score counts, summed over all roads. A program that fails has none on that road, and one that
cannot be started at all is left out; the others play.

  turniir frogger contest bots/frogger/*.ts Py="python3 bots/frogger/greedy.py" \\
    --traffic fixtures/traffic/*.txt
${EXIT_STATUSES}`,
    )
    .action(async (programs: string[], options) =>
      end(await (await import("./contest.ts")).froggerContest(programs, options))
    );
}
