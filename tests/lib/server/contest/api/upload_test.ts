import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { putBlob, readBlob } from "../../../../../lib/contest/blobs.ts";
import { setWithdrawn } from "../../../../../lib/contest/store/entries.ts";
import { invite } from "../../../../../lib/contest/store/invitations.ts";
import type { Contest } from "../../../../../lib/contest/contest.ts";
import {
  filesOf,
  queue,
  setVersionState,
  versionsOf,
} from "../../../../../lib/contest/store/versions.ts";
import {
  type Calling,
  type Desk,
  fileHeader,
  formOf,
  hashOf,
  rawForm,
  withDesk,
} from "./api_desk.ts";

const PROGRAM = { "main.ts": "console.log('M0');", "lib/aim.ts": "export const aim = 1;" };

/** As if the checker had been there. */
function allChecked(contest: Contest): void {
  contest.run("UPDATE version SET state = 'waiting' WHERE state = 'received'");
}

Deno.test("an upload becomes the next version, received, with its files by content", async () => {
  await withDesk(async (desk) => {
    const { anna, contest, upload } = desk;
    const answer = await upload(anna.token, PROGRAM, "main.ts --fast");
    assertEquals(answer.status, 201);
    assertEquals(JSON.parse(answer.text), {
      number: 1,
      arrivedAt: "2026-11-30T12:00:00.000Z",
      state: "received",
      command: "main.ts --fast",
      files: [{ path: "lib/aim.ts", size: 21 }, { path: "main.ts", size: 18 }],
      place: 1,
      stages: [],
      errors: [],
    });
    const [version] = versionsOf(contest, anna.entry.id);
    const files = filesOf(contest, version?.id ?? 0);
    assertEquals(files.map(({ digest, path }) => [path, digest]), [
      ["lib/aim.ts", await hashOf(PROGRAM["lib/aim.ts"])],
      ["main.ts", await hashOf(PROGRAM["main.ts"])],
    ]);
    for (const { digest, path } of files) {
      const text = new TextDecoder().decode(await readBlob(contest.filesFolder, digest));
      assertEquals(text, new Map(Object.entries(PROGRAM)).get(path));
    }
    allChecked(contest);
    assertEquals(JSON.parse((await upload(anna.token, PROGRAM)).text).number, 2);
  });
});

Deno.test("without a command there is the usual one", async () => {
  await withDesk(async ({ anna, contest, upload }) => {
    const commands = [
      [{ "main.ts": "1", "aim.ts": "2" }, "main.ts"],
      [{ "bot.py": "1" }, "python3 bot.py"],
    ] as const;
    for (const [files, command] of commands) {
      assertEquals(JSON.parse((await upload(anna.token, files)).text).command, command);
      allChecked(contest);
    }
  });
});

Deno.test("the folder that all files have in common goes, no other", async () => {
  const uploads: readonly (readonly [readonly string[], readonly string[]])[] = [
    [["bot/main.ts", "bot/lib/aim.ts"], ["lib/aim.ts", "main.ts"]],
    [["bot/main.ts", "other/aim.ts"], ["bot/main.ts", "other/aim.ts"]],
    [["bot/main.ts", "main.ts"], ["bot/main.ts", "main.ts"]],
    [["bot/a/main.ts"], ["a/main.ts"]],
    [["bot/main.ts", "bottom/main.ts"], ["bot/main.ts", "bottom/main.ts"]],
  ];
  for (const [sent, kept] of uploads) {
    await withDesk(async ({ anna, upload }) => {
      const files = Object.fromEntries(sent.map((path, index) => [path, `${index}`]));
      const command = kept.at(-1) ?? "";
      const { text } = await upload(anna.token, files, command);
      const { files: found } = JSON.parse(text);
      assertEquals(found.map(({ path }: { path: string }) => path), kept);
    });
  }
});

Deno.test("files that begin like a program or with #! may be started, others not", async () => {
  await withDesk(async ({ anna, contest, upload }) => {
    const files = {
      "tank": "\x7fELF",
      "tool.py": "#!/usr/bin/env python3\n",
      "data.txt": "#hello",
    };
    assertEquals((await upload(anna.token, files, "./tank")).status, 201);
    const version = versionsOf(contest, anna.entry.id)[0]?.id ?? 0;
    assertEquals(filesOf(contest, version).map(({ isExecutable, path }) => [path, isExecutable]), [
      ["data.txt", false],
      ["tank", true],
      ["tool.py", true],
    ]);
  });
});

