/** What the process that talks to the network may do: proven from within, by a probe with the same permissions. */
import { assert, assertEquals, assertThrows } from "@std/assert";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { join } from "@std/path";
import { serverWords } from "../../../../lib/server/contest/child_commands.ts";
import { inFolder } from "../sample.ts";
import { organiserTokenHash } from "./served_contest.ts";

/** Tries what it is told and says what came of it. */
const PROBE = `
import { DatabaseSync } from "node:sqlite";
const [contest, outside, port] = Deno.args;
const tries = {
  "open the database": () => new DatabaseSync(contest + "/contest.db").exec("CREATE TABLE t (a); PRAGMA journal_mode = WAL; INSERT INTO t VALUES (1)"),
  "read the contest": () => Deno.readTextFileSync(contest + "/stages/run.json"),
  "keep a file": () => { Deno.mkdirSync(contest + "/files/ab"); Deno.writeTextFileSync(contest + "/files/ab/x.part", "x"); Deno.renameSync(contest + "/files/ab/x.part", contest + "/files/ab/x"); },
  "listen at its address": () => Deno.listen({ hostname: "127.0.0.1", port: Number(port) }).close(),
  "read outside": () => Deno.readTextFileSync(outside + "/secret.txt"),
  "make a link to the outside": () => Deno.symlinkSync(outside, contest + "/files/link"),
  "read outside by dots": () => Deno.readTextFileSync(contest + "/../outside/secret.txt"),
  "list outside": () => [...Deno.readDirSync(outside)],
  "read the system": () => Deno.readTextFileSync("/etc/hostname"),
  "write outside": () => Deno.writeTextFileSync(outside + "/new.txt", ""),
  "write a stage": () => Deno.writeTextFileSync(contest + "/stages/run.json", ""),
  "write beside the database": () => Deno.writeTextFileSync(contest + "/new.db", ""),
  "open another database": () => new DatabaseSync(outside + "/other.db"),
  "attach another database": () => new DatabaseSync(contest + "/contest.db").exec("ATTACH '" + outside + "/other.db' AS other"),
  "run a program": () => new Deno.Command("true").outputSync(),
  "run itself": () => new Deno.Command(Deno.execPath(), { args: ["--version"] }).outputSync(),
  "read the environment": () => Deno.env.get("HOME"),
  "read all of the environment": () => Deno.env.toObject(),
  "learn of the system": () => Deno.hostname(),
  "load a library": () => Deno.dlopen("libc.so.6", {}),
  "listen elsewhere": () => Deno.listen({ hostname: "127.0.0.1", port: 0 }),
  "call somebody": () => Deno.connect({ hostname: "127.0.0.1", port: 1 }),
  "load code from the network": () => import("https:" + "//example.invalid/mod.ts"),
  "load code from outside": () => import("file://" + outside + "/code.ts"),
};
for (const [what, go] of Object.entries(tries)) {
  let came = "done";
  try {
    await go();
  } catch (error) {
    came = error.name === "NotCapable" || /Requires|attached databases|authorized/.test(error.message) ? "refused" : error.name + ": " + error.message;
  }
  console.log(JSON.stringify([what, came]));
}
`;

const ALLOWED = ["open the database", "read the contest", "keep a file", "listen at its address"];

Deno.test("the server can do what it must, and nothing else", async () => {
  await inFolder(async (folder) => {
    const contest = join(folder, "a contest");
    const outside = join(folder, "outside");
    for (const path of ["stages", "files"]) {
      await Deno.mkdir(join(contest, path), { recursive: true });
    }
    await Deno.mkdir(outside);
    await Deno.writeTextFile(join(contest, "stages/run.json"), "{}");
    await Deno.writeTextFile(join(outside, "secret.txt"), "secret");
    await Deno.writeTextFile(join(outside, "code.ts"), "");
    const probe = join(folder, "probe.ts");
    await Deno.writeTextFile(probe, PROBE);
    const port = freePort();
    const settings = {
      ...{ contest, pages: join(folder, "pages"), hostname: "127.0.0.1", port, publicNames: [] },
      organiserTokenHash: await organiserTokenHash(),
    };
    const words = serverWords(settings);
    assert(!words.join(" ").includes(settings.organiserTokenHash), "no secret in the words");
    const { stderr, stdout } = await new Deno.Command(Deno.execPath(), {
      args: [...words.slice(0, -1), probe, contest, outside, String(port)],
      stdin: "null",
    }).output();
    const complaint = new TextDecoder().decode(stderr);
    assertEquals(complaint, "");
    const found: [string, string][] = new TextDecoder().decode(stdout).trim().split("\n")
      .map((line) => JSON.parse(line));
    const expected = found.map(([what]) => [what, ALLOWED.includes(what) ? "done" : "refused"]);
    assertEquals(found, expected);
    assertEquals(found.length, 24);
  });
});

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

Deno.test("a folder that permissions cannot name is refused in a sentence", () => {
  const settings = {
    ...{ contest: "/contests/spring, summer", pages: "/pages", hostname: "127.0.0.1", port: 8017 },
    ...{ publicNames: [], organiserTokenHash: "" },
  };
  assertThrows(() => serverWords(settings), UnusableInput, "comma");
});
