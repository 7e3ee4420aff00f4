import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { join } from "@std/path";
import { DatabaseSync } from "node:sqlite";
import { Contest } from "../../../lib/contest/contest.ts";
import { StorageFailure } from "../../../lib/contest/storage_failure.ts";
import { addEntry, listEntries } from "../../../lib/contest/store/entries.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { RULES, steadyClock, withContest, withFolder } from "./temp_contest.ts";

const BEGIN = { title: "Spring", seed: "spring", rules: RULES };

async function refusal(work: () => Promise<unknown>): Promise<string | undefined> {
  const error = await assertRejects(work, UnusableInput);
  return error.problems[0]?.code;
}

Deno.test("a new contest is open and keeps its settings", async () => {
  await withFolder(async (folder) => {
    const clock = steadyClock();
    using made = await Contest.create(join(folder, "new", "spring"), BEGIN, { clock });
    assertEquals(made.settings(), {
      ...BEGIN,
      state: "open",
      createdAt: "2026-11-30T12:00:00.000Z",
    });
    made.setState("closed");
    using again = await Contest.open(made.folder);
    assertEquals(again.settings().state, "closed");
    assertEquals(again.stageFolder(12), join(made.folder, "stages", "stage-12"));
  });
});

Deno.test("a contest may be made in an empty folder, and none where anything is", async () => {
  await withFolder(async (folder) => {
    (await Contest.create(folder, BEGIN)).close();
    const before = await Deno.readFile(join(folder, "contest.db"));
    assertEquals(await refusal(() => Contest.create(folder, BEGIN)), "CONTEST_EXISTS");
    assertEquals(await Deno.readFile(join(folder, "contest.db")), before);
    assertEquals(
      await refusal(() => Contest.create(join(folder, "stages", "inner"), BEGIN)),
      "CONTEST_EXISTS",
    );
  });
  await withFolder(async (other) => {
    await Deno.writeTextFile(join(other, "letter.txt"), "dear");
    assertEquals(await refusal(() => Contest.create(other, BEGIN)), "CONTEST_EXISTS");
    assertEquals(
      await refusal(() => Contest.create(join(other, "letter.txt"), BEGIN)),
      "CONTEST_FOLDER",
    );
  });
});

Deno.test("what a kill has left of a contest that was being made is no obstacle", async () => {
  await withFolder(async (folder) => {
    for (const name of ["contest.db.part", "contest.db.part-wal", "contest.db.part-shm"]) {
      await Deno.writeTextFile(join(folder, name), "half");
    }
    using contest = await Contest.create(folder, BEGIN);
    assertEquals(contest.settings().title, "Spring");
    assertEquals(Array.from(Deno.readDirSync(folder), ({ name }) => name).sort(), [
      ...["contest.db", "contest.db-shm", "contest.db-wal", "files", "stages"],
    ]);
  });
});

Deno.test("a contest that cannot be made leaves no folder behind", async () => {
  await withFolder(async (folder) => {
    const own = join(folder, "spring");
    const broken = { ...BEGIN, rules: { ...RULES, duels: 1.5 } };
    await assertRejects(() => Contest.create(own, broken));
    assertEquals(Array.from(Deno.readDirSync(folder)), []);
  });
});

Deno.test({
  name: "nobody else on the machine can look into a contest",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await withContest((contest) => {
      addEntry(contest, "anna");
      const modes = ["", "contest.db", "contest.db-wal", "contest.db-shm", "files", "stages"]
        .map((name) => ((Deno.statSync(join(contest.folder, name)).mode ?? 0) & 0o777).toString(8));
      assertEquals(modes, ["700", "600", "600", "600", "700", "700"]);
    });
  },
});

