/**
 * A contest on a disk that gets full: a clear error, and a whole contest that goes on when there is room again.
 *
 * The disk is a small file system in memory that bubblewrap makes. It is gone with bubblewrap, so all commands run in one
 * script inside of it, which copies out what is to be looked at.
 */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { Contest } from "../../lib/contest/contest.ts";
import {
  CRASHER,
  enterQuickly,
  makeContest,
  publishedOf,
  RAMMER,
  TANK1,
} from "../lib/contest/kept_programs.ts";
import { inPlace, outcomeOf, type Place, ROOT } from "./turniir.ts";

/** The small disk, in bytes. */
const DISK = 2_000_000;

/** So much room there is in the beginning, and so much is made after each failure, in kilobytes. */
const ROOM = 0;
const MORE_ROOM = 24;

/** By then all stages have been played. */
const ATTEMPTS = 20;

/**
 * Arguments: the small disk, a contest, where to copy it to, then the words of a command of turniir.
 * It fills the disk, plays, makes a little more room, plays on, and so on; it tells each status.
 */
const SCRIPT = `
disk=$1 contest=$2 out=$3
shift 3
cp -r "$contest" "$disk/contest"
free=$(df -Pk "$disk" | awk 'NR == 2 { print $4 }')
mkdir "$disk/ballast"
head -c $(( (free - ${ROOM} - ${ATTEMPTS * MORE_ROOM}) * 1024 )) /dev/zero > "$disk/ballast/large"
for part in $(seq ${ATTEMPTS}); do head -c ${MORE_ROOM}k /dev/zero > "$disk/ballast/$part"; done
for part in $(seq ${ATTEMPTS}); do
  "$@" contest stage "$disk/contest" --jobs 1 2>> "$out.err" >/dev/null
  status=$?
  echo "stage $status"
  [ $status = 0 ] && break
  rm "$disk/ballast/$part"
done
rm -r "$disk/ballast"
"$@" contest check "$disk/contest" >> "$out.err" 2>&1
echo "check $?"
cp -r "$disk/contest" "$out"
`;

function insideOfDisk(disk: string): string[] {
  return ["--dev-bind", "/", "/", "--size", `${DISK}`, "--tmpfs", disk];
}

/** Why there can be no small disk here; empty: there can. */
async function whyNoDisk(): Promise<string> {
  if (Deno.build.os !== "linux") return "bubblewrap is for Linux alone";
  try {
    const { success } = await new Deno.Command("bwrap", {
      args: [...insideOfDisk("/mnt"), "true"],
      stdout: "null",
      stderr: "null",
    }).output();
    return success ? "" : "bubblewrap may make no file systems";
  } catch {
    return "there is no bubblewrap";
  }
}

const REASON = await whyNoDisk();

/** Runs the script inside of a small disk. */
async function onSmallDisk(place: Place, contest: string, out: string): Promise<string[]> {
  const disk = place.path("disk");
  await Deno.mkdir(disk);
  const turniir = [Deno.execPath(), "run", "-A", "--quiet", join(ROOT, "main.ts")];
  const { INIT_CWD: _, ...others } = Deno.env.toObject();
  const script = ["sh", "-c", SCRIPT, "sh", disk, contest, out, ...turniir];
  const { err, out: told, status } = await outcomeOf(
    new Deno.Command("bwrap", {
      args: [...insideOfDisk(disk), ...script],
      cwd: place.folder,
      clearEnv: true,
      env: { ...others, NO_COLOR: "1", TMPDIR: place.temporary },
      stdin: "null",
    }).output(),
  );
  assertEquals(status, 0, err);
  return told.trim().split("\n");
}

async function makeThree(folder: string): Promise<void> {
  using contest = await makeContest(folder, { duels: 4, melees: 4 });
  await enterQuickly(contest, "one", TANK1);
  await enterQuickly(contest, "two", RAMMER);
  await enterQuickly(contest, "three", CRASHER);
}

async function endOf(folder: string): Promise<unknown> {
  using contest = await Contest.open(folder, { readOnly: true });
  return [
    ...[1, 2].map((stage) => publishedOf(contest, stage)),
    contest.all("SELECT number, state FROM stage"),
    contest.all("SELECT * FROM seat"),
    contest.all("SELECT * FROM duel"),
    contest.all("SELECT id, state FROM version"),
  ];
}

inPlace(
  `a full disk stops the stages with status 3, and with room they go on to the same tables${
    REASON === "" ? "" : ` (ignored: ${REASON})`
  }`,
  async (place) => {
    const [calm, full] = [place.path("calm"), place.path("full")];
    await makeThree(calm);
    await makeThree(full);
    const told = await onSmallDisk(place, full, place.path("out"));
    const said = await Deno.readTextFile(place.path("out.err"));
    assertEquals(told.slice(-2), ["stage 0", "check 0"], said);
    const failures = told.slice(0, -2);
    assertEquals(failures, failures.map(() => "stage 3"), said);
    assert(failures.length > 0, "the disk was never full");
    assertMatch(
      said,
      /The runner failed, no program is at fault\. .*(?:disk is full|No space left)/,
    );
    await place.expect(0, ["contest", "stage", calm]);
    assertEquals(await endOf(place.path("out")), await endOf(calm));
  },
  { ignore: REASON !== "" },
);