Deno.test("what is wrong with an upload is said in a sentence, and nothing is kept of it", async () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`a${at}.ts`, "x"]));
  const file = (name: string) => ({ headers: fileHeader(name), body: "x" });
  const field = (name: string) => ({
    headers: `Content-Disposition: form-data; name="${name}"`,
    body: "x",
  });
  const uploads: readonly (readonly [Omit<Calling, "token">, number, string, RegExp])[] = [
    [{ body: formOf({}) }, 400, "NO_FILES", /choose/],
    [rawForm([{ headers: fileHeader(""), body: "" }]), 400, "NO_FILES", /choose/],
    [{ body: formOf({ "main.ts": "", "b.ts": "" }) }, 400, "EMPTY_FILE", /they are empty/],
    [{ body: formOf(many) }, 413, "TOO_MANY_FILES", /10 files/],
    [{ body: formOf({ "main.ts": "x".repeat(20_001) }) }, 413, "TOO_LARGE", /19 KB/],
    [rawForm([file("a.ts"), file("a.ts")]), 400, "PATH", /a\.ts/],
    [rawForm([file("a.ts"), file("A.ts")]), 400, "PATH", /A\.ts/],
    [rawForm([file("a"), file("a/b")]), 400, "PATH", /a/],
    [{ body: formOf({ "main.ts": "x" }, "other.ts") }, 400, "COMMAND", /no file "other.ts"/],
    [{ body: formOf({ "main.ts": "x" }, "/bin/sh main.ts") }, 400, "COMMAND", /./],
    [{ body: formOf({ "main.ts": "x" }, "main.ts\nid") }, 400, "COMMAND", /one line/],
    [{ body: formOf({ "main.ts": "x" }, "main.ts " + "x".repeat(500)) }, 400, "COMMAND", /500/],
    [{ body: formOf({ "a.ts": "x", "b.ts": "x" }) }, 400, "COMMAND", /main\.ts/],
    [rawForm([file("a.ts"), field("evil")]), 400, "FORM", /something else/],
    [rawForm([field("file")]), 400, "FORM", /something else/],
    [rawForm([field("command"), field("command"), file("a.ts")]), 400, "FORM", /more than one/],
    [{ body: "{}", headers: { "content-type": "application/json" } }, 415, "TYPE", /multipart/],
    [{ body: new URLSearchParams({ file: "x" }) }, 415, "TYPE", /multipart/],
    [{ method: "POST" }, 415, "TYPE", /multipart/],
  ];
  await withDesk(async ({ anna, call, contest, kept }) => {
    for (const [calling, status, code, message] of uploads) {
      const answer = await call("/api/author/versions", { ...calling, token: anna.token });
      assertEquals([answer.status, answer.code], [status, code], answer.message);
      assertMatch(answer.message, message);
      assertMatch(answer.message, /[.!?]$/);
    }
    assertEquals(await kept(), []);
    assertEquals(versionsOf(contest, anna.entry.id), []);
  });
});

Deno.test("a closed contest and a withdrawn entry take nothing, also if that happens on the way", async () => {
  await withDesk(async ({ anna, bert, contest, upload }) => {
    contest.setState("closed");
    const closed = await upload(anna.token, PROGRAM);
    assertEquals([closed.status, closed.code], [409, "CLOSED"]);
    contest.setState("open");
    setWithdrawn(contest, anna.entry.id, true);
    const withdrawn = await upload(anna.token, PROGRAM);
    assertEquals([withdrawn.status, withdrawn.code], [409, "WITHDRAWN"]);
    assertEquals((await upload(bert.token, PROGRAM)).status, 201);
  });
  let close = () => {};
  const keepFile = (bytes: Uint8Array<ArrayBuffer>) => {
    close();
    return crypto.subtle.digest("SHA-256", bytes).then((hash) => new Uint8Array(hash).toHex());
  };
  await withDesk(async ({ anna, contest, upload }) => {
    close = () => contest.setState("closed");
    const answer = await upload(anna.token, PROGRAM);
    assertEquals([answer.status, answer.code], [409, "CLOSED"]);
    assertEquals(versionsOf(contest, anna.entry.id), []);
  }, { keepFile });
});

Deno.test("an author has so many uploads an hour, and is told when there is room again", async () => {
  await withDesk(async ({ anna, bert, contest, time, upload }) => {
    const minute = 60_000;
    for (let number = 1; number <= 5; number++) {
      assertEquals((await upload(anna.token, PROGRAM)).status, 201);
      allChecked(contest);
      time.now += minute;
    }
    const answer = await upload(anna.token, PROGRAM);
    assertEquals([answer.status, answer.code], [429, "TOO_MANY"]);
    assertStringIncludes(answer.message, "in 55 minutes");
    assertEquals(answer.headers.get("retry-after"), String(55 * 60));
    assertEquals((await upload(bert.token, PROGRAM)).status, 201);
    time.now += 55 * minute + 1;
    assertEquals((await upload(anna.token, PROGRAM)).status, 201);
    assertEquals((await upload(anna.token, PROGRAM)).status, 429);
    assertEquals(versionsOf(contest, anna.entry.id).length, 6);
  });
});

