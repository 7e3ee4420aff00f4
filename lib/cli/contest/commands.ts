/**
 * The commands of a contest that lasts: what they take, what their help says. Each one's work is in a file of its own,
 * loaded when it is called.
 */
import type { Command } from "commander";
import { EXIT_STATUSES, withSandbox } from "../shared_help.ts";

/** What a command hands its exit status to. */
type End = (status: number) => void;

/** Adds `contest` with all its subcommands. */
export function addContest(program: Command, end: End): void {
  const contest = program.command("contest")
    .description("A contest that lasts: authors send in programs, each new one plays a stage.")
    .addHelpText(
      "after",
      `
A contest is a folder. From nothing to a table:

  turniir contest new spring
  turniir contest enter spring Ada ada.ts
  turniir contest enter spring Bruno "python3 bruno.py"
  turniir contest stage spring
  turniir contest table spring

With pages and uploads, until Ctrl-C:  turniir serve --contest spring
${EXIT_STATUSES}`,
    );
  addNew(contest, end);
  addEnter(contest, end);
  addStage(contest, end);
  addReaders(contest, end);
  addEntryDeeds(contest, end);
  addContestDeeds(contest, end);
  addOutlets(contest, end);
  addCheckUploads(contest, end);
}

function addNew(contest: Command, end: End): void {
  contest.command("new")
    .description("Make a contest.")
    .argument("<folder>", "a new or empty folder")
    .option("--title <text>", "what it is called (default: the folder's name)")
    .option("--duels <n>", "duel rounds of each pair in a stage (default: 100)")
    .option("--melees <n>", "melee rounds of a stage (default: 1000)")
    .option("--places <n>", "programs in a stage, the new one included (default: 9)")
    .option("--turn-ms <n>", "time for a move in milliseconds (default: 100)")
    .option("--start-ms <n>", "time to start, added before the first move (default: 2000)")
    .option("--seed <text>", "the same seed and programs give the same tables (default: drawn)")
    .option("--json", "print the contest for machines")
    .addHelpText(
      "after",
      examples(
        ["contest new spring", "stages as the rules have them"],
        ["contest new spring --duels 20 --melees 50", "short ones"],
        ['contest new spring --title "Spring 2027"', "with a title of its own"],
      ),
    )
    .action(async (folder: string, options) =>
      end(await (await import("./new.ts")).contestNew(folder, options))
    );
}

function addEnter(contest: Command, end: End): void {
  withSandbox(
    contest.command("enter")
      .description("Add a program, or a new version of one, after a check and a trial.")
      .argument("<folder>", "the contest")
      .argument("<name>", "the entry's name, in whatever case; a new one makes a new entry")
      .argument(
        "<program...>",
        "a program's file or folder, or a command in quotes; then files it reads",
      )
      .option("--again", "also a program that is the entry's newest version already")
      .option("--json", "print the findings for machines"),
  )
    .addHelpText(
      "after",
      `
Names ignore case: ada is Ada, and gets another version.
${
        examples(
          ["contest enter spring Ada ada.ts", "one file"],
          ["contest enter spring Ada ada.ts openings.json", "with data that it may read"],
          ['contest enter spring Bruno "python3 bruno.py"', "in another language"],
        )
      }`,
    )
    .action(async (folder: string, name: string, words: string[], options) =>
      end(await (await import("./enter.ts")).contestEnter(folder, name, words, options))
    );
}

function addStage(contest: Command, end: End): void {
  withSandbox(
    contest.command("stage")
      .description("Play the stages that wait, in order of arrival; go on with one that broke off.")
      .argument("<folder>", "the contest")
      .option("--jobs <n>", "rounds at the same time (default: the number of processors)")
      .option("--most <n>", "play so many stages at most")
      .option("--watch", "wait for what comes, until standard input ends")
      .option("--afresh", "throw away what has been played of the stage that broke off")
      .option("--json", "print the tables for machines"),
  )
    .addHelpText(
      "after",
      examples(
        ["contest stage spring", "all that wait"],
        ["contest stage spring --most 1", "one"],
      ),
    )
    .action(async (folder: string, options) =>
      end(await (await import("./stage.ts")).contestStage(folder, options))
    );
}

