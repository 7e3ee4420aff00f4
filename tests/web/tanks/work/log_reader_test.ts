import { assert, assertEquals } from "@std/assert";
import { makeRound } from "../../../../lib/logs/make_round.ts";
import type { Bytes } from "../../../../web/tanks/work/inflate.ts";
import { readLog } from "../../../../web/tanks/work/log_reader.ts";
import { createSlices } from "../../../../web/tanks/work/pace.ts";
import { bytesOfText, chunked, gzipped, logOf, rounds, stillPace, wholeLog } from "./made_logs.ts";

/** What a reader tells, in short. */
async function read(
  chunks: AsyncIterable<Bytes>,
  options: {
    readonly mostBytes?: number;
    readonly mostRounds?: number;
    readonly signal?: AbortSignal;
  } = {},
  onRound: () => void = () => {},
): Promise<string[]> {
  const told: string[] = [];
  await readLog(chunks, {
    file: "a.jsonl",
    isFromServer: false,
    slices: createSlices(stillPace()),
    signal: options.signal ?? new AbortController().signal,
    ...(options.mostBytes === undefined ? {} : { mostBytes: options.mostBytes }),
    ...(options.mostRounds === undefined ? {} : { mostRounds: options.mostRounds }),
    events: {
      header: ({ kind }) => told.push(`header of a ${kind}`),
      round: ({ line, round, text }) => {
        assertEquals(text, makeRound(round));
        told.push(`line ${line}: round ${round.round}`);
        onRound();
      },
      warning: ({ code }) => told.push(`warning ${code}`),
      complete: () => told.push("complete"),
      stopped: (problems, impossible) => {
        const codes = problems.map(({ code }) => code).join();
        told.push(`stopped: ${codes}${impossible ? `, round ${impossible.round}` : ""}`);
      },
    },
  });
  return told;
}

const whole = [
  "header of a melee",
  ...[1, 2, 3, 4, 5].map((round) => `line ${round + 1}: round ${round}`),
  "complete",
];

Deno.test("a reader tells header, rounds with their lines, and the end", async () => {
  assertEquals(await read(chunked(bytesOfText(wholeLog))), whole);
  assertEquals(await read(chunked(await gzipped(wholeLog))), whole);
});

Deno.test("warnings about the header come after it", async () => {
  const told = await read(chunked(bytesOfText(wholeLog.replace('"rules":1', '"rules":2'))));
  assertEquals(told, [whole[0] ?? "", "warning LOG_RULES", ...whole.slice(1)]);
});

Deno.test("a round that nobody can have played is handed over, other bad lines are not", async () => {
  const [first = "", second = ""] = rounds.map(makeRound);
  const impossible = second.replace(/"turns":\["../, '"turns":["X9');
  assertEquals(await read(chunked(bytesOfText(logOf([first, impossible])))), [
    ...whole.slice(0, 2),
    "stopped: LOG_ILLEGAL, round 2",
  ]);
  assertEquals(await read(chunked(bytesOfText(logOf([first, '{"round":2}'])))), [
    ...whole.slice(0, 2),
    `stopped: ${Array.from({ length: 5 }, () => "LOG_ROUND").join()}`,
  ]);
});

Deno.test("a log that is too large for a page is read as far as a page can hold", async () => {
  const bytes = bytesOfText(wholeLog);
  const told = await read(chunked(bytes, Array.from(bytes.keys())), {
    mostBytes: bytes.length - 5,
  });
  assertEquals(told, [...whole.slice(0, 5), "stopped: LOG_TOO_LARGE"]);
});

Deno.test("of a log with more rounds than a page can hold the first are read", async () => {
  const told = await read(chunked(bytesOfText(wholeLog)), { mostRounds: 3 });
  assertEquals(told, [...whole.slice(0, 4), "stopped: LOG_TOO_MANY"]);
  assertEquals(await read(chunked(bytesOfText(wholeLog)), { mostRounds: 5 }), whole);
});

Deno.test("[WATCH-27] bytes that never end are refused before they fill the memory", async () => {
  let bytes = 0;
  async function* endless(first: string): AsyncGenerator<Bytes> {
    yield bytesOfText(first);
    for (;;) {
      bytes += 1 << 20;
      yield new Uint8Array(1 << 20).fill(0x20);
    }
  }
  assertEquals(await read(endless("{")), ["stopped: LOG_TOO_LONG"]);
  assert(bytes <= 65 << 20);
});

Deno.test("once aborted, a reader tells nothing more", async () => {
  const stop = new AbortController();
  const told = await read(
    chunked(bytesOfText(wholeLog)),
    { signal: stop.signal },
    () => stop.abort(),
  );
  assertEquals(told, whole.slice(0, 2));
  assertEquals(await read(chunked(bytesOfText("no log")), { signal: stop.signal }), []);
});

Deno.test("a packed log that was cut off in the middle of a line has one tear", async () => {
  const packed = await gzipped(wholeLog);
  const told = await read(chunked(packed.slice(0, -20)));
  assertEquals(told.filter((one) => one.startsWith("warning")), ["warning LOG_TORN"]);
  const plain = await read(chunked(bytesOfText(wholeLog.slice(0, -20))));
  assertEquals(plain.filter((one) => one.startsWith("warning")), ["warning LOG_TORN"]);
});
