import { assertEquals, assertRejects } from "@std/assert";
import { concat } from "@std/bytes/concat";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { makeRound } from "../../../../lib/logs/make_round.ts";
import { makeJournalLine } from "../../../../lib/tournament/journal_lines.ts";
import { makeSettings, type RunSettings } from "../../../../lib/tournament/run_settings.ts";
import type { Bytes } from "../../../../web/tanks/work/inflate.ts";
import { recognised } from "../../../../web/tanks/work/recognise.ts";
import { bytesOfText, chunked, header, roundAt, wholeLog } from "./made_logs.ts";

async function recognise(bytes: Bytes, isFromServer = false): Promise<string> {
  const ends = Array.from({ length: Math.min(70, bytes.length) }, (_, at) => at);
  const chunks = recognised(chunked(bytes, ends), { file: "a", isFromServer });
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    concat(await Array.fromAsync(chunks)),
  );
}

async function refusal(bytes: Bytes | string, isFromServer = false): Promise<string> {
  const all = typeof bytes === "string" ? bytesOfText(bytes) : bytes;
  const error = await assertRejects(() => recognise(all, isFromServer), UnusableInput);
  assertEquals(error.problems.length, 1);
  return `${error.problems[0]?.code}: ${error.problems[0]?.message}`;
}

Deno.test("whatever begins like a JSON object comes as it is", async () => {
  for (const text of [wholeLog, `\ufeff${wholeLog}`, `\n\r\n \t${wholeLog}`, "{", "", " \n\n"]) {
    assertEquals(await recognise(bytesOfText(text)), text);
  }
});

Deno.test("what is no log is told by what it looks like", async () => {
  const looks = (what: string) => `This is not a log: it looks like ${what}`;
  const zip = concat([bytesOfText("PK\x03\x04"), new Uint8Array(100)]);
  assertEquals(
    await refusal(zip),
    `LOG_PACKED: ${looks("an archive or a packed file of another kind")}`,
  );
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  assertEquals(await refusal(png), `LOG_FORMAT: ${looks("a picture")}`);
  assertEquals(await refusal("%PDF-1.7"), `LOG_FORMAT: ${looks("a PDF document")}`);
  assertEquals(await refusal("Dear all,\n"), `LOG_FORMAT: ${looks("plain text")}`);
  assertEquals(await refusal("<svg/>"), `LOG_FORMAT: ${looks("XML or HTML")}`);
  const zeros = new Uint8Array(200);
  assertEquals(await refusal(zeros), `LOG_FORMAT: ${looks("data of another kind")}`);
  const utf16 = new Uint8Array([0xff, 0xfe, 0x7b, 0]);
  assertEquals(
    await refusal(utf16),
    `LOG_FORMAT: ${looks("text in UTF-16, where a log is in UTF-8")}`,
  );
});

Deno.test("JSON of another kind is known by its first value, or by how it is laid out", async () => {
  const json = "LOG_FORMAT: This is JSON, but no Turniir log";
  for (const text of ["[1, 2]", "  42", '{\n  "name": "x"\n}\n', '\ufeff{\r\n\t"a": 1 }']) {
    assertEquals(await refusal(text), json, text);
  }
  const strange = '{"name":"x"}\n';
  assertEquals(await recognise(bytesOfText(strange)), strange, "its header tells what is missing");
});

Deno.test("the other files of a run are called by what they are", async () => {
  const told = async (file: string | Promise<string>) =>
    (await refusal(await file)).replace(/^LOG_FORMAT: This is (.*), but no Turniir log$/, "$1");
  const sample = (name: string) =>
    Deno.readTextFile(new URL(`../../../../fixtures/sample/${name}`, import.meta.url));
  assertEquals(await told(sample("table.json")), "the table of a run");
  assertEquals(await told(sample("table.txt")), "the table of a run");
  const settings: RunSettings = {
    plan: { seed: "a", bots: 2, duels: 1, melees: 0 },
    limits: header.limits,
    bots: [],
    from: "/somewhere",
    stage: "",
    sandbox: [],
  };
  assertEquals(await told(makeSettings(settings)), "what a run was begun with");
  const line = makeJournalLine({ kind: "melee" }, makeRound(roundAt(1)));
  assertEquals(await told(`${line}\n${line}\n`), "the journal of a run");
  const error = "täst, 1-2, round 3, turn 4: exited with status 1\n\nTraceback\n";
  assertEquals(await told(error), "what a program wrote to standard error");
});

Deno.test("of a log that grows, the first line is handed on before there is more", async () => {
  const [first = ""] = wholeLog.split("\n");
  for (const begun of [`${first}\n`, first.slice(0, 20)]) {
    const asked: string[] = [];
    const chunks = recognised(growing(begun, asked), { file: "a", isFromServer: true });
    assertEquals((await chunks.next()).value, bytesOfText(begun));
    assertEquals(asked, ["the beginning"]);
    await chunks.return(undefined);
  }
});

/** A beginning, and then nothing more; `asked` gets what was wanted of it. */
async function* growing(beginning: string, asked: string[]): AsyncGenerator<Bytes> {
  asked.push("the beginning");
  yield bytesOfText(beginning);
  asked.push("more");
}

Deno.test("a web page from a server is told in other words than one from a file", async () => {
  const page = "\n<!DOCTYPE html><html><title>Sign in</title>";
  assertEquals(
    await refusal(page, true),
    "LOG_WEB_PAGE: The server sent a web page instead of a log",
  );
  assertEquals(
    await refusal(page),
    "LOG_WEB_PAGE: This is not a log: it looks like a web page",
  );
});

Deno.test("an endless file of another kind is refused after its first bytes", async () => {
  let chunks = 0;
  async function* endless(): AsyncGenerator<Bytes> {
    for (;;) {
      chunks += 1;
      yield new Uint8Array(1000);
    }
  }
  const all = () => Array.fromAsync(recognised(endless(), { file: "a", isFromServer: false }));
  await assertRejects(all, UnusableInput);
  assertEquals(chunks, 1);
});