Deno.test("an author sends in the next version when the last one has been checked, or taken back", async () => {
  await withDesk(async ({ anna, bert, contest, upload }) => {
    for (const next of ["waiting", "refused", "cancelled"] as const) {
      assertEquals((await upload(anna.token, PROGRAM)).status, 201);
      const answer = await upload(anna.token, PROGRAM);
      assertEquals([answer.status, answer.code], [429, "UNDER_CHECK"]);
      assertMatch(answer.message, /^Your version \d has not been checked yet/);
      const { id } = versionsOf(contest, anna.entry.id).at(-1) ?? { id: 0 };
      setVersionState(contest, id, ["received"], next);
    }
    assertEquals((await upload(bert.token, PROGRAM)).status, 201);
    assertEquals((await upload(anna.token, PROGRAM)).status, 201);
  });
});

Deno.test("of two uploads of one author at once the second is told to wait, others are not", async () => {
  await withDesk(async (desk) => {
    const { anna, bert, contest, upload } = desk;
    const slow = slowUpload(desk, anna.token);
    await slow.isRead;
    const second = await upload(anna.token, PROGRAM);
    assertEquals([second.status, second.code], [429, "UNDER_WAY"]);
    assertEquals(second.headers.get("retry-after"), "5");
    assertEquals((await upload(bert.token, PROGRAM)).status, 201);
    slow.finish();
    assertEquals((await slow.answer).status, 201);
    allChecked(contest);
    assertEquals((await upload(anna.token, PROGRAM)).status, 201);
    assertEquals(queue(contest).map(({ entryId }) => entryId), [
      bert.entry.id,
      anna.entry.id,
      anna.entry.id,
    ]);
  });
});

Deno.test("a client that does not come to an end is cut off, and its place is free again", async () => {
  await withDesk(async (desk) => {
    const { anna, clock, kept, upload } = desk;
    const slow = slowUpload(desk, anna.token);
    await slow.isRead;
    clock.advance(59_999);
    assertEquals((await upload(anna.token, PROGRAM)).status, 429);
    clock.advance(1);
    const answer = await slow.answer;
    assertEquals([answer.status, answer.code], [408, "TOO_SLOW"]);
    assertMatch(answer.message, /60 seconds/);
    assert(slow.isCancelled());
    assertEquals([await kept(), clock.waiting()], [[], 0]);
    assertEquals((await upload(anna.token, PROGRAM)).status, 201);
  });
});

Deno.test("an upload that breaks off leaves nothing, and its author may send again", async () => {
  await withDesk(async (desk) => {
    const { anna, clock, contest, kept, upload } = desk;
    const slow = slowUpload(desk, anna.token);
    await slow.isRead;
    slow.breakOff();
    assertEquals((await slow.answer).code, "BROKEN");
    assertEquals([await kept(), versionsOf(contest, anna.entry.id), clock.waiting()], [[], [], 0]);
    assertEquals((await upload(anna.token, PROGRAM)).status, 201);
  });
});

Deno.test("a full disk, at the files or at the database, is told, and nothing counts", async () => {
  const noSpace = Object.assign(new Error("No space left on device (os error 28)"), {
    code: "ENOSPC",
  });
  await withDesk(async ({ anna, contest, errors, upload }) => {
    const answer = await upload(anna.token, PROGRAM);
    assertEquals([answer.status, answer.code], [507, "DISK_FULL"]);
    assertMatch(answer.message, /disk is full, and nothing was kept/);
    assertEquals(versionsOf(contest, anna.entry.id), []);
    assertEquals(errors.splice(0), [noSpace]);
  }, { keepFile: () => Promise.reject(noSpace) });
  await withDesk(async ({ anna, contest, errors, upload }) => {
    const pages = contest.one("PRAGMA page_count")?.page_count;
    contest.db.exec(`PRAGMA max_page_count = ${pages}`);
    // A long command needs pages that are not to be had.
    let answer = await upload(anna.token, PROGRAM, "main.ts " + "x".repeat(480));
    for (let time = 0; time < 4 && answer.status === 201; time++) {
      allChecked(contest);
      answer = await upload(anna.token, manyFiles(time), "f0.ts " + "x".repeat(480));
    }
    assertEquals([answer.status, answer.code], [507, "DISK_FULL"]);
    assertEquals(errors.splice(0).length, 1);
    const before = versionsOf(contest, anna.entry.id);
    contest.db.exec("PRAGMA max_page_count = 100000");
    allChecked(contest);
    assertEquals(JSON.parse((await upload(anna.token, PROGRAM)).text).number, before.length + 1);
  }, { limits: { bytes: 20_000, files: 200, perHour: 100 } });
});