function addReaders(contest: Command, end: End): void {
  contest.command("table")
    .description("Show the table, what has moved, and which orders are decided.")
    .argument("<folder>", "the contest")
    .option("--stage <n>", "the table after this stage (default: the last one)")
    .option("--json", "print the table for machines")
    .addHelpText(
      "after",
      `
The rating is openskill's, over all stages; what stands behind ± is twice sigma, its uncertainty: the
strength lies within it with 95 %. Points alone decide the table.
${
        examples(
          ["contest table spring", "after the last stage"],
          ["contest table spring --stage 12", "as it was"],
        )
      }`,
    )
    .action(async (folder: string, options) =>
      end(await (await import("./table.ts")).contestTable(folder, options))
    );
  contest.command("history")
    .description("Show all stages and who won them, or one entry's ranks.")
    .argument("<folder>", "the contest")
    .argument("[name]", "an entry's name")
    .option("--json", "print it for machines")
    .addHelpText(
      "after",
      examples(
        ["contest history spring", "all stages"],
        ["contest history spring Ada", "Ada's ranks"],
      ),
    )
    .action(async (folder: string, name: string | undefined, options) =>
      end(await (await import("./history.ts")).contestHistory(folder, name, options))
    );
  contest.command("show")
    .description("Show one stage: table, duels, faults and rounds worth watching.")
    .argument("<folder>", "the contest")
    .argument("<stage>", "its number")
    .option("--json", "print it for machines")
    .addHelpText("after", examples(["contest show spring 12", "what happened in stage 12"]))
    .action(async (folder: string, stage: string, options) =>
      end(await (await import("./show.ts")).contestShow(folder, stage, options))
    );
}

function addEntryDeeds(contest: Command, end: End): void {
  contest.command("invite")
    .description("Make an author's personal link for sending in programs; an older one ends.")
    .argument("<folder>", "the contest")
    .argument("<name>", "the entry's name; a new one makes a new entry")
    .option("--address <url>", "where the contest's site is (default: where it was served last)")
    .option("--json", "print it for machines")
    .addHelpText(
      "after",
      examples(["contest invite spring Ada --address https://tanks.example/", "a link for Ada"]),
    )
    .action(async (folder: string, name: string, options) =>
      end(await (await import("./invite.ts")).contestInvite(folder, name, options))
    );
  contest.command("withdraw")
    .description("Take an entry out of the contest; what it has played stays.")
    .argument("<folder>", "the contest")
    .argument("<name>", "the entry's name")
    .option("--back", "take it back into the contest")
    .option("--json", "print it for machines")
    .addHelpText(
      "after",
      examples(
        ["contest withdraw spring Ada", "Ada plays no more"],
        ["contest withdraw spring Ada --back", "Ada plays again"],
      ),
    )
    .action(async (folder: string, name: string, options) =>
      end(await (await import("./withdraw.ts")).contestWithdraw(folder, name, options))
    );
  contest.command("rename")
    .description("Give an entry another name; links to it hold.")
    .argument("<folder>", "the contest")
    .argument("<name>", "the entry's name")
    .argument("<new-name>", "its new one")
    .option("--json", "print it for machines")
    .addHelpText("after", examples(["contest rename spring Ada Lovelace", "Ada has a new name"]))
    .action(async (folder: string, name: string, newName: string, options) =>
      end(await (await import("./rename.ts")).contestRename(folder, name, newName, options))
    );
  for (const [deed, description] of HOLD_DEEDS) {
    contest.command(deed)
      .description(description)
      .argument("<folder>", "the contest")
      .argument("<name>", "the entry's name")
      .argument("[version]", "the version's number (default: all that can be)")
      .option("--json", "print it for machines")
      .addHelpText("after", examples([`contest ${deed} spring Ada 3`, "Ada's version 3"]))
      .action(async (folder: string, name: string, version: string | undefined, options) =>
        end(await (await import("./hold.ts")).contestHold(folder, name, version, deed, options))
      );
  }
}

