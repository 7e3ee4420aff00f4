/** `contest stage` as an organiser has it. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { Contest } from "../../lib/contest/contest.ts";
import { playingStage } from "../../lib/contest/store/stages.ts";
import { queue } from "../../lib/contest/store/versions.ts";
import { CRASHER, enterQuickly, makeContest, RAMMER, TANK1 } from "../lib/contest/kept_programs.ts";
import { inPlace, outcomeOf, type Place, sizeOf, waitFor } from "./turniir.ts";

/** Two stages are waiting in it, of so many rounds of each kind. */
async function makeThree(place: Place, rounds = 1): Promise<string> {
  const folder = place.path("spring");
  using contest = await makeContest(folder, { duels: rounds, melees: rounds });
  await enterQuickly(contest, "Ada", TANK1);
  await enterQuickly(contest, "Bruno", RAMMER);
  await enterQuickly(contest, "Cy", CRASHER);
  return folder;
}

inPlace("contest stage prints each stage's table and who has moved", async (place) => {
  await makeThree(place);
  const stage = ["contest", "stage", "spring"];
  const [played, again] = await place.expectAll(0, [stage, stage]);
  const { err, out } = played ?? { err: "", out: "" };
  assertMatch(err, /^Stage 1: Bruno against Ada\n.*\nStage 2: Cy against Ada and Bruno\n/);
  const [, first = "", second = ""] = out.split(/^Stage \d\n/m);
  assertMatch(first, /^ +1 +Ada .*\n +2 +Bruno /m);
  assert(!first.includes("Moved"), "there is nothing to have moved from");
  assertMatch(second, /^Moved: .*Cy is new/m);
  assertMatch(second, /2 stages played; tables and logs are in spring\n$/);
  assertEquals(again?.out, "No stage waits to be played.\n");
});

inPlace(
  "contest stage prints tables for machines, and plays no more than it is asked for",
  async (place) => {
    await makeThree(place);
    const words = ["contest", "stage", "spring", "--json", "--most", "1", "--jobs", "1"];
    const { out } = await place.expect(0, words);
    const { stages } = JSON.parse(out);
    assertEquals(stages.map(({ stage }: { stage: number }) => stage), [1]);
    const rows: { bot: string; entry: string; version: number }[] = stages[0].rows;
    assertEquals(rows.map(({ bot, entry, version }) => [bot, entry, version]), [
      ["Ada", "ada", 1],
      ["Bruno", "bruno", 1],
    ]);
  },
);

inPlace("Ctrl-C stops a stage with status 130 and says how to go on", async (place) => {
  const folder = await makeThree(place, 2);
  const process = place.start(["contest", "stage", "spring", "--jobs", "1"]);
  const output = outcomeOf(process.output());
  await waitFor("a stage", () => sizeOf(`${folder}/stages/stage-1/journal.jsonl`) > 0);
  process.kill("SIGINT");
  const { err, status } = await output;
  assertEquals(status, 130, err);
  assertMatch(err, /^Stopped\. What was played is kept; go on with: .*contest stage spring$/m);
  await place.expectAll(0, [["contest", "stage", "spring"], ["contest", "check", "spring"]]);
});

inPlace(
  "a player that watches ends with its standard input, and finishes nothing half",
  async (place) => {
    const folder = await makeThree(place);
    const { INIT_CWD: _, ...others } = Deno.env.toObject();
    const main = new URL("../../main.ts", import.meta.url).pathname;
    const process = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--quiet", main, "contest", "stage", "spring", "--watch"],
      cwd: place.folder,
      clearEnv: true,
      env: { ...others, NO_COLOR: "1", TMPDIR: place.temporary },
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const output = Promise.all([process.status, process.stdout.text(), process.stderr.text()]);
    using contest = await Contest.open(folder);
    await waitFor(
      "both stages",
      () => queue(contest).length === 0 && playingStage(contest) === undefined,
    );
    await process.stdin.close();
    const [{ code }, out, err] = await output;
    assertEquals(code, 0, err);
    const [one, two, ...more] = out.trimEnd().split("\n");
    assertMatch(one ?? "", /^Stage 1 is over: .+ leads?; .+ version 1 came [12](st|nd) of 2\.$/);
    assertMatch(
      two ?? "",
      /^Stage 2 is over: .+ leads?; .+ version 1 came [123](st|nd|rd) of 3\.$/,
    );
    assertEquals([more, err], [[], ""]);
  },
);

inPlace(
  "--afresh is for a stage that broke off, and another contest's folder is told",
  async (place) => {
    await makeThree(place);
    const [afresh] = await place.expectAll(2, [
      ["contest", "stage", "spring", "--afresh"],
      ["contest", "stage", "nowhere"],
    ]);
    assertMatch(afresh?.err ?? "", /No stage broke off, so there is nothing to begin afresh/);
  },
);
