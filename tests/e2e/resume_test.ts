/** Runs that were killed, damaged, changed or finished, and what resuming them comes to. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import {
  copyFolder,
  inPlace,
  PATIENT,
  Place,
  publishedIn,
  RAMMER,
  sizeOf,
  TANK1,
  waitFor,
} from "./turniir.ts";

/** 20 rounds. */
const RUN = ["--duels", "12", "--melees", "8", "--seed", "resumed", ...PATIENT, TANK1, RAMMER];

/** A run that was played without a stop; others must come to the same. It is played once. */
const whole = await Place.make();
let played: Promise<unknown> | undefined;
Deno.test.afterAll(async () => await whole.remove());

async function playWhole(): Promise<string> {
  played ??= whole.expect(0, ["tanks", "run", "--jobs", "2", "--out", "r", ...RUN]);
  await played;
  return whole.path("r");
}

/** A copy of it, in the folder `r` of a test. @returns What is published of it. */
async function copyWhole(place: Place): Promise<Record<string, string>> {
  copyFolder(await playWhole(), place.path("r"));
  return publishedIn(place.path("r"));
}

/** Starts a command and kills the runner as soon as the journal has more than so many bytes. */
async function killAt(place: Place, args: readonly string[], bytes: number): Promise<boolean> {
  const runner = place.start(args);
  const journal = place.path("r/journal.jsonl");
  let hasEnded = false;
  const output = runner.output().finally(() => {
    hasEnded = true;
  });
  await waitFor(`more than ${bytes} bytes`, () => hasEnded || sizeOf(journal) > bytes);
  if (!hasEnded) runner.kill("SIGKILL");
  const { signal } = await output;
  return signal === "SIGKILL";
}

/** Whole lines of the run's journal. */
function journalOf(place: Place): string[] {
  return Deno.readTextFileSync(place.path("r/journal.jsonl")).split("\n").slice(0, -1);
}

inPlace("a run that is killed a dozen times comes to the same table and logs", async (place) => {
  const expected = publishedIn(await playWhole());
  const size = sizeOf(whole.path("r/journal.jsonl"));
  let kills = 0;
  for (let part = 0; part < 12; part++) {
    const again = part === 0 ? ["--out", "r", ...RUN] : ["--resume", "r"];
    const jobs = ["--jobs", `${1 + part % 2}`];
    const bytes = part === 0 ? -1 : Math.floor((size * part) / 13);
    if (await killAt(place, ["tanks", "run", ...jobs, ...again], bytes)) kills += 1;
    if (part === 0) assert(kills === 1, "the first kill comes before the first round");
  }
  assert(kills >= 10, `${kills} kills`);
  await place.expect(0, ["tanks", "run", "--resume", "r"]);
  assertEquals(publishedIn(place.path("r")), expected);
  const names = journalOf(place).map((line) => line.slice(0, line.indexOf(',"width"')));
  assertEquals(new Set(names).size, 20);
  assertEquals(names.length, 20, "no round was played twice");
});

inPlace("a finished run can be resumed, and nothing is played", async (place) => {
  const before = await copyWhole(place);
  const journal = journalOf(place);
  await Deno.remove(place.path("r/logs"), { recursive: true });
  await Deno.remove(place.path("r/table.json"));
  await place.expect(0, ["tanks", "run", "--resume", "r"]);
  assertEquals(publishedIn(place.path("r")), before);
  assertEquals(journalOf(place), journal);
});

