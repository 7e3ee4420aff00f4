import { assert, assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { makeHeader } from "../../../../lib/logs/header.ts";
import { createHighlights } from "../../../../lib/logs/highlights.ts";
import { makeRound } from "../../../../lib/logs/make_round.ts";
import { replay, resultByReplay } from "../../../../lib/logs/replay.ts";
import { type RoundSummary, summaryOf } from "../../../../lib/logs/summary.ts";
import type { LogRound } from "../../../../lib/logs/types.ts";
import { connectHere } from "../../../../web/tanks/work/connection.ts";
import { openLogBook } from "../../../../web/tanks/work/log_book.ts";
import type { Pace } from "../../../../web/tanks/work/pace.ts";
import type { FromWorker } from "../../../../web/tanks/work/worker_messages.ts";
import { laterPanels } from "../../../../web/strings/en/later_panels.ts";
import type { LogBook, LogSource, Verification } from "../../../../web/tanks/work/types.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { headerOf, recordRound } from "../../../lib/logs/record.ts";
import {
  bytesOfText,
  chunked,
  gzipped,
  header,
  heldPace,
  logOf,
  roundAt,
  rounds,
  stillPace,
  wholeLog,
} from "./made_logs.ts";

const PAGE = "https://turniir.example/tanks.html";
const source: LogSource = {
  kind: "address",
  name: "a.jsonl",
  address: "https://turniir.example/a.jsonl",
};

/** Opens a log that a server answers with. */
function open(answer: Response | BodyInit, pace: Pace = stillPace()): Promise<LogBook> {
  const response = answer instanceof Response ? answer : new Response(answer);
  const outside = { fetch: () => Promise.resolve(response), pace };
  return openLogBook(source, connectHere(() => outside, PAGE));
}

/** Opens a log whose first bytes are sent when it is asked for. */
function opened(body: BodyInit, begin: () => void): Promise<LogBook> {
  const opening = open(body);
  begin();
  return opening;
}

/** Waits until a signal has such a value. */
function until<Value>(
  signal: { subscribe(hear: (value: Value) => void): () => void },
  isIt: (value: Value) => boolean,
): Promise<Value> {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const stop = signal.subscribe((value) => isIt(value) && resolve(value));
  return promise.finally(stop);
}

const isTrue = (value: boolean) => value;

function numbersOf(book: LogBook): number[] {
  return book.rounds.value.map(({ round }) => round);
}

/** A body whose bytes are sent when told. */
function slowBody(): { body: ReadableStream<Uint8Array>; send(text: string): void; end(): void } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    body: readable,
    send: (text) => void writer.write(bytesOfText(text)).catch(() => {}),
    end: () => void writer.close().catch(() => {}),
  };
}

async function problemsOf(action: () => Promise<unknown>): Promise<readonly string[]> {
  const { problems } = await assertRejects(action, UnusableInput);
  return problems.map(({ code }) => code);
}

Deno.test("a log gives its header, its rounds in short, and each round", async () => {
  const book = await open(wholeLog);
  await until(book.isComplete, isTrue);
  assertEquals(book.name, "a.jsonl");
  assertEquals(book.header, header);
  assertEquals(book.rounds.value, rounds.map((round) => summaryOf(header, round)));
  assertEquals([book.problems.value, book.warnings.value], [[], []]);
  for (const round of rounds) {
    assertEquals(makeRound(await book.round(round.round)), makeRound(round));
  }
  assertEquals((await book.round()).round, 1);
  book.close();
});

Deno.test("[WATCH-25] it makes no difference how the bytes come, nor whether they are packed", async () => {
  const forms = [bytesOfText(wholeLog), await gzipped(wholeLog)];
  const form = fc.nat(1).chain((at) => {
    const bytes = forms[at] ?? new Uint8Array();
    return fc.record({
      bytes: fc.constant(bytes),
      ends: fc.array(fc.nat(bytes.length), { maxLength: 6 }),
    });
  });
  await fc.assert(
    fc.asyncProperty(form, async ({ bytes, ends }) => {
      const book = await open(ReadableStream.from(chunked(bytes, ends)));
      await until(book.isComplete, isTrue);
      assertEquals(book.rounds.value, rounds.map((round) => summaryOf(header, round)));
      assertEquals([...book.problems.value, ...book.warnings.value], []);
      book.close();
    }),
    runs(40),
  );
});

