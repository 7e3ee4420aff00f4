/** The logs of the browser tests are what they are said to be. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { parseHeader } from "../../../lib/logs/header.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import { verifyRound } from "../../../lib/logs/verify.ts";
import {
  bigLog,
  duelLog,
  FOREIGN_JSON,
  gzipped,
  handWrittenLog,
  HOSTILE_NAMES,
  hostileLog,
  HTML_PAGE,
  lyingLog,
  meleeLog,
  newerLog,
  PRETTY_JSON,
  tornGzip,
} from "./logs.ts";

function read(log: string): { readonly header: LogHeader; readonly rounds: readonly LogRound[] } {
  const [first = "", ...rest] = log.split(/\r?\n/);
  const header = parseHeader(first);
  assert(header.ok, "the header can be read");
  const rounds = rest.filter((line) => line !== "").map((line) => {
    const round = parseRound(line, header.value);
    assert(round.ok, JSON.stringify(round));
    return round.value;
  });
  return { header: header.value, rounds };
}

function problemOf(log: string): string {
  const header = parseHeader(log.split("\n")[0] ?? "");
  return header.ok ? "none" : header.error[0]?.code ?? "none";
}

Deno.test("the rounds of the melee log come true, last 1000 turns, and have wrecks, survivors and faults", () => {
  const { header, rounds } = read(meleeLog(3));
  assertEquals(rounds.length, 3);
  for (const round of rounds) {
    assertEquals(verifyRound(header, round), undefined);
    assertEquals(round.tanks.length, 9);
    assertEquals(round.turns.length, 1000);
    const dead = round.result?.lives.filter((lives) => lives === 0).length ?? 0;
    assert(dead >= 2 && dead <= 6, `${dead} dead`);
    assert(round.faults.length > 0, "has faults");
    assertEquals(round.turns[999]?.includes("--"), true);
  }
});

Deno.test("a big log is as big as asked for and comes true to its last round", () => {
  const log = bigLog(2_000_000);
  assert(log.length >= 2_000_000 && log.length < 2_050_000, `${log.length}`);
  const { header, rounds } = read(log);
  assertEquals(rounds.map(({ round }) => round), rounds.map((_, index) => index + 1));
  const last = rounds.at(-1);
  assert(last !== undefined && rounds.length > 50);
  assertEquals(verifyRound(header, last), undefined);
});

Deno.test("hostile names are in the log as they are", () => {
  const { header, rounds } = read(hostileLog());
  assertEquals(header.bots.map(({ name }) => name), [...HOSTILE_NAMES]);
  for (const round of rounds) assertEquals(verifyRound(header, round), undefined);
});

Deno.test("the duel log and the one written by hand come true, the lying one doesn't", () => {
  for (const log of [duelLog(), handWrittenLog()]) {
    const { header, rounds } = read(log);
    for (const round of rounds) assertEquals(verifyRound(header, round), undefined);
  }
  const { header, rounds } = read(lyingLog());
  const lie = rounds[0];
  assert(lie !== undefined);
  assertStringIncludes(verifyRound(header, lie)?.field ?? "none", "result.lives");
});

Deno.test("what is no log is refused for the reason it stands for", () => {
  assertEquals(problemOf(newerLog()), "LOG_NEWER");
  assertEquals(problemOf(HTML_PAGE), "LOG_JSON");
  assertEquals(problemOf(FOREIGN_JSON), "LOG_FORMAT");
  assertEquals(problemOf(PRETTY_JSON), "LOG_JSON");
});

Deno.test("a torn packed log begins like a whole one", async () => {
  const torn = await tornGzip();
  const whole = await gzipped(meleeLog(4));
  assert(torn.length < whole.length);
  assertEquals(torn, whole.slice(0, torn.length));
});
