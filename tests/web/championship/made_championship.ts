/** A made-up championship of 14, with laps and circuits, by the rules' own functions. */
import { championshipOf, type DriveName, type DrivenRun } from "../../../lib/race/championship.ts";
import { writeCircuit } from "../../../lib/race/circuit_file.ts";
import { makeLap } from "../../../lib/race/lap_file.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import { lapName, publishChampionship } from "../../../lib/race/publish_championship.ts";
import type { PublishedChampionship } from "../../../lib/race/published_championship.ts";
import { OVAL } from "../../lib/race/drawn.ts";

/** In the order of their first sending; a stranger's name may look like markup. */
export const NAMES: readonly string[] = [
  ...["Ada", "Bruno", "Carla", "Dimitri", "Éloïse", "Fatima Zahra"],
  ...["Gustav Adolf von Holstein-Gottorp-Sonderburg", "Hélène", "Igor", "<b>J</b>"],
  ...["Karim", "Łucja", "Mo", "Nina"],
];

const IDS = NAMES.map((_, index) => `p${String(index + 1).padStart(2, "0")}`);

const CRASH: DrivenRun = {
  verdict: "E_COLLISION",
  sentence: "Move 3 crashes in step 2, at (43,1).",
  move: 3,
  moves: 2,
};

/** Earlier ones are faster; the last of each pool crashes on every third circuit; p05 and p07 are equals. */
function runOf({ circuit, pilot }: DriveName): DrivenRun {
  const number = Number(pilot.slice(1));
  if (number >= 13 && Number(circuit.slice(1)) % 3 === 0) return CRASH;
  const place = number === 7 ? 5 : number;
  const time = 4000 + 137 * place;
  return {
    verdict: "OK",
    sentence: "The lap is driven by the rules.",
    moves: 40,
    time,
    kmhHundredths: 15_000,
  };
}

/** The whole of it. */
export const MADE: PublishedChampionship = make((drive) => runOf(drive));

/** The same while the second round is driven. */
export const PLAYING: PublishedChampionship = make((drive) =>
  drive.round > 1 ? undefined : runOf(drive)
);

function make(run: (drive: DriveName) => DrivenRun | undefined): PublishedChampionship {
  const pilots = IDS.map((name, arrival) => ({ name, arrival, ...estimateOf(arrival) }));
  return publishChampionship(championshipOf(pilots, run), {
    title: "Spring Grand Prix",
    limits: { seconds: 120, memoryBytes: 128 * 2 ** 20 },
    participants: IDS.map((id, index) => ({
      id,
      name: NAMES[index] ?? id,
      firstSending: new Date(Date.UTC(2003, 4, 1 + index)).toISOString(),
      lastSending: new Date(Date.UTC(2003, 7, 28 - index)).toISOString(),
      ...estimateOf(index),
      hasHouseCircuit: index === 3,
      par: 4100,
    })),
    out: [{ id: "zoe", name: "Zoé", reasons: ["The edge is open at (0,5): put scenery there"] }],
    runOf: (drive) => {
      const driven = run(drive);
      return driven && { ...driven, hasLap: true };
    },
  });
}

/** Every third one sent none. */
function estimateOf(index: number): { readonly estimate?: number } {
  return index % 3 === 2 ? {} : { estimate: 4000 + 100 * index };
}

/** A circuit's bytes: all have the same. */
export const CIRCUIT: Uint8Array<ArrayBuffer> = new Uint8Array(writeCircuit(OVAL));

/** A lap's bytes: of everybody the same one. */
export const LAP: Uint8Array<ArrayBuffer> = new TextEncoder().encode(
  makeLap({ pilot: "x", circuit: "oval.cir", points: findOptimum(OVAL)?.points ?? [] }),
);

/** All files of the championship on a site. */
export function filesOf(
  championship: PublishedChampionship,
): Map<string, string | Uint8Array<ArrayBuffer>> {
  const laps = championship.rounds.flatMap(({ number: round, pools }) =>
    pools.flatMap(({ result }) =>
      (result?.races ?? []).flatMap(({ circuit, runs }) =>
        runs.map(({ pilot }) => lapName({ round, pilot, circuit }))
      )
    )
  );
  return new Map<string, string | Uint8Array<ArrayBuffer>>([
    ["race/championship.json", JSON.stringify(championship, null, 1)],
    ...IDS.map((id) => [`race/championship/${id}.cir`, CIRCUIT] as const),
    ...laps.map((lap) => [`race/laps/${lap}`, LAP] as const),
  ]);
}
