import { assert, assertEquals, assertRejects } from "@std/assert";
import { concat } from "@std/bytes/concat";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { bytesOf, isNear } from "../../../../web/tanks/work/source_bytes.ts";
import type { LogSource } from "../../../../web/tanks/work/types.ts";

const PAGE = "https://turniir.example/play/tanks.html";

const source: LogSource = {
  kind: "address",
  name: "a.jsonl",
  address: "https://turniir.example/play/data/a.jsonl",
};

/** Reads the source; `answer` stands for the server. */
async function read(
  from: LogSource,
  answer: () => Response | Promise<Response>,
  page = PAGE,
): Promise<string> {
  const fetch = () => Promise.resolve().then(answer);
  const bytes = bytesOf(from, { fetch, page, signal: new AbortController().signal });
  return new TextDecoder().decode(concat(await Array.fromAsync(bytes)));
}

async function codeOf(reading: Promise<string>): Promise<string | undefined> {
  const { problems } = await assertRejects(() => reading, UnusableInput);
  assertEquals(problems.map(({ file }) => file), ["a.jsonl"]);
  return problems[0]?.code;
}

Deno.test("bytes come from a file, from an address, or are at hand", async () => {
  const never = () => Promise.reject(new Error("nobody fetches a file"));
  const file: LogSource = { kind: "blob", name: "a.jsonl", blob: new Blob(["from ", "a file"]) };
  assertEquals(await read(file, never), "from a file");
  assertEquals(await read(source, () => new Response("from afar")), "from afar");
  for (const length of [0, 5, 65_536, 150_000]) {
    const bytes = new Uint8Array(length).fill(97);
    assertEquals(await read({ kind: "bytes", name: "a.jsonl", bytes }, never), "a".repeat(length));
  }
  assertEquals(await read(source, () => new Response(null)), "");
});

Deno.test("each way in which a server can fail has a code of its own", async () => {
  const status = (status: number) => read(source, () => new Response("sorry", { status }));
  assertEquals(await codeOf(status(404)), "LOG_NOT_FOUND");
  assertEquals(await codeOf(status(410)), "LOG_NOT_FOUND");
  assertEquals(await codeOf(status(403)), "LOG_FORBIDDEN");
  assertEquals(await codeOf(status(500)), "LOG_SERVER");
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  assertEquals(await codeOf(read(source, offline)), "LOG_UNREACHABLE");
});

Deno.test("a connection that breaks, and a file that is gone, are told", async () => {
  const broken = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(new Uint8Array([123])),
      pull: (controller) => controller.error(new TypeError("network error")),
    });
  assertEquals(await codeOf(read(source, () => new Response(broken()))), "LOG_UNREACHABLE");
  const gone = Object.assign(new Blob(["x"]), { stream: broken });
  const file: LogSource = { kind: "blob", name: "a.jsonl", blob: gone };
  assertEquals(await codeOf(read(file, () => new Response())), "LOG_UNREADABLE");
});

Deno.test("logs of other sites are never asked for", async () => {
  let asked = 0;
  const server = () => {
    asked += 1;
    return new Response("no");
  };
  const far = { ...source, address: "https://elsewhere.example/a.jsonl" } as const;
  assertEquals(await codeOf(read(far, server)), "LOG_ELSEWHERE");
  assertEquals(asked, 0);
});

Deno.test("a page on the disk is told that it may not read beside itself", async () => {
  const refused = () => Promise.reject(new TypeError("Failed to fetch"));
  const beside = { ...source, address: "file:///games/a.jsonl" } as const;
  assertEquals(await codeOf(read(beside, refused, "file:///games/page.html")), "LOG_FROM_DISK");
});

Deno.test("near is the page's own host, or the own folder of a page on the disk", () => {
  assert(isNear("https://turniir.example/other/a.jsonl", PAGE));
  assert(isNear("file:///games/logs/a.jsonl", "file:///games/page.html#run=1"));
  for (
    const [address, page] of [
      ["https://turniir.example:8443/a.jsonl", PAGE],
      ["http://turniir.example/a.jsonl", PAGE],
      ["https://turniir.example.org/a.jsonl", PAGE],
      ["data:text/plain,a", PAGE],
      ["file:///play/a.jsonl", PAGE],
      ["a.jsonl", PAGE],
      ["file:///etc/passwd", "file:///games/page.html"],
      ["file:///games/../etc/passwd", "file:///games/page.html"],
      ["https://turniir.example/a", "file:///games/page.html"],
    ] as const
  ) assert(!isNear(address, page), address);
});