Deno.test("[WATCH-27] the first round is there before the rest has come, and is told at once", async () => {
  const { body, end, send } = slowBody();
  const lines = wholeLog.split("\n");
  const opening = open(body);
  send(`${lines[0]}\n`);
  const book = await opening;
  const first = book.round();
  const third = book.round(3);
  send(`${lines[1]}\n`);
  assertEquals((await first).round, 1);
  assertEquals(await until(book.rounds, (all) => all.length > 0), [summaryOf(header, roundAt(1))]);
  assert(!book.isComplete.value);
  send(`${lines.slice(2).join("\n")}`);
  assertEquals((await third).round, 3);
  end();
  await until(book.isComplete, isTrue);
  book.close();
});

Deno.test("rounds are told many at once: after a while, or when reading ends", async () => {
  const { body, end, send } = slowBody();
  const pace = stillPace();
  const lines = wholeLog.split("\n");
  send(lines.slice(0, 4).join("\n") + "\n");
  const book = await open(body, pace);
  await book.round(3);
  assertEquals(numbersOf(book), [1]);
  pace.ring();
  await until(book.rounds, (all) => all.length > 1);
  assertEquals(numbersOf(book), [1, 2, 3]);
  send(lines.slice(4).join("\n"));
  await book.round(5);
  assertEquals(numbersOf(book), [1, 2, 3]);
  end();
  await until(book.isComplete, isTrue);
  assertEquals(numbersOf(book), [1, 2, 3, 4, 5]);
  assertEquals(pace.timers.size, 0);
  book.close();
});

Deno.test("a round that the log does not have is refused when that is known", async () => {
  const { body, end, send } = slowBody();
  send(wholeLog);
  const book = await open(body);
  const asked = book.round(6);
  end();
  assertEquals(await problemsOf(() => asked), ["LOG_NO_ROUND"]);
  await assertRejects(() => book.round(7), UnusableInput, "The log has no round 7");
  const empty = await open(logOf([]));
  await assertRejects(() => empty.round(), UnusableInput, "The log has no rounds");
  book.close();
  empty.close();
});

Deno.test("what is no log is refused with its own problem", async () => {
  const newer = wholeLog.replace('"version":1', '"version":9');
  const other = '{"format":"turniir-race","version":1}\n';
  const cases = [
    ["", "LOG_EMPTY"],
    [" \n \n", "LOG_EMPTY"],
    ['{"runs":[]}', "LOG_FORMAT"],
    [other, "LOG_FORMAT"],
    ["hello", "LOG_FORMAT"],
    ['{"a":\n  1', "LOG_JSON"],
    ["{\n  1", "LOG_FORMAT"],
    ["PK\x03\x04", "LOG_PACKED"],
    ["<!doctype html>", "LOG_WEB_PAGE"],
    [newer, "LOG_NEWER"],
    [new Response("", { status: 404 }), "LOG_NOT_FOUND"],
  ] as const;
  for (const [answer, code] of cases) {
    assertEquals(await problemsOf(() => open(answer)), [code]);
  }
  await assertRejects(() => open(other), UnusableInput, 'its "format" is "turniir-race"');
});

Deno.test("reading stops at the first bad line; the rounds before it can be had", async () => {
  const lines = rounds.map(makeRound);
  const book = await open(logOf([...lines.slice(0, 2), "{", ...lines.slice(2)]));
  await until(book.isComplete, isTrue);
  assertEquals(numbersOf(book), [1, 2]);
  assertEquals(book.problems.value.map(({ code, file, line }) => [code, file, line]), [
    ["LOG_JSON", "a.jsonl", 4],
  ]);
  assertEquals((await book.round(2)).round, 2);
  assertEquals(await problemsOf(() => book.round(3)), ["LOG_JSON"]);
  assertEquals(Array.isArray(await until(book.highlights, (all) => all !== undefined)), true);
  book.close();
});

Deno.test("a torn end and other rules are warnings", async () => {
  const torn = await open(wholeLog.slice(0, -10));
  await until(torn.isComplete, isTrue);
  assertEquals(torn.warnings.value.map(({ code }) => code), ["LOG_TORN"]);
  assertEquals(numbersOf(torn), [1, 2, 3, 4]);
  torn.close();
  const otherRules = await open(wholeLog.replace('"rules":1', '"rules":7'));
  await until(otherRules.isComplete, isTrue);
  assertEquals(otherRules.warnings.value.map(({ code }) => code), ["LOG_RULES"]);
  otherRules.close();
});

