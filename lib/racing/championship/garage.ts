/** The garage: the pilots of a championship, entered, and the sandbox that they drive in. */
import { join } from "@std/path";
import { type Problem, UnusableInput } from "../../core/problem.ts";
import { visibleProblem } from "../../core/visible.ts";
import { digestOf } from "../../core/digest.ts";
import { findSandbox } from "../../judge/sandbox/find_sandbox.ts";
import { openWorkshop } from "../../judge/workshop.ts";
import type { DriveName } from "../../race/championship.ts";
import { makeLap } from "../../race/lap_file.ts";
import { drive, type DriveResult } from "../drive.ts";
import type { DriveLimits } from "../limits.ts";
import { enterPilot, type Pilot, type PilotPlace } from "../pilot.ts";
import { FILES } from "./paths.ts";
import { isAsJudged } from "./recheck.ts";
import type { BadParticipant, Entrant, Garage, GarageRun } from "./types.ts";

/** A lap of more points is judged, but not kept to be shown: no circuit needs so many. */
const MOST_POINTS = 20_000;

/** How pilots drive. */
export interface GarageOptions {
  /** The championship's folder as people call it, for problems. */
  readonly shown: string;
  readonly limits: DriveLimits;
  /** False: without bubblewrap even where it works. */
  readonly bubblewrap: boolean;
  readonly trustNative: boolean;
  /** Hears of each entrant whose pilot the entry check refuses, and the garage opens without it. */
  readonly onRefused?: ((refused: BadParticipant) => void) | undefined;
}

/** A garage with real programs. */
export type OpenGarage = Garage & AsyncDisposable;

/** An entrant with its pilot. */
interface Team {
  readonly entrant: Entrant;
  readonly pilot: Pilot;
  /** The digest of the circuit's file. */
  readonly circuit: string;
}

/**
 * Opens a garage with all pilots in it. Nothing of it is left when it is closed.
 * @throws {UnusableInput} If the entry check refuses pilots and nobody hears of it: the reasons of all.
 */
export async function openGarage(
  entrants: readonly Entrant[],
  { bubblewrap, limits, onRefused, shown, trustNative }: GarageOptions,
): Promise<OpenGarage> {
  const workshop = await openWorkshop();
  try {
    const sandbox = await findSandbox({ workshop: workshop.folder, bubblewrap, trustNative });
    const teams = new Map<string, Team>();
    const problems: Problem[] = [];
    for (const [index, entrant] of entrants.entries()) {
      const into = join(workshop.folder, `pilot-${index + 1}`);
      const pilot = await enter(
        entrant,
        { from: entrant.folder, into, sandbox, isRoot: true },
        limits,
        shown,
      );
      if (Array.isArray(pilot) && onRefused !== undefined) {
        onRefused({ id: entrant.id, name: entrant.name, problems: pilot });
      } else if (Array.isArray(pilot)) problems.push(...pilot);
      else teams.set(entrant.id, await teamOf(entrant, pilot));
    }
    if (problems.length > 0) throw new UnusableInput(problems);
    const keys = new Map<string, string>();
    for (const { circuit } of teams.values()) {
      for (const { pilot } of teams.values()) {
        const words = JSON.stringify([pilot.program.version, circuit, limits]);
        const digest = await digestOf(words);
        keys.set(`${pilot.program.version} ${circuit}`, digest.slice(0, 16));
      }
    }
    const place = { sandbox, workshop: workshop.folder };
    return {
      keyOf: (name) => {
        const [driver, host] = [teams.get(name.pilot), teams.get(name.circuit)];
        if (driver === undefined || host === undefined) return "";
        return keys.get(`${driver.pilot.program.version} ${host.circuit}`) ?? "";
      },
      isSound: (record) => {
        const host = teams.get(record.circuit);
        return host !== undefined && isAsJudged(record, host.entrant.course.circuit);
      },
      drive: async (name, signal) => {
        const { course, pilot } = find(teams, name);
        return runOf(await drive(pilot, course, limits, { ...place, signal }), signal);
      },
      [Symbol.asyncDispose]: () => workshop.close(),
    };
  } catch (error) {
    await workshop.close();
    throw error;
  }
}

/** What is kept of a drive; `undefined`: it was interrupted, which is nobody's fault. */
export function runOf(result: DriveResult, signal: AbortSignal): GarageRun | undefined {
  const { errors, lap, report, sentence, verdict } = result;
  if (verdict === "E_INTERRUPTED" && signal.aborted) return undefined;
  // A lap of another circuit, or of none, cannot be shown.
  const isShown = lap !== undefined && lap.points.length <= MOST_POINTS && verdict !== "E_CIRCUIT";
  return {
    verdict,
    sentence,
    ...(report?.move === undefined ? {} : { move: report.move }),
    ...(report === undefined ? {} : { moves: report.moves }),
    ...(report?.time === undefined ? {} : { time: report.time }),
    ...(report?.kmhHundredths === undefined ? {} : { kmhHundredths: report.kmhHundredths }),
    ...(isShown ? { lap: makeLap(lap) } : {}),
    errors,
  };
}

/** The pilot, or why it is refused. */
async function enter(
  { id, pilot }: Entrant,
  place: PilotPlace,
  limits: DriveLimits,
  shown: string,
): Promise<Pilot | Problem[]> {
  try {
    return await enterPilot(pilot, place, limits);
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    const own = join(shown, FILES.participants, id);
    return error.problems.map((problem): Problem =>
      visibleProblem({ ...problem, file: join(own, problem.file ?? FILES.participant) })
    );
  }
}

async function teamOf(entrant: Entrant, pilot: Pilot): Promise<Team> {
  return { entrant, pilot, circuit: await digestOf(new Uint8Array(entrant.course.bytes)) };
}

function find(teams: ReadonlyMap<string, Team>, { circuit, pilot }: DriveName) {
  const [driver, host] = [teams.get(pilot), teams.get(circuit)];
  if (driver === undefined || host === undefined) {
    throw new Error(`Nobody is called ${driver === undefined ? pilot : circuit}`);
  }
  return { pilot: driver.pilot, course: host.entrant.course };
}
