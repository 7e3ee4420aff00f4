import { assert, assertEquals, assertRejects } from "@std/assert";
import { type ContestOptions, playContest, resultOf } from "../../../lib/crossing/contest.ts";
import type { Crossing } from "../../../lib/crossing/cross.ts";
import { CROSSING_LIMITS } from "../../../lib/crossing/limits.ts";
import type { Road } from "../../../lib/crossing/road.ts";
import { JudgeFailure, type Program } from "../../../lib/judge/types.ts";
import { ourRoad, road, SHORT } from "./ponds.ts";

function program(name: string): Program {
  return { ...{ runtime: "deno", name, version: "", folder: "", main: "" } };
}

function crossing(program: string, road: string, score: number): Crossing {
  const verdict = score < 0 ? "CRASH" as const : "OK" as const;
  const told = { verdict, sentence: "", notes: [], errors: "", wallMs: 1, cpuMs: undefined };
  return { program, road, ...told, score: Math.max(0, score) };
}

const PROGRAMS = ["a", "b", "c"].map(program);
const ROADS = [SHORT, ourRoad("puddle")];

/** A contest in which scores follow from names; `-1` is a crash. */
function contest(
  scores: Readonly<Record<string, number>>,
  more: Partial<ContestOptions> = {},
): ContestOptions {
  const cross = ({ name }: Program, { name: on }: Road) =>
    Promise.resolve(crossing(name, on, scores[`${name} ${on}`] ?? 0));
  return { limits: CROSSING_LIMITS, jobs: 2, pond: { cross }, ...more };
}

Deno.test("the table adds up scores; equals share a rank and stand as they were named", async () => {
  const scores = { "a short": 2, "b short": 1, "b puddle": 4, "c short": 4, "c puddle": 1 };
  const result = await playContest(PROGRAMS, ROADS, contest(scores));
  assertEquals(
    result?.table.map(({ program, rank, score }) => [rank, program, score]),
    [[1, "b", 5], [1, "c", 5], [3, "a", 2]],
  );
  assertEquals(result?.roads.map(({ par }) => par.score), [10, 15]);
  assertEquals(result?.par, 25);
  assertEquals(
    result?.table.map(({ crossings }) =>
      crossings.map(({ program, road }) => `${program} ${road}`)
    ),
    [["b short", "b puddle"], ["c short", "c puddle"], ["a short", "a puddle"]],
  );
});

Deno.test("one program's fault has no points and stops nobody", async () => {
  const result = await playContest(PROGRAMS, ROADS, contest({ "a short": -1, "a puddle": 3 }));
  const [first] = result?.table ?? [];
  assertEquals([first?.program, first?.score], ["a", 3]);
  assertEquals(first?.crossings.map(({ verdict }) => verdict), ["CRASH", "OK"]);
});

Deno.test("the table is the same however many run at once, and no more do", async () => {
  const tables = [];
  for (const jobs of [1, 2, 5, 100]) {
    let [running, most] = [0, 0];
    const cross = async ({ name }: Program, { name: on }: Road) => {
      most = Math.max(most, ++running);
      // The later ones are ready first.
      for (let turn = 0; turn < 10 - (name.codePointAt(0) ?? 0) % 7; turn++) {
        await Promise.resolve();
      }
      running -= 1;
      return crossing(name, on, (name.codePointAt(0) ?? 0) % 3);
    };
    const result = await playContest(PROGRAMS, ROADS, contest({}, { jobs, pond: { cross } }));
    tables.push(JSON.stringify(result?.table));
    assertEquals(most, Math.min(jobs, PROGRAMS.length * ROADS.length));
  }
  assertEquals(new Set(tables).size, 1);
});

Deno.test("a contest that is interrupted has no table, and nothing more is begun", async () => {
  const stop = new AbortController();
  let begun = 0;
  const cross = ({ name }: Program, { name: on }: Road) => {
    begun += 1;
    stop.abort();
    return Promise.resolve(crossing(name, on, 1));
  };
  const news: Crossing[] = [];
  const options = contest({}, {
    jobs: 1,
    pond: { cross },
    signal: stop.signal,
    onCrossing: (one) => news.push(one),
  });
  assertEquals(await playContest(PROGRAMS, ROADS, options), undefined);
  assertEquals([begun, news], [1, []]);
});

Deno.test("a run is begun again when the sandbox failed, and three times in a row end the contest", async () => {
  let failures = 2;
  const cross = ({ name }: Program, { name: on }: Road) =>
    failures-- > 0
      ? Promise.reject(new JudgeFailure("no process"))
      : Promise.resolve(crossing(name, on, 1));
  const result = await playContest(PROGRAMS, ROADS, contest({}, { jobs: 1, pond: { cross } }));
  assertEquals(result?.table.map(({ score }) => score), [2, 2, 2]);
  let ended = 0;
  const fails = (_: Program, __: Road, { signal }: { signal?: AbortSignal }) => {
    if (signal?.aborted) ended += 1;
    return Promise.reject(new JudgeFailure("no process"));
  };
  await assertRejects(
    () => playContest(PROGRAMS, ROADS, contest({}, { pond: { cross: fails } })),
    JudgeFailure,
  );
  assert(ended <= 2);
});

Deno.test("where nobody can get across par is 0, and everybody has it", () => {
  const closed = road("closed", "", "", "", "", "");
  const par = { mode: "best" as const, score: 0, crossings: 0, corners: 0, confined: true };
  const roads = [{ road: closed, par: { ...par, moves: new Uint8Array() } }];
  const { table, par: sum } = resultOf([program("a")], roads, [crossing("a", "closed", 0)]);
  assertEquals([sum, table[0]?.score, table[0]?.rank], [0, 0, 1]);
});