const HOLD_DEEDS = [
  ["hold", "Let a version wait beside the queue until it is released."],
  ["release", "Let a held version back into the queue."],
] as const;

function addContestDeeds(contest: Command, end: End): void {
  contest.command("again")
    .description("Have the last stage played again on other fields; the old one counts no more.")
    .argument("<folder>", "the contest")
    .option("--json", "print it for machines")
    .addHelpText(
      "after",
      examples(["contest again spring", "for instance after trouble with the machine"]),
    )
    .action(async (folder: string, options) =>
      end(await (await import("./again.ts")).contestAgain(folder, options))
    );
  for (const [deed, state, description] of STATE_DEEDS) {
    contest.command(deed)
      .description(description)
      .argument("<folder>", "the contest")
      .option("--json", "print it for machines")
      .addHelpText("after", examples([`contest ${deed} spring`, ""]))
      .action(async (folder: string, options) =>
        end(await (await import("./state.ts")).contestState(folder, state, options))
      );
  }
}

const STATE_DEEDS = [
  ["close", "closed", "Take no more programs; what waits is still played."],
  ["open", "open", "Take programs again."],
] as const;

function addOutlets(contest: Command, end: End): void {
  contest.command("check")
    .description("Prove a contest whole: files, journals, results and replays of a sample.")
    .argument("<folder>", "the contest")
    .option("--rounds <n>", "rounds of each match that are replayed, or all (default: 3)")
    .option("--json", "print the findings for machines")
    .addHelpText(
      "after",
      examples(
        ["contest check spring", "is it whole?"],
        ["contest check spring --rounds all", "every round; takes its time"],
      ),
    )
    .action(async (folder: string, options) =>
      end(await (await import("./check.ts")).contestCheck(folder, options))
    );
  contest.command("export")
    .description("Write everything about a contest as JSON, without sources and tokens.")
    .argument("<folder>", "the contest")
    .option("--out <file>", "the file (default: standard output)")
    .option("--json", "the export is JSON anyway; with --out, what is said of it, too")
    .addHelpText(
      "after",
      examples(["contest export spring --out spring.json", "for tools of your own"]),
    )
    .action(async (folder: string, options) =>
      end(await (await import("./export.ts")).contestExport(folder, options))
    );
  contest.command("publish")
    .description("Write the contest's pages as a site that any host can serve.")
    .argument("<folder>", "the contest")
    .requiredOption("--to <folder>", "where the site goes")
    .option("--json", "print what was done for machines")
    .addHelpText(
      "after",
      `
Files that have not changed keep their bytes: a copy to the host has little to do.
${examples(["contest publish spring --to public", "into public/"])}`,
    )
    .action(async (folder: string, options) =>
      end(await (await import("./publish.ts")).publish(folder, options))
    );
}

/** For `serve --contest`, which starts it. */
function addCheckUploads(contest: Command, end: End): void {
  withSandbox(
    contest.command("check-uploads", { hidden: true })
      .description("Check what was sent in.")
      .argument("<folder>", "the contest")
      .option("--watch", "wait for what comes, until standard input ends"),
  )
    .action(async (folder: string, options) =>
      end(await (await import("./check_uploads.ts")).contestCheckUploads(folder, options))
    );
}

/** Command lines and what they are for, in columns. */
function examples(...lines: readonly (readonly [command: string, what: string])[]): string {
  const width = Math.max(...lines.map(([command]) => command.length));
  const rows = lines.map(([command, what]) =>
    `  turniir ${command.padEnd(width + 3)}${what}`.trimEnd()
  );
  return `\n${rows.join("\n")}\n${EXIT_STATUSES}`;
}
