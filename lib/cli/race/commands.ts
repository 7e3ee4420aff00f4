/**
 * The commands of race: what they take, what their help says. Each one's work is in a file of its own, loaded when it is
 * called.
 */
import type { Command } from "commander";
import { EXIT_STATUSES, SHOW_KEYS, withSandbox } from "../shared_help.ts";

/** What a command hands its exit status to. */
type End = (status: number) => void;

/** Adds `race` with all its subcommands. */
export function addRace(program: Command, end: End): void {
  const race = program.command("race")
    .description("Formula 1 on squared paper: circuits, the judge of laps, the best lap there is.")
    .addHelpText(
      "after",
      `
The rules are in lib/race/RULES.md, circuits to drive on in fixtures/circuits.

  turniir race show fixtures/circuits/fish.cir
  turniir race optimum fixtures/circuits/fish.cir --out OPTIMUM.F1
  turniir race judge OPTIMUM.F1 --circuits fixtures/circuits
${EXIT_STATUSES}`,
    );
  addCircuits(race, end);
  addLaps(race, end);
  addDrive(race, end);
  addChampionship(race, end);
}

function addCircuits(race: Command, end: End): void {
  race.command("check")
    .description("Do circuits conform? Every reason why not, with its place.")
    .argument("<files...>", "circuits (.cir)")
    .option("--json", "print a line of JSON for each file")
    .action(async (files: string[], options) =>
      end(await (await import("./check.ts")).raceCheck(files, options))
    );
  race.command("show")
    .description("Draw a circuit in the terminal, 150 columns wide; what is wrong is marked.")
    .argument("<file>", "a circuit (.cir)")
    .option("--lap <file>", "mark the points of a result file (.f1)")
    .action(async (file: string, options) =>
      end(await (await import("./show.ts")).raceShow(file, options))
    );
  race.command("convert")
    .description(
      "Make a picture of a circuit, or a circuit of a picture, by the endings of the names.",
    )
    .argument("<from>", "a file .cir, .bmp or .png")
    .argument("<to>", "a file .cir, .bmp or .png")
    .option("--nearest", "take the nearest of the 16 colours for any other one")
    .option("--force", "replace a file of this name")
    .addHelpText(
      "after",
      `
A picture has 150 × 100 pixels in the 16 colours of the rules; dark grey, 808080, is track.

  turniir race convert fish.cir fish.bmp     for any program that paints
  turniir race convert fish.bmp mine.cir     and back
${EXIT_STATUSES}`,
    )
    .action(async (from: string, to: string, options) =>
      end(await (await import("./convert.ts")).raceConvert(from, to, options))
    );
  race.command("generate")
    .description("Make a random circuit that conforms.")
    .option("--seed <text>", "the same seed gives the same circuit (default: drawn)")
    .option("--out <file>", "where it goes (default: standard output)")
    .option("--force", "replace a file of this name")
    .action(async (options) => end(await (await import("./generate.ts")).raceGenerate(options)));
  race.command("optimum")
    .description("The best lap there is: fewest moves, smallest part of the last one, longest way.")
    .argument("<circuit>", "a circuit (.cir)")
    .option("--out <file>", "write the lap as a result file (.f1)")
    .option("--force", "replace a file of this name")
    .option("--json", "print the figures for machines")
    .action(async (file: string, options) =>
      end(await (await import("./optimum.ts")).raceOptimum(file, options))
    );
}

function addLaps(race: Command, end: End): void {
  race.command("judge")
    .description("Judge a lap: verdict, time, mean speed; show it; keep the circuit's log.")
    .argument("<lap>", "a result file (.f1)")
    .option("--circuits <folder>", "where circuits lie (default: here)")
    .option("-n [hundredths]", "pause between two points; 0: a key a move (default: 100)")
    .option("-t", "text only, the lap is not shown")
    .option("-l", "add nothing to the circuit's log")
    .option("--json", "print the result for machines")
    .addHelpText(
      "after",
      `
  turniir race judge DEMO_2CV.F1 --circuits fixtures/circuits          a second a move
  turniir race judge DEMO_2CV.F1 --circuits fixtures/circuits -n20     five moves a second
  turniir race judge DEMO_2CV.F1 --circuits fixtures/circuits -t -l    the result alone

${SHOW_KEYS}
${EXIT_STATUSES}`,
    )
    .action(async (lap: string, options) =>
      end(await (await import("./judge.ts")).raceJudge(lap, options))
    );
  race.command("log")
    .description("All results on a circuit that the judge has kept: by time, then speed.")
    .argument("<circuit>", "a circuit (.cir), or its log (.LOG)")
    .option("--json", "print them for machines")
    .action(async (circuit: string, options) =>
      end(await (await import("./log.ts")).raceLog(circuit, options))
    );
}

