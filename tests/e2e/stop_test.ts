/** However a run ends, no process and no folder of it is left. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import {
  inPlace,
  outcomeOf,
  PATIENT,
  type Place,
  processesBelow,
  RAMMER,
  sizeOf,
  TANK1,
  waitFor,
} from "./turniir.ts";

const isLinux = Deno.build.os === "linux";

/** Far more rounds than are played before the stop. */
const LONG = [
  "tanks",
  "run",
  "--duels",
  "100000",
  "--melees",
  "0",
  "--seed",
  "stopped",
  "--out",
  "r",
];

/** Starts a long run, and stops it by a signal when it plays. */
async function stop(place: Place, signal: Deno.Signal) {
  const runner = place.start([...LONG, ...PATIENT, TANK1, RAMMER]);
  const outcome = outcomeOf(runner.output());
  await waitFor("it plays", () => sizeOf(place.path("r/journal.jsonl")) > 0);
  if (isLinux) assert(processesBelow(place.temporary).length > 0, "programs are running");
  assertEquals(place.leftOvers().length, 1);
  runner.kill(signal);
  return await outcome;
}

/** The janitor sweeps, and the system ends the programs, after the runner is gone. */
async function checkAllGone(place: Place): Promise<void> {
  await waitFor("the folder is gone", () => place.leftOvers().length === 0);
  if (isLinux) {
    await waitFor("the programs are gone", () => processesBelow(place.temporary).length === 0);
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  inPlace(`${signal} stops a run in good order, to be resumed`, async (place) => {
    const { err, out, status } = await stop(place, signal);
    assertEquals(status, 130, err);
    assertEquals(out, "");
    assertMatch(err, /Stopped\. Finished rounds are kept; go on with: .* --resume r\n$/);
    assertEquals(place.leftOvers(), []);
    if (isLinux) assertEquals(processesBelow(place.temporary), []);
    const journal = Deno.readTextFileSync(place.path("r/journal.jsonl"));
    assert(journal.endsWith("}\n"), "the last line is whole");
  }, { ignore: Deno.build.os === "windows" });
}

inPlace("kill -9 of the runner leaves nothing behind", async (place) => {
  const { status } = await stop(place, "SIGKILL");
  assertEquals(status, 137);
  await checkAllGone(place);
}, { ignore: Deno.build.os === "windows" });

inPlace("kill -9 of the runner leaves nothing behind, without bubblewrap either", async (place) => {
  LONG.push("--no-bwrap");
  const { status } = await stop(place, "SIGKILL");
  LONG.pop();
  assertEquals(status, 137);
  await checkAllGone(place);
}, { ignore: !isLinux });

inPlace("kill -9 of a trial leaves nothing behind", async (place) => {
  const runner = place.start(["tanks", "try", TANK1]);
  const outcome = outcomeOf(runner.output());
  await waitFor("it plays", () => processesBelow(place.temporary).length > 1);
  runner.kill("SIGKILL");
  assertEquals((await outcome).status, 137);
  await checkAllGone(place);
}, { ignore: !isLinux });