Deno.test("a connection that breaks leaves what has come", async () => {
  const lines = wholeLog.split("\n");
  const parts = [bytesOfText(lines.slice(0, 3).join("\n") + "\n")];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.shift();
      if (part === undefined) controller.error(new TypeError("network error"));
      else controller.enqueue(part);
    },
  });
  const book = await open(body);
  await until(book.isComplete, isTrue);
  assertEquals(book.problems.value.map(({ code }) => code), ["LOG_UNREACHABLE"]);
  assertEquals(numbersOf(book), [1, 2]);
  book.verify();
  const verdict = await until(book.verification, ({ state }) => state === "true");
  assertEquals(verdict, { state: "true", checked: 2, unstated: 0 });
  book.close();
});

Deno.test("rounds that come later stand by their numbers, each once, the newest of it", async () => {
  const late = (round: number): RoundSummary => summaryOf(header, { ...roundAt(1), round });
  const summaries = fc.array(fc.record({ round: fc.integer({ min: 1, max: 9 }), seed: fc.nat(4) }));
  const book = await open(logOf([2, 3, 5].map((number) => makeRound(roundAt(number)))));
  await until(book.isComplete, isTrue);
  assertEquals(numbersOf(book), [2, 3, 5]);
  book.add(late(4));
  book.add(late(4));
  book.add(late(1));
  book.add(late(3));
  assertEquals(numbersOf(book), [1, 2, 3, 4, 5]);
  assertEquals(book.rounds.value[2], late(3));
  assertEquals(book.rounds.value[1], summaryOf(header, roundAt(2)));
  fc.assert(
    fc.property(summaries, (all) => {
      for (const { round, seed } of all) {
        book.add(summaryOf(header, { ...roundAt(seed + 1), round }));
      }
      const numbers = numbersOf(book);
      assertEquals(numbers, [...new Set(numbers)].sort((one, other) => one - other));
      const last = all.at(-1);
      if (last === undefined) return;
      const shown = book.rounds.value.find(({ round }) => round === last.round);
      assertEquals(shown?.result, roundAt(last.seed + 1).result);
    }),
    runs(50),
  );
  book.close();
});

Deno.test("rounds that come while the log is read take nothing from it", async () => {
  const { body, end, send } = slowBody();
  const lines = wholeLog.split("\n");
  send(lines.slice(0, 2).join("\n") + "\n");
  const book = await open(body);
  await book.round(1);
  book.add(summaryOf(header, { ...roundAt(1), round: 9 }));
  send(lines.slice(2).join("\n"));
  end();
  await until(book.isComplete, isTrue);
  assertEquals(numbersOf(book), [1, 2, 3, 4, 5, 9]);
  assertEquals(await problemsOf(() => book.round(9)), ["LOG_NO_ROUND"]);
  book.close();
});

Deno.test("rounds stand by their numbers, also where the log has them in another order", async () => {
  const { body, end, send } = slowBody();
  const book = await opened(body, () => send(logOf([4, 3].map((at) => makeRound(roundAt(at))))));
  await book.round(3);
  const first = book.round();
  const second = book.round(2);
  send(makeRound(roundAt(2)) + "\n");
  await second;
  end();
  assertEquals((await first).round, 2);
  await until(book.isComplete, isTrue);
  assertEquals(numbersOf(book), [2, 3, 4]);
  assertEquals((await book.round()).round, 2);
  book.close();
});

Deno.test("a number that comes twice is warned of, and its second round is not listed", async () => {
  const lines = [1, 2, 2, 3, 3, 3].map((number) => makeRound(roundAt(number)));
  const book = await open(logOf(lines));
  await until(book.isComplete, isTrue);
  assertEquals(numbersOf(book), [1, 2, 3]);
  assertEquals(book.warnings.value.map(({ line, message }) => [line, message]), [
    [
      4,
      "No number may come twice, but line 4 is a second round of the number 2, the first is on " +
      "line 3: it is not listed",
    ],
    [undefined, "So it is with 2 more lines"],
  ]);
  book.close();
});