function addDrive(race: Command, end: End): void {
  withSandbox(
    race.command("drive")
      .description("Send a pilot round a circuit as in the contest, and judge its lap.")
      .argument("<pilot>", "a program's file or folder, or a command in quotes")
      .argument("<circuit>", "a circuit (.cir)")
      .option("--out <file>", "write the lap as a result file (.f1)")
      .option("--force", "replace a file of this name")
      .option("--time <s>", "seconds for the circuit (default: 120)")
      .option("--memory <mb>", "memory in MB; a runtime's own is counted apart (default: 128)")
      .option("--json", "print the result for machines"),
  )
    .addHelpText(
      "after",
      `
The pilot is called with the name of the circuit's file and writes PROGRAM.F1 beside it; how to
write one is told in bots/race/README.md. On a terminal q interrupts it.

  turniir race drive bots/race/demo_2cv.ts fixtures/circuits/fish.cir
  turniir race drive "python3 bots/race/greedy.py" fixtures/circuits/fish.cir --out GREEDY.F1
${EXIT_STATUSES}`,
    )
    .action(async (pilot: string, circuit: string, options) =>
      end(await (await import("./drive.ts")).driveCommand(pilot, circuit, options))
    );
}

function addChampionship(race: Command, end: End): void {
  withSandbox(
    race.command("championship")
      .description("Play the whole contest: pools, races, points, next rounds, final, gifts.")
      .argument("<folder>", "the contest's folder")
      .option("--jobs <n>", "how many drive at the same time (default: one a processor)")
      .option("--house-circuit <file>", "a circuit (.cir) for whoever sent in none that conforms")
      .option("--leave-out-bad", "play without those whose folder or pilot is not in order")
      .option("--title <text>", "what the contest is called (default: what its folder is called)")
      .option("--time <s>", "seconds for a circuit (default: 120)")
      .option("--memory <mb>", "memory in MB; a runtime's own is counted apart (default: 128)")
      .option("--json", "print the whole contest for machines when it is over"),
  )
    .addHelpText(
      "after",
      `
Each participant has a folder FOLDER/participants/NAME with a pilot, a circuit called circuit.cir,
and participant.json. Days may be moments such as "2003-05-01T18:30:00Z"; estimate, the mean time in
seconds that decides between equals, may be left out, and so may name and lastSending. A pilot
in Python is "pilot": "python3 pilot.py"; a pilot lies in its own folder, where links are refused.

  {"name": "Ada", "pilot": "pilot.ts", "firstSending": "2003-05-01", "lastSending": "2003-08-31",
   "estimate": 145.94}

Whoever's circuit does not conform is out, unless --house-circuit lends one. A folder or a pilot
that is not in order ends all of it before the first race; with --leave-out-bad the others drive,
and the result says who is left out and why. Every step is in
FOLDER/results. Stopped or killed, the same command goes on; what has changed is driven anew.

  turniir race championship spring
  turniir serve --championship spring
${EXIT_STATUSES}`,
    )
    .action(async (folder: string, options) =>
      end(await (await import("./championship.ts")).raceChampionship(folder, options))
    );
  race.command("pools")
    .description("The pools of the first round.")
    .argument("<n>", "how many participants, numbered by the date of their first sending")
    .option("--json", "print an array of arrays of participants")
    .action(async (count: string, options) =>
      end((await import("./pools.ts")).racePools(count, options))
    );
  race.command("rank")
    .description("The ranking in a pool, and what decided it.")
    .argument("<results>", "the pool's results (.json)")
    .option("--json", "print the ranking for machines")
    .addHelpText(
      "after",
      `
Results are an object with two lists. A run is what race judge --json prints; who has none on a
circuit is eliminated there. Times and estimates are hundredths of a second; arrival and estimate
may be left out.

  {"pilots": [{"pilot": "titi", "arrival": 1, "estimate": 14594}],
   "runs": [{"pilot": "titi", "circuit": "fish.cir", "verdict": "OK", "time": 7988, "kmh": 202.1}]}
${EXIT_STATUSES}`,
    )
    .action(async (results: string, options) =>
      end(await (await import("./rank.ts")).raceRank(results, options))
    );
}
