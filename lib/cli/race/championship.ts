/**
 * `race championship DIR`: plays the whole contest of a folder of participants, and goes on where it was stopped.
 * lib/racing/championship/paths.ts describes the folder. Exit status 0: it is over; 130: stopped by Ctrl-C.
 */
import { basename, join } from "@std/path";
import { type Problem, unusable, UnusableInput } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { showHundredths } from "../../race/chronometer.ts";
import { cleanText } from "../../race/foreign_text.ts";
import type { PublishedChampionship } from "../../race/published_championship.ts";
import { type GarageOptions, openGarage } from "../../racing/championship/garage.ts";
import { DriveJournal } from "../../racing/championship/journal.ts";
import { leaveOut } from "../../racing/championship/leave_out.ts";
import { FILES } from "../../racing/championship/paths.ts";
import { playChampionship } from "../../racing/championship/play.ts";
import { surveyParticipants } from "../../racing/championship/read_participants.ts";
import { describeResults, keepErrors, writeResults } from "../../racing/championship/results.ts";
import type {
  BadParticipant,
  DriveRecord,
  Entrant,
  Garage,
  StartingList,
} from "../../racing/championship/types.ts";
import { readCourse } from "../../racing/course.ts";
import { jsonText } from "../json_text.ts";
import { asTyped, fromWhereYouStand } from "../paths.ts";
import { programsOptions } from "../play_options.ts";
import { type Output, terminal, visible, warning } from "../printing.ts";
import { listenForStop } from "../stop_signals.ts";
import { wholeNumber } from "../whole_number.ts";
import { withEnding } from "../with_ending.ts";
import { championshipCommand, type ChampionshipWords } from "./championship_command.ts";
import { championshipText, endText, isDriven, roundText, startText } from "./championship_text.ts";
import { limitsOf } from "./drive.ts";

const MOST_JOBS = 256;

/** Where pilots drive; a test brings its own. */
export type MakeGarage = (
  entrants: readonly Entrant[],
  options: GarageOptions,
) => Promise<Garage & AsyncDisposable>;

/**
 * Plays the contest.
 * @returns The exit status.
 * @throws {UnusableInput} If the folder is not in order, or another runner is at it.
 * @throws {JudgeFailure} If the sandbox failed; what was driven stays.
 */
export async function raceChampionship(
  name: string,
  options: ChampionshipWords = {},
  output: Output = terminal,
  makeGarage: MakeGarage = openGarage,
): Promise<number> {
  const folder = fromWhereYouStand(name);
  const shown = visibleInLine(asTyped(folder));
  const limits = limitsOf(options);
  const jobs = wholeNumber("--jobs", options.jobs ?? navigator.hardwareConcurrency, 1, MOST_JOBS);
  const title = titleOf(options.title, folder);
  const house = options.houseCircuit === undefined
    ? undefined
    : await readCourse(fromWhereYouStand(await withEnding(options.houseCircuit, ".cir")));
  const survey = await surveyParticipants(folder, { house, shown });
  const around = join(shown, FILES.participants);
  const refused: BadParticipant[] = [];
  const leavesOut = options.leaveOutBad === true;
  const problems = leavesOut ? [] : survey.problems;
  let list: StartingList = leavesOut ? leaveOut(survey, survey.bad, around) : survey;
  for (const { findings, id } of list.out) {
    const [first] = findings;
    const message = `This circuit does not conform, and its participant is out. ${first?.message}`;
    const file = join(shown, FILES.participants, id, FILES.circuit);
    output.complain(warning({ code: first?.code ?? "OUT", message, file }));
  }
  const requireSomebody = () => {
    if (list.entrants.length > 0 || problems.length > 0) return;
    throw unusable("NO_CHAMPIONSHIP", "Nobody is left to drive", { file: shown });
  };
  if (leavesOut) tellLeftOut(survey.bad, output);
  requireSomebody();
  const { bubblewrap, trustNative } = programsOptions(options);
  const onRefused = leavesOut ? (one: BadParticipant) => void refused.push(one) : undefined;
  await using garage = await openForAll(
    () => makeGarage(list.entrants, { shown, limits, bubblewrap, trustNative, onRefused }),
    problems,
  );
  tellLeftOut(refused, output);
  list = leaveOut(list, refused, around);
  requireSomebody();
  const results = join(folder, FILES.results);
  await Deno.mkdir(results, { recursive: true });
  using journal = await DriveJournal.open(
    join(results, FILES.journal),
    (drive) => garage.keyOf(drive),
    (record) => garage.isSound(record),
  );
  const stop = listenForStop();
  const told = options.json === true ? undefined : output;
  let printed = 0;
  try {
    const facts = { ...list, title, limits, find: journal.find.bind(journal) };
    const championship = await playChampionship({
      entrants: list.entrants,
      journal,
      garage,
      jobs,
      signal: stop.signal,
      onDrive: async (record, run) => {
        await keepErrors(results, record, run);
        if (Deno.stderr.isTerminal() && output === terminal) output.complain(driveText(record));
      },
      onRound: async (now) => {
        const published = describeResults(now, facts);
        await writeResults(results, published, championshipText(published), facts);
        printed = printNews(published, printed, told);
      },
    });
    const published = describeResults(championship, facts);
    if (published.state === "finished" && options.json === true) {
      output.print(`${jsonText(published)}\n`);
    }
    told?.print(endText(published));
    if (published.state === "finished") {
      told?.print(`\nEvery step is in ${visibleInLine(asTyped(results))}\n`);
      return 0;
    }
    const command = championshipCommand(asTyped(folder), options);
    output.complain(`Stopped. The same command goes on: ${command}`);
    return 130;
  } finally {
    stop.close();
  }
}

/**
 * Opens the garage; what is wrong with anybody, in the folder or in a pilot, is told in one go.
 * @param problems What is wrong in the folder.
 */
async function openForAll(
  open: () => ReturnType<MakeGarage>,
  problems: readonly Problem[],
): ReturnType<MakeGarage> {
  try {
    const garage = await open();
    if (problems.length === 0) return garage;
    await garage[Symbol.asyncDispose]();
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    throw new UnusableInput([...problems, ...error.problems]);
  }
  throw new UnusableInput(problems);
}

/** Everything that is wrong with those who are left out, as it would be told without that. */
function tellLeftOut(bad: readonly BadParticipant[], output: Output): void {
  for (const { name, problems } of bad) {
    for (const problem of problems) {
      output.complain(warning({ ...problem, message: `${problem.message} (${name} is left out)` }));
    }
  }
}

/** Prints who takes part, and each round when it is over. @returns How many texts have been printed by now. */
function printNews(
  published: PublishedChampionship,
  printed: number,
  output: Output | undefined,
): number {
  const rounds = published.rounds.filter(isDriven);
  const texts = [
    () => startText(published),
    ...rounds.map((round) => () => roundText(round, published)),
  ];
  for (const text of texts.slice(printed)) output?.print(visible(text()));
  return texts.length;
}

function driveText({ circuit, pilot, round, time, verdict }: DriveRecord): string {
  const came = verdict === "OK" && time !== undefined ? `${showHundredths(time)} s` : verdict;
  return `Round ${round}: ${pilot} on ${circuit}.cir: ${came}`;
}

function titleOf(title: string | undefined, folder: string): string {
  if (title === undefined) return cleanText(basename(folder));
  const clean = cleanText(title);
  if (clean !== "") return clean;
  throw unusable("TITLE", "--title needs a text");
}