Deno.test("a round is worth watching only where it can be watched", async () => {
  const duels = headerOf(2);
  const played = Array.from({ length: 12 }, (_, at) => recordRound(duels, at, { round: at + 1 }));
  const again = played.map((round) => makeRound({ ...round, round: 1 }));
  const open12 = async (lines: readonly string[]) => {
    const book = await open(`${makeHeader(duels)}\n${lines.join("\n")}\n`);
    const found = await until(book.highlights, (all) => all !== undefined);
    book.close();
    return found;
  };
  const lines = played.map(makeRound);
  assertEquals(await open12([...lines, ...again.toReversed()]), await open12(lines));
});

Deno.test("rounds that state no result are counted apart", async () => {
  const lines = rounds.map((round) =>
    makeRound(round.round > 3 ? { ...round, result: undefined } : round)
  );
  assertEquals(await verdictOn(lines), { state: "true", checked: 5, unstated: 2 });
});

Deno.test("what verifies may be missing: the log stays open, and the next attempt may succeed", async () => {
  let isOnline = false;
  const outside = {
    fetch: () => Promise.resolve(new Response(wholeLog)),
    pace: stillPace(),
    loadVerifier: () =>
      isOnline
        ? import("../../../../web/tanks/work/verify_shelf.ts")
        : Promise.reject(new TypeError("no network")),
  };
  const book = await openLogBook(source, connectHere(() => outside, PAGE));
  book.verify();
  await until(book.verification, ({ state }) => state === "failed");
  assertEquals((await book.round(2)).round, 2);
  assertEquals(book.problems.value, []);
  isOnline = true;
  book.verify();
  await until(book.verification, ({ state }) => state === "true");
  book.close();
});

Deno.test("highlights come after the log is complete, and are those of all its rounds", async () => {
  const duels = headerOf(2);
  const played = Array.from({ length: 12 }, (_, at) => recordRound(duels, at, { round: at + 1 }));
  const book = await open(`${makeHeader(duels)}\n${played.map(makeRound).join("\n")}\n`);
  assertEquals(book.highlights.value, undefined);
  const found = await until(book.highlights, (all) => all !== undefined);
  assert(book.isComplete.value);
  const judge = createHighlights(duels);
  for (const round of played) {
    judge.add(round, [...replay(duels, round)], resultByReplay(duels, round));
  }
  assert(judge.best().length > 0);
  assertEquals(found, judge.best());
  book.close();
});

Deno.test("a true log is verified, also when that is asked for early, and once only", async () => {
  for (const isEarly of [true, false]) {
    const book = await open(wholeLog);
    if (!isEarly) await until(book.highlights, (all) => all !== undefined);
    const told: Verification[] = [];
    const stop = book.verification.subscribe((value) => told.push(value));
    book.verify();
    book.verify();
    await until(book.verification, ({ state }) => state === "true");
    book.verify();
    await book.round(1);
    stop();
    assertEquals(told, [
      { state: "idle" },
      { state: "running", checked: 0 },
      { state: "true", checked: 5, unstated: 0 },
    ]);
    book.close();
  }
});

/** What verifying a log of these rounds comes to. */
async function verdictOn(lines: readonly string[]): Promise<Verification> {
  const book = await open(logOf(lines));
  book.verify();
  const verdict = await until(
    book.verification,
    ({ state }) => state !== "idle" && state !== "running",
  );
  book.close();
  return verdict;
}

function changed(number: number, change: (round: LogRound) => Partial<LogRound>): string[] {
  return rounds.map((round) =>
    makeRound(round.round === number ? { ...round, ...change(round) } : round)
  );
}

Deno.test("the first difference ends the verification, whatever kind it is", async () => {
  const lines = rounds.map(makeRound);
  const cases = [
    [changed(3, () => ({ check: "00000000" })), 3, 3, "check"],
    [changed(2, ({ turns }) => ({ turns: turns.slice(1) })), 2, 2, "turns"],
    [changed(4, () => ({ turns: ["M0"] })), 4, 4, "turns[0]"],
    [[...lines, lines[1] ?? ""], 6, 2, "round"],
  ] as const;
  for (const [all, checked, round, field] of cases) {
    const verdict = await verdictOn(all);
    assert(verdict.state === "false", JSON.stringify(verdict));
    assertEquals([verdict.checked, verdict.difference.round], [checked, round]);
    assert(verdict.difference.field.startsWith(field), verdict.difference.field);
  }
});