Deno.test("what the system says never tells where files lie", async () => {
  const keepFile = () => Promise.reject(new Error("cannot open /home/organiser/contest/files"));
  await withDesk(async ({ anna, errors, upload }) => {
    const answer = await upload(anna.token, PROGRAM);
    assertEquals([answer.status, answer.code], [500, "SERVER"]);
    assert(!answer.text.includes("/home"));
    assertEquals(errors.splice(0).length, 1);
  }, { keepFile });
});

Deno.test("uploads that come at once are versions in order of arrival, none twice", async () => {
  await withDesk(async ({ contest, deed, upload }) => {
    const tokens = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, index) =>
          JSON.parse((await deed({ deed: "invite", name: `Author ${index}` })).text).invited.token,
      ),
    );
    const answers = await Promise.all(tokens.map((token) => upload(token, PROGRAM)));
    assertEquals(answers.map(({ status }) => status), tokens.map(() => 201));
    assertEquals(new Set(queue(contest).map(({ entryId }) => entryId)).size, 8);
  });
});

Deno.test("only so many uploads are read at once", async () => {
  await withDesk(async (desk) => {
    const { anna, deed, upload } = desk;
    const slow = await Promise.all(Array.from({ length: 8 }, async (_, index) => {
      const { text } = await deed({ deed: "invite", name: `Author ${index}` });
      const one = slowUpload(desk, JSON.parse(text).invited.token);
      await one.isRead;
      return one;
    }));
    const answer = await upload(anna.token, PROGRAM);
    assertEquals([answer.status, answer.code], [503, "BUSY"]);
    for (const one of slow) one.finish();
    for (const one of slow) assertEquals((await one.answer).status, 201);
    assertEquals((await upload(anna.token, PROGRAM)).status, 201);
  });
});

function manyFiles(salt: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: 150 }, (_, at) => [`f${at}.ts`, `${salt} ${at}`]),
  );
}

/** An upload whose body waits at its middle. */
function slowUpload({ call }: Desk, token: string): {
  readonly isRead: Promise<void>;
  readonly answer: ReturnType<Desk["call"]>;
  readonly isCancelled: () => boolean;
  finish(): void;
  breakOff(): void;
} {
  const { body, headers = {} } = rawForm([{ headers: fileHeader("main.ts"), body: "slow" }]);
  const bytes = new TextEncoder().encode(String(body));
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  let control: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      control = controller;
      controller.enqueue(bytes.slice(0, 10));
    },
    // Called again when the first piece was taken.
    pull: () => resolve(),
    cancel: () => {
      isCancelled = true;
    },
  }, { highWaterMark: 1 });
  return {
    isRead,
    answer: call("/api/author/versions", { token, headers, body: stream }),
    isCancelled: () => isCancelled,
    finish: () => {
      control?.enqueue(bytes.slice(10));
      control?.close();
    },
    breakOff: () => control?.error(new Error("reset")),
  };
}

Deno.test("an upload whose link ends while it comes in is not taken", async () => {
  let atWork: Desk | undefined;
  await withDesk(async (desk) => {
    atWork = desk;
    const { anna, contest, upload } = desk;
    const answer = await upload(anna.token, PROGRAM);
    assertEquals([answer.status, answer.code], [401, "TOKEN"]);
    assertEquals(versionsOf(contest, anna.entry.id), []);
  }, {
    keepFile: async (bytes) => {
      if (atWork === undefined) throw new Error("Too early");
      invite(atWork.contest, atWork.anna.entry.id);
      return await putBlob(atWork.contest.filesFolder, bytes);
    },
  });
});

Deno.test("versions that came while the clock was wrong, in the future, keep nobody waiting", async () => {
  await withDesk(async ({ anna, contest, time, upload }) => {
    time.now += 48 * 3_600_000;
    for (let count = 0; count < 5; count++) {
      assertEquals((await upload(anna.token, PROGRAM)).status, 201);
      allChecked(contest);
    }
    assertEquals((await upload(anna.token, PROGRAM)).code, "TOO_MANY");
    time.now -= 48 * 3_600_000;
    assertEquals((await upload(anna.token, PROGRAM)).status, 201);
  });
});
