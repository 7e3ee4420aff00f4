/**
 * The command line: which commands there are, what they take, what their help says. Each command's work is in a file
 * of its own.
 */
import { Command, CommanderError, Option } from "commander";
import { UnusableInput } from "../core/problem.ts";
import { requireDenoVersion } from "../judge/sandbox/deno_version.ts";
import { JudgeFailure } from "../judge/types.ts";
import { addCompletion } from "./completion.ts";
import { addContest } from "./contest/commands.ts";
import { addFrogger } from "./frogger/commands.ts";
import { addKlotski } from "./klotski/commands.ts";
import { complain } from "./printing.ts";
import { addRace } from "./race/commands.ts";
import { EXIT_STATUSES, withSandbox } from "./shared_help.ts";
import { systemErrorText } from "./system_error.ts";

/** Exit statuses, the same for all commands. */
export const STATUS = {
  good: 0,
  /** The verdict is negative. */
  negative: 1,
  /** Wrong use, or input that cannot be read. */
  unusable: 2,
  /** The runner itself failed. */
  failed: 3,
} as const;

/**
 * Runs a command line, without the program's own name.
 * @returns The exit status. Everything there is to say has been printed.
 */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  let status: number = STATUS.good;
  const program = makeProgram((result) => {
    status = result;
  });
  try {
    requireDenoVersion(Deno.version.deno);
    await program.parseAsync([...args], { from: "user" });
    return status;
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? STATUS.good : STATUS.unusable;
  }
  if (error instanceof UnusableInput) {
    complain(error.message);
    return STATUS.unusable;
  }
  const said = error instanceof JudgeFailure ? error.message : systemErrorText(error);
  if (said !== undefined) {
    complain(`The runner failed, no program is at fault. ${said}`);
    return STATUS.failed;
  }
  complain("The runner failed by a mistake of its own. Please report this:");
  complain(error instanceof Error ? error.stack ?? error.message : String(error));
  return STATUS.failed;
}

/** Commands load their code when they are called, so that help and completion come at once. */
function makeProgram(end: (status: number) => void): Command {
  const program = new Command("turniir")
    .description("Contests between programs: run them, and see what happened.")
    .showSuggestionAfterError()
    .showHelpAfterError("(add --help for help)")
    .exitOverride()
    .addHelpText("after", EXIT_STATUSES);
  const tanks = program.command("tanks")
    .description("The arena game: programs drive tanks, the best one leads the table.");
  addRun(tanks, end);
  addLogReaders(tanks, end);
  addPage(tanks, end);
  addTry(tanks, end);
  addContest(program, end);
  addRace(program, end);
  addFrogger(program, end);
  addKlotski(program, end);
  addSite(program, end);
  program.command("doctor")
    .description(
      "Prove every layer of the sandbox on this machine; say what is missing and how to get it.",
    )
    .option("--json", "print the findings for machines")
    .action(async (options) => end(await (await import("./doctor.ts")).doctor(options)));
  addCompletion(program);
  return program;
}

function addRun(tanks: Command, end: (status: number) => void): void {
  withSandbox(
    tanks.command("run")
      .description("Play a tournament: a table, and a log of each match.")
      .argument("[words...]", "[ROUNDS] BOT…: how many rounds of both kinds, then the programs")
      .option("--duels <n>", "duel rounds of each pair (default: ROUNDS, or 20)")
      .option("--melees <n>", "melee rounds (default: ROUNDS, or 50)")
      .addOption(new Option("--full", "a whole stage of the rules: 100 duels a pair, 1000 melees"))
      .option("--seed <text>", "the same seed gives the same fields and seats (default: drawn)")
      .option("--jobs <n>", "rounds at the same time (default: the number of processors)")
      .option("--out <folder>", "where table and logs go (default: runs/ and the time)")
      .option("--resume <folder>", "go on with a run that was stopped")
      .option("--turn-ms <n>", "time for a move in milliseconds (default: 100)")
      .option("--start-ms <n>", "time to start, added before the first move (default: 2000)")
      .option("--stage <name>", "a name for the logs")
      .option("--plain", "write logs without gzip")
      .option("--json", "print the table for machines"),
  )
    .addHelpText(
      "after",
      `
A BOT is a program's file or folder, or a command in quotes; put NAME= before it to name it.
The same one may be named several times. Without any, the sample programs play.

  turniir tanks run                                   the sample programs, a few rounds
  turniir tanks run 100 bots/tanks/tank1.ts my.ts     100 rounds of both kinds
  turniir tanks run --full a.ts "python3 b.py" ./c    a whole stage
  turniir tanks run --resume runs/2026-11-30T08-15-00
${EXIT_STATUSES}`,
    )
    .action(async (words: string[], options) =>
      end(await (await import("./tanks_run.ts")).run(words, options))
    );
}

