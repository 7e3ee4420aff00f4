import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { blobPath } from "../../../lib/contest/blobs.ts";
import type { Contest } from "../../../lib/contest/contest.ts";
import { materialise, VERSION_DAMAGED } from "../../../lib/contest/materialise.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { filesOf } from "../../../lib/contest/store/versions.ts";
import { listFiles } from "../judge/entry/tree.ts";
import { sendIn } from "./programs.ts";
import { withContest, withFolder } from "./temp_contest.ts";

const FILES = { "tank.ts": "1;", "lib/a.ts": "2;", "run.sh": "3" };

Deno.test("materialise() lays a version's files out for nobody but the organiser", async () => {
  await withContest(async (contest) => {
    const { id } = await sendIn(contest, "Hunter", "tank.ts", FILES, ["run.sh"]);
    await withFolder(async (folder) => {
      const into = join(folder, "new");
      const laidOut = await materialise(contest, id, into);
      assertEquals(laidOut, {
        word: "tank.ts",
        data: ["lib/a.ts", "run.sh", "tank.ts"],
        isRoot: true,
      });
      assertEquals(await listFiles(into), [...laidOut.data]);
      assertEquals(await Deno.readTextFile(join(into, "lib/a.ts")), "2;");
      const modes = ["", "lib", "tank.ts", "run.sh"].map((path) =>
        ((Deno.statSync(join(into, path)).mode ?? 0) & 0o777).toString(8)
      );
      assertEquals(modes, ["700", "700", "600", "700"]);
    });
  });
});

Deno.test("materialise() says how to start a version whose author did not", async () => {
  await withContest(async (contest) => {
    const { id } = await sendIn(contest, "Snake", "", { "snake.py": "", "book.txt": "" });
    await withFolder(async (folder) => {
      assertEquals((await materialise(contest, id, join(folder, "x"))).word, "python3 snake.py");
    });
  });
});

const DAMAGES: readonly (readonly [
  claim: string,
  damage: (contest: Contest, versionId: number) => void,
  says: string,
])[] = [
  [
    "other bytes",
    (contest, id) => Deno.writeTextFileSync(blobOf(contest, id, "lib/a.ts"), "3;"),
    "Hunter, version 1: the file lib/a.ts is damaged: its bytes are not what was sent in",
  ],
  [
    "missing bytes",
    (contest, id) => Deno.removeSync(blobOf(contest, id, "lib/a.ts")),
    "Hunter, version 1: the file lib/a.ts is damaged: its bytes are missing",
  ],
  ...["../../x.ts", "/tmp/x.ts", "a\\b", "a//b", "TANK.ts"].map((path) =>
    [
      `the path ${path}`,
      (contest: Contest) =>
        void contest.run("UPDATE version_file SET path = ? WHERE path = 'lib/a.ts'", path),
      path === "TANK.ts"
        ? "Hunter, version 1: the file tank.ts"
        : "(path of the row with version_id 1",
    ] as const
  ),
  ...[
    "UPDATE version SET command = 'lib/a.ts'",
    "UPDATE version_file SET is_executable = 1 WHERE path = 'run.sh'",
    "UPDATE version_file SET path = 'lib/b.ts' WHERE path = 'lib/a.ts'",
    "DELETE FROM version_file WHERE path = 'run.sh'",
    "UPDATE version SET content = ''",
  ].map((change) =>
    [
      change,
      (contest: Contest) => void contest.run(change),
      "Hunter, version 1: its command or its files are not those that were sent in",
    ] as const
  ),
];
for (const [claim, damage, says] of DAMAGES) {
  Deno.test(`materialise() refuses a version with ${claim}, and writes nothing elsewhere`, async () => {
    await withContest(async (contest) => {
      const { id } = await sendIn(contest, "Hunter", "tank.ts", FILES);
      damage(contest, id);
      await withFolder(async (folder) => {
        const into = join(folder, "deep", "new");
        await Deno.mkdir(join(folder, "deep"));
        const error = await assertRejects(() => materialise(contest, id, into), UnusableInput);
        assertEquals(error.problems.map(({ code }) => code), [VERSION_DAMAGED]);
        assertStringIncludes(error.message, says);
        const inside = (await listFiles(folder)).filter((path) => path.startsWith("deep/new/"));
        assertEquals(await listFiles(folder), inside);
      });
    });
  });
}

Deno.test("materialise() refuses a version that there is not", async () => {
  await withContest(async (contest) => {
    await withFolder(async (folder) => {
      await assertRejects(
        () => materialise(contest, 7, join(folder, "x")),
        UnusableInput,
        "no such",
      );
      assertEquals(await listFiles(folder), []);
    });
  });
});

function blobOf(contest: Contest, versionId: number, path: string): string {
  const file = filesOf(contest, versionId).find((file) => file.path === path);
  return blobPath(contest.filesFolder, file?.digest ?? "");
}
