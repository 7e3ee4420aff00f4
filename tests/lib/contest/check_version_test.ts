import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { checkSubmission, checkVersion } from "../../../lib/contest/check_version.ts";
import { Interrupted } from "../../../lib/judge/types.ts";
import { CRASHER, LOOKER, sendIn, submissionOf, WALLS, withPatientContest } from "./programs.ts";

Deno.test("checkVersion() finds a program fit that is, with its digest and what was seen of it", async () => {
  await withPatientContest(async (contest) => {
    const version = await sendIn(contest, "Looker", "", { "looker.ts": LOOKER });
    const { digest, report } = await checkVersion(contest, version, WALLS);
    assertMatch(digest ?? "", /^sha256:[0-9a-f]{64}$/);
    assertEquals([report.isFit, report.problems, report.stderr], [true, [], ""]);
    assertMatch(report.checkedAt, /^2026-11-30T/);
    const texts = report.findings.map(({ text }) => text);
    assertEquals(texts[0], "It passed the entry check and was started in its sandbox.");
    assertMatch(texts[1] ?? "", /^It played 6 rounds \(\d+ turns\) to their ends\.$/);
    assertEquals(texts.at(-1), "Played again with the same input, it gave the same orders.");
  });
});

Deno.test("checkVersion() finds a program unfit that crashes, and keeps its words for its author", async () => {
  await withPatientContest(async (contest) => {
    const version = await sendIn(contest, "Crasher", "crasher.ts", { "crasher.ts": CRASHER });
    const { report } = await checkVersion(contest, version, WALLS);
    assertEquals([report.isFit, report.problems], [false, []]);
    assertMatch(report.findings[1]?.text ?? "", /^It was ended in 3 of 3 rounds; first in a duel/);
    assertEquals(report.findings[1]?.isGood, false);
    assertMatch(report.stderr, /my own words/);
  });
});

Deno.test("checkVersion() lets a program read the files that were sent in with it", async () => {
  await withPatientContest(async (contest) => {
    const reader = `Deno.readTextFileSync("data/book.txt");\n${LOOKER}`;
    const files = { "src/main.ts": reader, "data/book.txt": "e4" };
    const version = await sendIn(contest, "Reader", "src/main.ts", files);
    assertEquals((await checkVersion(contest, version, WALLS)).report.isFit, true);
  });
});

const REFUSED: readonly (readonly [
  command: string,
  files: Readonly<Record<string, string>>,
  problem: Readonly<Record<string, unknown>>,
])[] = [
  ["main.ts", { "main.ts": "let a = = 1;" }, { code: "SOURCE_SYNTAX", file: "main.ts", line: 1 }],
  ["lib/a.ts", { "lib/a.ts": '\nimport "npm:x";' }, { code: "IMPORT_REMOTE", line: 2 }],
  ["python3 /etc/passwd", { "main.py": "" }, { code: "UPLOAD_COMMAND" }],
  ["", { "a.ts": "", "b.ts": "" }, { code: "UPLOAD_COMMAND" }],
  ["./notes.txt", { "notes.txt": "" }, { code: "ENTRY_NOT_RUNNABLE", file: "./notes.txt" }],
];
for (const [command, files, problem] of REFUSED) {
  Deno.test(`checkVersion() tells the author what is wrong with ${command || "no command"}`, async () => {
    await withPatientContest(async (contest) => {
      const version = await sendIn(contest, "Bad", command, files);
      const { digest, report } = await checkVersion(contest, version, WALLS);
      assertEquals([digest, report.isFit, report.findings], [undefined, false, []]);
      assertEquals({ ...report.problems[0], ...problem }, { ...report.problems[0] });
      assert(!JSON.stringify(report).includes("turniir-"), "where it was checked is told");
    });
  });
}

Deno.test("checkVersion() takes no interpreter that a script's first line makes up", async () => {
  await withPatientContest(async (contest) => {
    const files = { "bot": "#!/usr/bin/env tac\n" };
    const version = await sendIn(contest, "Odd", "./bot", files, ["bot"]);
    const { report } = await checkVersion(contest, version, WALLS);
    assertEquals(report.problems.map(({ code }) => code), ["ENTRY_INTERPRETER"]);
    const submission = await submissionOf(contest, "tac bot", { "bot": "" });
    // The organiser himself may: then the trial tells what it is worth.
    const own = await checkSubmission(contest, submission, "Odd", WALLS);
    assertEquals([own.report.problems, own.report.isFit], [[], false]);
  });
});

Deno.test("checkVersion() tells an author, and the organiser, where no native program is played", async () => {
  await withPatientContest(async (contest) => {
    const bare = { bubblewrap: false, trustNative: false };
    const version = await sendIn(contest, "Native", "perl my.pl", { "my.pl": "" });
    const { report } = await checkVersion(contest, version, bare);
    assertMatch(
      report.problems[0]?.message ?? "",
      /^this contest's machine takes modules for Deno/,
    );
    const submission = await submissionOf(contest, "perl my.pl", { "my.pl": "" });
    const own = await checkSubmission(contest, submission, "Native", bare);
    assertMatch(own.report.problems[0]?.message ?? "", /--trust-native/);
  });
});

Deno.test("checkVersion() is broken off by its signal", async () => {
  await withPatientContest(async (contest) => {
    const version = await sendIn(contest, "Looker", "", { "looker.ts": LOOKER });
    const signal = AbortSignal.abort();
    await assertRejects(() => checkVersion(contest, version, { ...WALLS, signal }), Interrupted);
  });
});

Deno.test("checkVersion() hides nothing of what a program wrote", async () => {
  await withPatientContest(async (contest) => {
    const marks = 'console.error("\\u202eabc\\u0085\\tx\\ny"); console.log("\\u2066\\u009b");';
    const version = await sendIn(contest, "Odd", "", { "odd.ts": marks });
    const { report } = await checkVersion(contest, version, WALLS);
    assertEquals(report.stderr.startsWith("\\u{202e}abc\\u{85}\tx\ny"), true, report.stderr);
    const invalid = report.findings.find(({ text }) => text.includes("lines that are no orders"));
    assertMatch(invalid?.text ?? "", /wrote "\\u\{2066\}\\u\{9b\}"/);
    assert(!/[\u0080-\u009f\u202e\u2066]/.test(JSON.stringify(report)));
  });
});

Deno.test("checkVersion() tells nothing of files of this machine that an import leads to", async () => {
  await withPatientContest(async (contest) => {
    const seen = [];
    for (const path of ["/etc/passwd", "/etc/there-is-no-such-file"]) {
      const up = "..%2f".repeat(12);
      const source = `import "./${up}${path.slice(1)}";`;
      const version = await sendIn(contest, `To ${seen.length}`, "", { "main.ts": source });
      const { report } = await checkVersion(contest, version, WALLS);
      seen.push(report.problems.map(({ code, file, line }) => [code, file, line]));
    }
    assertEquals(seen[0], [["IMPORT_DISGUISED", "main.ts", 1]]);
    assertEquals(seen[1], seen[0]);
  });
});
