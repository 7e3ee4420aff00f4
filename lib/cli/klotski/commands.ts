/**
 * The commands of klotski: what they take, what their help says. Each one's work is in a file of its own, loaded when it is
 * called.
 */
import type { Command } from "commander";
import { METRICS } from "../../klotski/types.ts";
import { EXIT_STATUSES, SHOW_KEYS } from "../shared_help.ts";

/** What a command hands its exit status to. */
type End = (status: number) => void;

/** Adds `klotski` with all its subcommands. */
export function addKlotski(program: Command, end: End): void {
  const klotski = program.command("klotski")
    .description("Sliding-block puzzles: variants, their exact solutions, whole graphs.")
    .addHelpText(
      "after",
      `
A variant is a file, or one of ours by its name: capitals, accents and marks do not matter, and
a part of the name will do. Rules and the format of files are in lib/klotski/RULES.md.

  turniir klotski list
  turniir klotski show "ane rouge" --solution
  turniir klotski solve century --metric step
${EXIT_STATUSES}`,
    );
  addVariants(klotski, end);
  addSolver(klotski, end);
}

function addVariants(klotski: Command, end: End): void {
  klotski.command("list")
    .description("The variants that come with Turniir, easy ones first.")
    .option("--json", "print them for machines")
    .action(async (options) => end(await (await import("./list.ts")).klotskiList(options)));
  klotski.command("show")
    .description("Draw a variant in the terminal, start and goal; or play its shortest solution.")
    .argument("<variant>", "a variant's file, or a name")
    .option("--solution", "play a shortest solution, cell by cell")
    .option("-n [hundredths]", "pause between two pictures; 0: a key a picture (default: 30)")
    .addHelpText("after", `\n${SHOW_KEYS}\n${EXIT_STATUSES}`)
    .action(async (variant: string, options) =>
      end(await (await import("./show.ts")).klotskiShow(variant, options))
    );
  klotski.command("check")
    .description(
      "What is wrong with variants, with line and column; is the optimum they tell true?",
    )
    .argument("<files...>", "variants (.txt)")
    .option("--json", "print a line of JSON for each file")
    .action(async (files: string[], options) =>
      end(await (await import("./check.ts")).klotskiCheck(files, options))
    );
}

function addSolver(klotski: Command, end: End): void {
  klotski.command("solve")
    .description("A shortest solution; status 1 if there is none.")
    .argument("<variant>", "a variant's file, or a name")
    .option("--metric <metric>", `what is counted: ${METRICS.join(", ")} (default: move)`)
    .option("--to <file>", "another goal: a variant whose board is to be reached, or lines goal:")
    .option("--json", "print the solution for machines")
    .addHelpText(
      "after",
      `
  step       one piece, one cell
  straight   one piece, any distance in one direction
  move       one piece, any way without lifting it
  push       a piece and what it pushes before it, one cell
  drag       the same, along any way without letting go

  turniir klotski solve "ane rouge" --metric step     116
  turniir klotski solve mine.txt --to upside-down.txt  from one board to another
${EXIT_STATUSES}`,
    )
    .action(async (variant: string, options) =>
      end(await (await import("./solve.ts")).klotskiSolve(variant, options))
    );
  klotski.command("stats")
    .description("The whole graph: configurations, goals, the farthest position, distances.")
    .argument("<variant>", "a variant's file, or a name")
    .option("--json", "print them for machines")
    .action(async (variant: string, options) =>
      end(await (await import("./stats.ts")).klotskiStats(variant, options))
    );
}