Deno.test("what is no contest is refused with a reason", async () => {
  await withFolder(async (folder) => {
    const file = join(folder, "contest.db");
    assertEquals(await refusal(() => Contest.open(join(folder, "none"))), "CONTEST_MISSING");
    assertEquals(await refusal(() => Contest.open(folder)), "CONTEST_MISSING");
    await Deno.writeTextFile(file, "These are no tables. ".repeat(500));
    assertEquals(await refusal(() => Contest.open(folder)), "CONTEST_DAMAGED");
    assertEquals(await refusal(() => Contest.open(folder, { readOnly: true })), "CONTEST_DAMAGED");
    await Deno.remove(file);
    new DatabaseSync(file).close();
    assertEquals(await refusal(() => Contest.open(folder)), "CONTEST_DAMAGED");
  });
});

Deno.test("a contest that a newer turniir made is refused", async () => {
  await withContest(async (contest) => {
    contest.db.exec("PRAGMA user_version = 99");
    assertEquals(await refusal(() => Contest.open(contest.folder)), "CONTEST_NEWER");
    assertEquals(
      await refusal(() => Contest.open(contest.folder, { readOnly: true })),
      "CONTEST_NEWER",
    );
  });
});

Deno.test("whoever reads only sees what others write, at once, and writes nothing", async () => {
  await withContest(async (contest) => {
    using reader = await Contest.open(contest.folder, { readOnly: true });
    const before = reader.dataVersion();
    contest.transaction(() => {
      addEntry(contest, "anna");
      assertEquals(listEntries(reader), []);
    });
    assertEquals(listEntries(reader).map(({ name }) => name), ["anna"]);
    assert(reader.dataVersion() !== before);
    assertThrows(() => addEntry(reader, "berta"), StorageFailure, "may not be written to");
  });
});

Deno.test("the data version changes when anybody writes, and only then", async () => {
  await withContest(async (contest) => {
    using other = await Contest.open(contest.folder);
    const seen = [contest.dataVersion(), contest.dataVersion()];
    addEntry(contest, "anna");
    seen.push(contest.dataVersion(), contest.dataVersion());
    addEntry(other, "berta");
    seen.push(contest.dataVersion(), contest.dataVersion());
    assertEquals(seen.map((version, at) => version === seen[at - 1]), [
      ...[false, true, false, true, false, true],
    ]);
  });
});

Deno.test("a transaction is done whole or not at all, also within another one", async () => {
  await withContest((contest) => {
    const fail = () => {
      addEntry(contest, "anna");
      contest.transaction(() => addEntry(contest, "berta"));
      throw new Error("no");
    };
    assertThrows(() => contest.transaction(fail), Error, "no");
    assertEquals(listEntries(contest), []);
    assertEquals(contest.transaction(() => addEntry(contest, "anna").name), "anna");
  });
});

Deno.test("a full disk is told in a sentence, and nothing is half written", async () => {
  await withContest((contest) => {
    addEntry(contest, "anna");
    const pages = contest.one("PRAGMA page_count")?.["page_count"];
    contest.db.exec(`PRAGMA max_page_count = ${pages}`);
    const fill = () => {
      for (let number = 0;; number++) addEntry(contest, `bot ${number}`);
    };
    assertThrows(() => contest.transaction(fill), StorageFailure, "The disk is full");
    assertEquals(listEntries(contest).map(({ name }) => name), ["anna"]);
    assertEquals(contest.all("PRAGMA integrity_check").map((row) => row["integrity_check"]), [
      "ok",
    ]);
    contest.db.exec("PRAGMA max_page_count = 1000000");
    assertEquals(addEntry(contest, "berta").name, "berta");
  });
});

Deno.test("whoever waits too long for another one to finish writing is told so", async () => {
  await withContest(async (contest) => {
    using other = await Contest.open(contest.folder);
    other.db.exec("PRAGMA busy_timeout = 0");
    contest.transaction(() => {
      assertThrows(
        () => addEntry(other, "anna"),
        StorageFailure,
        "Another process has been writing",
      );
    });
    assertEquals(addEntry(other, "anna").name, "anna");
  });
});

Deno.test("a mistake of our own is not blamed on the machine", async () => {
  await withContest((contest) => {
    const error = assertThrows(() =>
      contest.run("INSERT INTO former_name VALUES (1, 99, 'a', 'b')")
    );
    assert(!(error instanceof StorageFailure));
  });
});