function addLogReaders(tanks: Command, end: (status: number) => void): void {
  tanks.command("verify")
    .description("Replay logs and compare with what they say; print the first difference.")
    .argument("<logs...>", "logs, plain or gzipped; - is standard input")
    .option("--json", "print the verdict for machines")
    .action(async (logs: string[], options) =>
      end(await (await import("./tanks_verify.ts")).verify(logs, options))
    );
  tanks.command("show")
    .description("Show the field of a round as text, or its frames as JSON.")
    .argument("<log>", "a log; - is standard input")
    .option("--round <n>", "the round's number (default: the first in the log)")
    .option("--turn <n>", "the turn after which the field is shown (default: the last)")
    .option("--json", "frames with lives, places, directions and damage")
    .action(async (log: string, options) =>
      end(await (await import("./tanks_show.ts")).show(log, options))
    );
  tanks.command("lines")
    .description("Show what a program read and wrote, turn by turn.")
    .argument("<log>", "a log; - is standard input")
    .option("--round <n>", "the round's number (default: the first in the log)")
    .requiredOption("--seat <k>", "the seat, from 0 as in the log, or a program's name")
    .option("--json", "print the turns for machines")
    .action(async (log: string, options) =>
      end(await (await import("./tanks_lines.ts")).lines(log, options))
    );
  withSandbox(
    tanks.command("relive")
      .description("Feed the input recorded for a seat to a program; show where its orders differ.")
      .argument("<log>", "a log; - is standard input")
      .argument("<bot>", "the program")
      .option("--round <n>", "the round's number (default: the first in the log)")
      .requiredOption("--seat <k>", "the seat, from 0 as in the log, or a program's name")
      .option("--json", "print the differences for machines"),
  )
    .action(async (log: string, bot: string, options) =>
      end(await (await import("./tanks_relive.ts")).relive(log, bot, options))
    );
}

function addPage(tanks: Command, end: (status: number) => void): void {
  tanks.command("page")
    .description("Make a log's replay one HTML file that needs nothing else, to send or to keep.")
    .argument("<log>", "a log; - is standard input")
    .requiredOption("--out <file>", "the HTML file; - is standard output")
    .option("--round <n>", "put this round alone inside (default: all of them)")
    .option("--turn <n>", "the turn that is shown first (default: the start)")
    .addHelpText(
      "after",
      `
  turniir tanks page runs/x/logs/melee.jsonl.gz --out melee.html
  turniir tanks page melee.jsonl.gz --round 17 --turn 204 --out look.html
${EXIT_STATUSES}`,
    )
    .action(async (log: string, options) =>
      end(await (await import("./tanks_page.ts")).page(log, options))
    );
}

function addSite(program: Command, end: (status: number) => void): void {
  program.command("serve")
    .description("Show tables and replays in the browser, from this machine.")
    .argument("[runs...]", "runs' folders, or logs")
    .option("--port <n>", "the port (default: 8017, or the next one that is free)")
    .option("--host <name>", "where to listen (default: 127.0.0.1, for this machine alone)")
    .option("--open", "open the browser")
    .option("--title <text>", "what the run is called (one run only)")
    .option("--dev", "put the pages together anew when their sources change")
    .option("--championship <folder>", "a championship of race, as far as it is driven")
    .option("--contest <folder>", "a contest: its pages, uploads and stages")
    .option("--jobs <n>", "contest: rounds at the same time (default: the number of processors)")
    .option("--no-play", "contest: only the pages; checking and playing are done elsewhere")
    .option(
      "--public-name <names...>",
      "contest: names by which a server in front of this one is called",
    )
    .option("--no-bwrap", "contest: do without bubblewrap even where it works")
    .option(
      "--trust-native",
      "contest: let native programs run without bubblewrap: they may do all you may",
    )
    .addHelpText(
      "after",
      `
Without any, the runs in runs/ are shown, the newest first; where there are none, a sample. A run
that is being played can be watched.

  turniir serve                                       what is in runs/, and what comes
  turniir serve runs/2026-11-30T08-15-00 --open       one run, in the browser at once
  turniir serve runs/x/logs/melee.jsonl.gz            one log
  turniir serve --championship cup                    a championship of race
  turniir serve --contest spring                      a contest, until Ctrl-C
${EXIT_STATUSES}`,
    )
    .action(async (runs: string[], options) =>
      end(await (await import("./serve.ts")).serve(runs, options))
    );
  program.command("build")
    .description("Write tables and replays as a site that any host can serve.")
    .argument("[runs...]", "runs' folders, or logs (default: a sample)")
    .option("--out <folder>", "where the site goes (default: dist)")
    .option("--title <text>", "what the run is called (one run only)")
    .option("--championship <folder>", "a championship of race, as far as it is driven")
    .addHelpText(
      "after",
      `
What the folder holds is replaced, if a build made it; anything else there is left as it is, and
refused. Of a run only its table and logs are published.

  turniir build runs/2026-11-30T08-15-00              into dist/
  turniir build runs/x runs/y --out public            two runs, elsewhere
${EXIT_STATUSES}`,
    )
    .action(async (runs: string[], options) =>
      end(await (await import("./build.ts")).build(runs, options))
    );
}

function addTry(tanks: Command, end: (status: number) => void): void {
  withSandbox(
    tanks.command("try")
      .description("Is a program fit to enter? Protocol, speed and margins, in plain words.")
      .argument("<bot>", "the program")
      .option("--turn-ms <n>", "time for a move in milliseconds (default: 100)")
      .option("--start-ms <n>", "time to start, added before the first move (default: 2000)")
      .option("--json", "print the findings for machines"),
  )
    .action(async (bot: string, options) =>
      end(await (await import("./tanks_try.ts")).tryBot(bot, options))
    );
}