inPlace("a journal that was damaged is mended by playing what it lost", async (place) => {
  const before = await copyWhole(place);
  const lines = journalOf(place);
  assertEquals(lines.length, 20);
  const damage = (at: number, change: (line: string) => string) => {
    lines[at] = change(lines[at] ?? "");
  };
  damage(2, (line) => line.slice(0, 100));
  damage(5, (line) => line.replace(/"turns":\["(.)/, '"turns":["x$1'));
  damage(9, (line) => line.replace(/"lives":\[(\d+)/, '"lives":[1$1'));
  damage(11, (line) => line.replace(/"L\d/, (look) => look.endsWith("0") ? '"L1' : '"L0'));
  damage(13, () => lines[14] ?? "");
  damage(19, (line) => line.slice(0, -30));
  const file = place.path("r/journal.jsonl");
  await Deno.writeTextFile(file, lines.join("\n"));
  await place.expect(0, ["tanks", "run", "--resume", "r"]);
  assertEquals(publishedIn(place.path("r")), before);
  // A second time there is nothing left to mend.
  const mended = journalOf(place);
  await place.expect(0, ["tanks", "run", "--resume", "r"]);
  assertEquals(journalOf(place), mended);
});

inPlace("a run is resumed with the programs that it began with, or not at all", async (place) => {
  await Deno.copyFile(TANK1, place.path("mine.ts"));
  const words = ["--duels", "2", "--melees", "1", ...PATIENT, "mine.ts", RAMMER];
  await place.expect(0, ["tanks", "run", "--out", "r", ...words]);
  const before = publishedIn(place.path("r"));
  await Deno.writeTextFile(place.path("mine.ts"), "// changed\n", { append: true });
  const { err } = await place.expect(2, ["tanks", "run", "--resume", "r"]);
  assertMatch(err, /^mine\.ts: mine is not the program it was when this run began/);
  await Deno.copyFile(TANK1, place.path("mine.ts"));
  await place.expect(0, ["tanks", "run", "--resume", "r"]);
  assertEquals(publishedIn(place.path("r")), before);
});

inPlace("a resumed run takes no programs and no other rounds", async (place) => {
  const refused: [string[], string][] = [
    [["5"], "5"],
    [[TANK1, "--duels", "3"], `${TANK1}, --duels`],
    [["--turn-ms", "50", "--start-ms", "70", "--full"], "--full, --turn-ms, --start-ms"],
    [["--seed", "x", "--melees", "7", "--out", "q", "--stage", "s"], "--melees, --seed, --out"],
  ];
  const resume = ["tanks", "run", "--resume", "r"];
  const outcomes = await place.expectAll(2, refused.map(([words]) => [...resume, ...words]));
  for (const [at, { err }] of outcomes.entries()) {
    assert(err.includes(`leave out ${refused[at]?.[1]}`), err);
  }
});

inPlace("a folder without a run, or with a damaged one, is not resumed", async (place) => {
  await Deno.mkdir(place.path("empty"));
  const missing = /There is no run in this folder to resume/;
  const damaged = ["", "{}", "[1,2]", '{"version":1,"plan":{}}', '{"version":99}'];
  for (const [at, text] of damaged.entries()) {
    await Deno.mkdir(place.path(`damaged-${at}`));
    await Deno.writeTextFile(place.path(`damaged-${at}`, "run.json"), text);
  }
  const folders = ["empty", "nowhere", ...damaged.keys().map((at) => `damaged-${at}`)];
  const resume = folders.map((folder) => ["tanks", "run", "--resume", folder]);
  for (const [at, { err }] of (await place.expectAll(2, resume)).entries()) {
    assertMatch(err, at < 2 ? missing : /run\.json: These are not the settings of a run/);
  }
});

inPlace("a run that somebody else plays at the moment is refused", async (place) => {
  await copyWhole(place);
  const journal = await Deno.open(place.path("r/journal.jsonl"), { read: true, write: true });
  await journal.lock(true);
  const { err } = await place.expect(2, ["tanks", "run", "--resume", "r"]);
  assertMatch(err, /journal\.jsonl: Another runner is playing this run at the moment/);
  journal.close();
  await place.expect(0, ["tanks", "run", "--resume", "r"]);
});

inPlace(
  "a disk that takes no more stops the run with status 3, and it can be resumed",
  async (place) => {
    const expected = publishedIn(await playWhole());
    // The journal needs more than 4 KiB, nothing else does; the signal that comes with the error is ignored.
    assert(sizeOf(whole.path("r/journal.jsonl")) > 5 * 1024);
    const limited = ["-c", 'trap "" XFSZ; ulimit -f 8; exec "$@"', "sh", Deno.execPath()];
    const main = new URL("../../main.ts", import.meta.url).pathname;
    const { INIT_CWD: _, ...others } = Deno.env.toObject();
    const { code, stderr } = await new Deno.Command("/bin/sh", {
      args: [...limited, "run", "-A", "--quiet", main, "tanks", "run", "--out", "r", ...RUN],
      cwd: place.folder,
      clearEnv: true,
      env: { ...others, NO_COLOR: "1", TMPDIR: place.temporary },
    }).output();
    const said = new TextDecoder().decode(stderr);
    assertEquals(code, 3, said);
    assertMatch(
      said,
      /The runner failed, no program is at fault\. Cannot write .*journal\.jsonl: /,
    );
    assertMatch(said, /go on with: .*--resume r\n/);
    assertEquals(place.leftOvers(), []);
    await place.expect(0, ["tanks", "run", "--resume", "r"]);
    assertEquals(publishedIn(place.path("r")), expected);
  },
  { ignore: Deno.build.os === "windows" },
);
