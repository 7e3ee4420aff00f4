/** Folders of championships for tests, and a garage without processes. */
import { join } from "@std/path";
import type { DriveName } from "../../../../lib/race/championship.ts";
import { writeCircuit } from "../../../../lib/race/circuit_file.ts";
import { makeLap } from "../../../../lib/race/lap_file.ts";
import type { Garage, GarageRun } from "../../../../lib/racing/championship/types.ts";
import { drawn, OVAL } from "../../race/drawn.ts";

/** A circuit that conforms, and one that has no infield. */
export const GOOD: Uint8Array = writeCircuit(OVAL);
export const BAD: Uint8Array = writeCircuit(
  drawn((x, y) => x >= 20 && x <= 59 && y >= 2 && y <= 6),
);

/** A participant to be written; what is absent is as it should be. */
export interface MadeParticipant {
  readonly id: string;
  /** The whole text of its file. */
  readonly about?: string;
  readonly circuit?: Uint8Array | null;
  /** Files of the pilot by name. @default an empty `pilot.ts` */
  readonly files?: Readonly<Record<string, string>>;
}

/** Participants `p01`, `p02` … who sent in day by day. */
export function participants(count: number): MadeParticipant[] {
  return Array.from({ length: count }, (_, index) => {
    const two = String(index + 1).padStart(2, "0");
    return {
      id: `p${two}`,
      about: aboutOf({ name: `Pilot ${two}`, firstSending: `2003-05-${two}` }),
    };
  });
}

/** A participant's file. */
export function aboutOf(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ pilot: "pilot.ts", firstSending: "2003-05-01", ...fields });
}

/** A folder that goes after the test. */
export async function inFolder(
  made: readonly MadeParticipant[],
  test: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "tt-championship-" });
  try {
    for (const participant of made) await writeParticipant(folder, participant);
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Writes a participant's folder. */
export async function writeParticipant(
  folder: string,
  { about = aboutOf({}), circuit = GOOD, files = { "pilot.ts": "" }, id }: MadeParticipant,
): Promise<void> {
  const own = join(folder, "participants", id);
  await Deno.mkdir(own, { recursive: true });
  await Deno.writeTextFile(join(own, "participant.json"), about);
  if (circuit !== null) await Deno.writeFile(join(own, "circuit.cir"), circuit);
  for (const [name, text] of Object.entries(files)) await Deno.writeTextFile(join(own, name), text);
}

/** A garage whose pilots are a function. */
export interface FakeGarage extends Garage, AsyncDisposable {
  /** The drives that were done here, in order. */
  readonly driven: string[];
  /** How many drove at the same time at most. */
  most: number;
}

/** Makes one; a drive takes some turns of the event loop, so that several are under way at once. */
export function fakeGarage(
  runOf: (drive: DriveName, signal: AbortSignal) => GarageRun | undefined = inOrder,
  keyOf: (drive: DriveName) => string = () => "key",
): FakeGarage {
  let now = 0;
  const garage: FakeGarage = {
    driven: [],
    most: 0,
    keyOf,
    isSound: () => true,
    drive: async (drive, signal) => {
      now += 1;
      garage.most = Math.max(garage.most, now);
      try {
        for (let turn = 0; turn < 3; turn++) await Promise.resolve();
        const run = runOf(drive, signal);
        if (run !== undefined) garage.driven.push(nameOf(drive));
        return run;
      } finally {
        now -= 1;
      }
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  return garage;
}

/** Such as `1 p01 p02`: round, pilot, circuit. */
export function nameOf({ circuit, pilot, round }: DriveName): string {
  return `${round} ${pilot} ${circuit}`;
}

/** The earlier a pilot was sent in the faster it is; `p03` crashes on the circuit of `p01`. */
export function inOrder({ circuit, pilot }: DriveName): GarageRun {
  if (pilot === "p03" && circuit === "p01") {
    const sentence = "Move 2 crashes in step 1, at (40,3).";
    const points = [{ x: 40, y: 4 }, { x: 41, y: 4 }, { x: 43, y: 4 }];
    const lap = makeLap({ pilot, circuit: `${circuit}.cir`, points });
    return { verdict: "E_COLLISION", sentence, move: 2, moves: 1, lap, errors: "oh\n" };
  }
  const time = 5000 + Number(pilot.slice(1));
  const points = [{ x: 40, y: 4 }, { x: 41, y: 4 }];
  const lap = makeLap({ pilot, circuit: `${circuit}.cir`, points });
  return { verdict: "OK", sentence: "", moves: 50, time, kmhHundredths: 12_345, lap, errors: "" };
}