Deno.test("a line that cannot be read is of no round that anybody could name", async () => {
  const lines = rounds.slice(0, 2).map(makeRound);
  const verdict = await verdictOn([...lines, "{}"]);
  assert(verdict.state === "unreadable", JSON.stringify(verdict));
  const { checked, problem: { line, message } } = verdict;
  assertEquals([checked, line], [2, 4]);
  const { unreadable } = laterPanels.check;
  assertEquals(
    unreadable(line, message, checked),
    `Line 4 cannot be read: ${message}. But the 2 rounds before it agree.`,
  );
});

Deno.test("a round is handed over in the middle of reading, of judging and of verifying", async () => {
  const pace = heldPace();
  let book: LogBook | undefined;
  const opening = open(wholeLog, pace).then((opened) => book = opened);
  /** Ends one pause after the other, with time for what follows from each. */
  const goOnUntil = async (isReached: () => boolean) => {
    for (let steps = 0; !isReached(); steps++) {
      assert(steps < 10_000, "it never came that far");
      pace.goOn();
      await new Response("").text();
    }
  };
  await goOnUntil(() => book !== undefined);
  const opened = await opening;
  await goOnUntil(() => opened.rounds.value.length > 0);
  assertEquals((await opened.round(1)).round, 1);
  assert(!opened.isComplete.value);
  await goOnUntil(() => opened.isComplete.value);
  assertEquals((await opened.round(5)).round, 5);
  assertEquals(opened.highlights.value, undefined);
  opened.verify();
  await goOnUntil(() => {
    const verification = opened.verification.value;
    return verification.state === "running" && verification.checked > 1;
  });
  assertEquals((await opened.round(2)).round, 2);
  assertEquals(opened.verification.value.state, "running");
  pace.letGo();
  await until(opened.verification, ({ state }) => state === "true");
  await until(opened.highlights, (all) => all !== undefined);
  opened.close();
});

Deno.test("who closes a log ends the reading, and whoever waits is told", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytesOfText(wholeLog)),
  });
  const pace = stillPace();
  let aborted: AbortSignal | undefined;
  const fetch = (_address: string, { signal }: { readonly signal: AbortSignal }) => {
    aborted = signal;
    return Promise.resolve(new Response(body));
  };
  const book = await openLogBook(source, connectHere(() => ({ fetch, pace }), PAGE));
  await book.round(2);
  assertEquals(pace.timers.size, 1);
  const waiting = book.round(99);
  book.close();
  assertEquals(await problemsOf(() => waiting), ["LOG_CLOSED"]);
  assertEquals(await problemsOf(() => book.round(1)), ["LOG_CLOSED"]);
  assertEquals([aborted?.aborted, pace.timers.size], [true, 0]);
  assert(!book.isComplete.value);
});

Deno.test("a log that nobody wants any more before it is open ends its service", async () => {
  const stop = new AbortController();
  let isClosed = false;
  const opening = openLogBook(source, () => ({
    page: PAGE,
    send: () => {},
    close: () => {
      isClosed = true;
    },
  }), stop.signal);
  stop.abort();
  const error = await assertRejects(() => opening, UnusableInput);
  assertEquals(error.problems[0]?.code, "LOG_CLOSED");
  assert(isClosed);
  const late = openLogBook(
    source,
    () => ({ page: PAGE, send: () => {}, close: () => {} }),
    stop.signal,
  );
  await assertRejects(() => late, UnusableInput);
});

Deno.test("[WATCH-27] a very long list is published a few times, and whole in the end", async () => {
  const count = 50_000;
  const summary = (round: number): RoundSummary => ({
    round,
    bots: [0],
    faults: [],
    result: { turns: 0, lives: [20], damage: [0], bonus: [20] },
  });
  const { promise: connected, resolve: tell } = Promise.withResolvers<
    (message: FromWorker) => void
  >();
  const opening = openLogBook(source, (receive) => {
    tell(receive);
    return { page: PAGE, send: () => {}, close: () => {} };
  });
  const receive = await connected;
  receive({ kind: "header", header });
  const book = await opening;
  let published = 0;
  const stop = book.rounds.subscribe(() => void published++);
  for (let round = 1; round <= count; round += 100) {
    const summaries = Array.from({ length: 100 }, (_, index) => summary(round + index));
    receive({ kind: "rounds", summaries });
  }
  receive({ kind: "ended", problems: [] });
  stop();
  assertEquals(numbersOf(book), Array.from({ length: count }, (_, index) => index + 1));
  assert(published < 50, `${published} times`);
  book.close();
});
