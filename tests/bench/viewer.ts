/**
 * Measures the reading of a big log as the viewer does it, without a browser, and how long the addresses of packed
 * rounds are. Run it alone: `deno run -A tests/bench/viewer.ts`; viewer_figures.ts measures the same in a browser.
 */
import { makeHeader } from "../../lib/logs/header.ts";
import { makeRound } from "../../lib/logs/make_round.ts";
import { connectHere } from "../../web/tanks/work/connection.ts";
import { openLogBook } from "../../web/tanks/work/log_book.ts";
import { createPace, type Pace } from "../../web/tanks/work/pace.ts";
import { packRound } from "../../web/tanks/model/packed_round.ts";
import { headerOf, recordRound } from "../lib/logs/record.ts";

/** What was measured with one form of a log; times in milliseconds from the beginning. */
export interface ReadingFigures {
  readonly bytes: number;
  readonly rounds: number;
  /** Until the first round was there. */
  readonly firstRound: number;
  /** Until every round had been read. */
  readonly complete: number;
  /** Until every round had been replayed for the highlights. */
  readonly highlights: number;
  /** How long a round was waited for while the log was replayed, at worst. */
  readonly worstAnswer: number;
  /** What the log takes in memory once it has been read, over its bytes when unpacked. */
  readonly memoryRatio: number;
}

const TANKS = 9;
const LOG_BYTES = 40e6;
const ANSWERS = 50;

/** Reads a melee log of about 40 MB, packed or not. */
export async function benchReading({ isPacked }: { isPacked: boolean }): Promise<ReadingFigures> {
  const text = makeBigLog();
  const plain = text.length;
  const blob = await blobOf(text, isPacked);
  const pace = createPace();
  const memory = usedMemory();
  const began = pace.now();
  const since = () => pace.now() - began;
  const never = () => Promise.reject(new Error("Nothing is fetched here"));
  const connect = connectHere(() => ({ fetch: never, pace }), "file:///page.html");
  const book = await openLogBook({ kind: "blob", name: "big.jsonl", blob }, connect);
  await book.round();
  const firstRound = since();
  await until(book.isComplete, (isComplete) => isComplete);
  const complete = since();
  const memoryRatio = (usedMemory() - memory) / plain;
  const worstAnswer = await worstOf(pace, (at) => book.round(1 + at));
  await until(book.highlights, (highlights) => highlights !== undefined);
  const highlights = since();
  const rounds = book.rounds.value.length;
  book.close();
  return { bytes: blob.size, rounds, firstRound, complete, highlights, worstAnswer, memoryRatio };
}

/** The length of the address of a random round, in characters: the worst there is, as nothing in it repeats. */
export async function benchLink(tanks: number, turns: number): Promise<number> {
  const header = headerOf(tanks, turns);
  return (await packRound(header, recordRound(header, 5, { oneFaultIn: 0 }))).length;
}

function makeBigLog(): string {
  const header = headerOf(TANKS);
  const some = Array.from({ length: 40 }, (_, at) => recordRound(header, at, { oneFaultIn: 2000 }));
  const lines = [makeHeader(header)];
  let bytes = 0;
  for (let number = 1; bytes < LOG_BYTES; number++) {
    const round = some[number % some.length];
    if (round === undefined) break;
    const line = makeRound({ ...round, round: number });
    bytes += line.length + 1;
    lines.push(line);
  }
  return lines.join("\n") + "\n";
}

async function blobOf(text: string, isPacked: boolean): Promise<Blob> {
  const blob = new Blob([text]);
  if (!isPacked) return blob;
  return await new Response(blob.stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

async function worstOf(pace: Pace, ask: (at: number) => Promise<unknown>): Promise<number> {
  let worst = 0;
  for (let at = 0; at < ANSWERS; at++) {
    const asked = pace.now();
    await ask(at);
    worst = Math.max(worst, pace.now() - asked);
  }
  return worst;
}

function until<Value>(
  signal: { subscribe(hear: (value: Value) => void): () => void },
  isIt: (value: Value) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    signal.subscribe((value) => {
      if (isIt(value)) resolve();
    });
  });
}

function usedMemory(): number {
  const { external, heapUsed } = Deno.memoryUsage();
  return external + heapUsed;
}

if (import.meta.main) {
  for (const isPacked of [false, true]) {
    const found = await benchReading({ isPacked });
    const { bytes, complete, firstRound, highlights, memoryRatio, rounds, worstAnswer } = found;
    console.log(
      `A melee log of ${(bytes / 1e6).toFixed(1)} MB, ${isPacked ? "packed" : "plain"}, ` +
        `${rounds} rounds`,
    );
    console.log(
      `  first round after ${firstRound.toFixed(0)} ms, all read after ${
        complete.toFixed(0)
      } ms, ` +
        `all replayed after ${highlights.toFixed(0)} ms`,
    );
    console.log(
      `  a round is answered within ${worstAnswer.toFixed(1)} ms meanwhile; ` +
        `memory: ${memoryRatio.toFixed(1)} times the log`,
    );
  }
  for (const [tanks, turns] of [[2, 14], [9, 360], [400, 1000]] as const) {
    console.log(
      `A random round of ${tanks} tanks and at most ${turns} turns: an address of ` +
        `${await benchLink(tanks, turns)} characters`,
    );
  }
  Deno.exit();
}
