/** A championship of two real pilots, from the folder to the results; and once more, killed in the middle. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { makeLap } from "../../lib/race/lap_file.ts";
import { findOptimum } from "../../lib/race/optimum.ts";
import type { PublishedChampionship } from "../../lib/race/published_championship.ts";
import { OVAL } from "../lib/race/drawn.ts";
import { aboutOf, writeParticipant } from "../lib/racing/championship/folder.ts";
import { inPlace, outcomeOf, type Place, sizeOf, waitFor } from "./turniir.ts";

/** Knows its lap by heart. */
const FAST = `const circuit = Deno.args[0];
const points = ${JSON.stringify(lapOf("?").split("\r\n").slice(2).join("\n"))};
Deno.writeTextFileSync("PILOT.F1", "By heart\\n" + circuit + "\\n" + points);
`;

/** Drives on until the scenery stops it, but not at home. */
const RASH = `const circuit = Deno.args[0];
if (circuit === "rash.cir") { console.error("not at home"); Deno.exit(3); }
Deno.writeTextFileSync("PILOT.F1", "Rash\\n" + circuit + "\\n40,4\\n41,4\\n43,4\\n46,4\\n50,4\\n55,4\\n61,4\\n68,4\\n");
`;

function lapOf(circuit: string): string {
  const best = findOptimum(OVAL);
  if (best === undefined) throw new Error("The oval has no lap");
  return makeLap({ pilot: "", circuit, points: best.points });
}

async function prepare(place: Place): Promise<string> {
  const folder = place.path("cup");
  const about = (name: string, day: number) => aboutOf({ name, firstSending: `2003-05-0${day}` });
  await writeParticipant(folder, {
    id: "fast",
    about: about("Fast", 1),
    files: { "pilot.ts": FAST },
  });
  await writeParticipant(folder, {
    id: "rash",
    about: about("Rash", 2),
    files: { "pilot.ts": RASH },
  });
  return folder;
}

function results(folder: string): Record<string, string> {
  const names = [
    "championship.json",
    "table.txt",
    "round-1/pool-1.json",
    "laps/round-1/fast.rash.f1",
  ];
  return Object.fromEntries(
    names.map((name) => [name, Deno.readTextFileSync(`${folder}/results/${name}`)]),
  );
}

inPlace("two pilots drive a championship, each on both circuits", async (place) => {
  const folder = await prepare(place);
  const { out } = await place.expect(0, ["race", "championship", "cup", "--json"]);
  const { gifts, rounds, winner }: PublishedChampionship = JSON.parse(out);
  assertEquals([winner, gifts], ["fast", ["fast"]]);
  const races = rounds[0]?.pools[0]?.result?.races ?? [];
  assertEquals(
    races.map((
      { circuit, runs },
    ) => [circuit, ...runs.map(({ pilot, points, verdict }) => `${pilot} ${points} ${verdict}`)]),
    [
      ["fast", "fast 10 OK", "rash 0 E_COLLISION"],
      ["rash", "fast 10 OK", "rash 0 E_CRASH"],
    ],
  );
  assertStringIncludes(
    Deno.readTextFileSync(`${folder}/results/errors/round-1/rash.rash.txt`),
    "not at home",
  );
  assertEquals(place.leftOvers(), []);
});

inPlace("killed in the middle, the same command goes on to the same results", async (place) => {
  const folder = await prepare(place);
  const whole = `${folder}/results`;
  await place.expect(0, ["race", "championship", "cup"]);
  const expected = results(folder);
  await Deno.remove(whole, { recursive: true });
  const child = place.start(["race", "championship", "cup", "--jobs", "1"]);
  const ended = outcomeOf(child.output());
  await waitFor("a drive is done", () => sizeOf(`${whole}/journal.jsonl`) > 0);
  child.kill("SIGKILL");
  await ended;
  const journal = await Deno.readTextFile(`${whole}/journal.jsonl`);
  const kept = journal.slice(0, journal.lastIndexOf("\n") + 1);
  await place.expect(0, ["race", "championship", "cup"]);
  assertEquals(results(folder), expected);
  assert((await Deno.readTextFile(`${whole}/journal.jsonl`)).startsWith(kept));
});

inPlace("a pilot that the entry check refuses is told with its folder and file", async (place) => {
  const folder = await prepare(place);
  await writeParticipant(folder, {
    id: "none",
    files: { "pilot.ts": 'const fs = require("node:fs");\n' },
  });
  const { err } = await place.expect(2, ["race", "championship", "cup"]);
  assertStringIncludes(err, "cup/participants/none/pilot.ts:1:12");
});
