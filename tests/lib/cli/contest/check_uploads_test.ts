/** The checker as a process of its own: it ends with whoever started it, and survives being killed. */
import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { checkUploads } from "../../../../lib/contest/checker.ts";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { versionById } from "../../../../lib/contest/store/versions.ts";
import { listWorkers } from "../../../../lib/contest/store/workers.ts";
import { outcomeOf, ROOT, waitFor } from "../../../e2e/turniir.ts";
import { LOOKER, sendIn, WALLS, withPatientContest } from "../../contest/programs.ts";
import { checkReport, withFolder } from "../../contest/temp_contest.ts";

const MODULE = new URL("../../../../lib/cli/contest/check_uploads.ts", import.meta.url).href;

/** A program that never gives an order. */
const SLEEPER = "await new Promise((resolve) => setTimeout(resolve, 1e9));";

function startChecker(contest: Contest, watch: boolean, temporary: string): Deno.ChildProcess {
  const code = `
import { contestCheckUploads } from "${MODULE}";
Deno.exit(await contestCheckUploads(${JSON.stringify(contest.folder)}, { watch: ${watch} }));
`;
  return new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--quiet", "--config", join(ROOT, "deno.json")],
      `data:application/typescript,${encodeURIComponent(code)}`,
    ],
    env: { TMPDIR: temporary },
    stdin: watch ? "piped" : "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

function isAt(contest: Contest, state: string): boolean {
  return listWorkers(contest).some((worker) => worker.task === "check" && worker.state === state);
}

/** Whether a check has come so far that it has made its clean copy. */
function hasProgram(temporary: string): boolean {
  return [...Deno.readDirSync(temporary)].some(({ name }) =>
    [...Deno.readDirSync(join(temporary, name))].some((entry) => entry.name === "program")
  );
}

async function withTemporary(test: (temporary: string) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    await Deno.chmod(folder, 0o755);
    await test(folder);
  });
}

Deno.test("contest check-uploads checks what was sent in, says so, and ends", async () => {
  await withPatientContest(async (contest) => {
    await withTemporary(async (temporary) => {
      await sendIn(contest, "Looker", "", { "looker.ts": LOOKER });
      await sendIn(contest, "Bad", "", { "bad.ts": "let a = = 1;" });
      const { err, out, status } = await outcomeOf(
        startChecker(contest, false, temporary).output(),
      );
      assertEquals([status, err], [0, ""]);
      assertEquals(
        out,
        "Looker, version 1: fit, it waits for its stage\nBad, version 1: not fit to enter\n",
      );
      assertEquals([...Deno.readDirSync(temporary)], []);
    });
  });
});

Deno.test("contest check-uploads --watch ends when its standard input does", async () => {
  await withPatientContest(async (contest) => {
    await withTemporary(async (temporary) => {
      const child = startChecker(contest, true, temporary);
      await waitFor("it is idle", () => isAt(contest, "idle"));
      await sendIn(contest, "Looker", "", { "looker.ts": LOOKER });
      await waitFor("it is checked", () => versionById(contest, 1)?.state === "waiting");
      await sendIn(contest, "Sleeper", "", { "sleeper.ts": SLEEPER });
      await waitFor("it is busy", () => isAt(contest, "busy"));
      await child.stdin.close();
      const { err, status } = await outcomeOf(child.output());
      assertEquals([status, err], [0, ""]);
      assertEquals(versionById(contest, 2)?.state, "received");
      assert(isAt(contest, "stopped"));
    });
  });
});

Deno.test("a checker that is killed in the middle of a check leaves the version to the next one", async () => {
  await withPatientContest(async (contest) => {
    await withTemporary(async (temporary) => {
      await sendIn(contest, "Sleeper", "", { "sleeper.ts": SLEEPER });
      const child = startChecker(contest, true, temporary);
      await waitFor("it is busy", () => isAt(contest, "busy"));
      await waitFor("the program is laid out", () => hasProgram(temporary));
      child.kill("SIGKILL");
      await outcomeOf(child.output());
      await child.stdin.close().catch(() => {});
      assertEquals(versionById(contest, 1)?.state, "received");
      await waitFor(
        "the janitor has swept up",
        () => [...Deno.readDirSync(temporary)].length === 0,
      );
      const check = () => Promise.resolve({ digest: "sha256:1", report: checkReport(true) });
      const { signal } = new AbortController();
      await checkUploads(contest, { ...WALLS, watch: false, signal, check });
      assertEquals(versionById(contest, 1)?.state, "waiting");
    });
  });
});
