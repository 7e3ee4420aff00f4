import { assertEquals } from "@std/assert";
import { tableOfPool } from "../../../lib/race/pool_table.ts";
import { parseResults } from "../../../lib/race/results_file.ts";

const RUNS = [
  { pilot: "titi", circuit: "a.cir", verdict: "OK", time: 6100, kmh: 200 },
  { pilot: "tutu", circuit: "a.cir", verdict: "OK", time: 6150, kmh: 210.55 },
  { pilot: "toto", circuit: "a.cir", verdict: "E_COLLISION", move: 7, time: null, kmh: null },
  { pilot: "tutu", circuit: "b.cir", verdict: "OK", time: 11538, kmh: 100 },
  { pilot: "titi", circuit: "b.cir", verdict: "OK", time: 34588, kmh: 90 },
];
const PILOTS = [{ pilot: "toto" }, { pilot: "tutu", estimate: 14600 }, {
  pilot: "titi",
  estimate: 14594,
}];

function table() {
  const results = parseResults(JSON.stringify({ pilots: PILOTS, runs: RUNS }));
  if (!results.ok) throw new Error(results.error);
  return tableOfPool(results.value.pilots, results.value.runs);
}

Deno.test("[RANK-1] [RANK-3] a pool's table: points by circuit, sums, the mean, and what decided", () => {
  const { circuits, mean, ranking } = table();
  assertEquals(
    circuits.map(({ name, rows }) =>
      `${name}: ${rows.map(({ pilot, points, position }) => `${pilot} ${position} ${points}`)}`
    ),
    ["a.cir: titi 1 10,tutu 2 6,toto undefined 0", "b.cir: tutu 1 10,titi 2 6,toto undefined 0"],
  );
  assertEquals(mean, { sum: 58376, count: 4 });
  assertEquals(
    ranking.map(({ decidedBy, isQualified, pilot, points, rank, sum }) =>
      [rank, pilot, sum, points.join("+"), isQualified, decidedBy].join(" ")
    ),
    ["1 titi 16 10+6 true estimate", "2 tutu 16 6+10 true points", "3 toto 0 0+0 false "],
  );
});

Deno.test("[POINTS-3] who has no run on a circuit is eliminated there", () => {
  assertEquals(table().circuits[1]?.rows[2], { pilot: "toto", points: 0 });
});

Deno.test("[NEXT-1] the best half goes on, rounded up", () => {
  const pilots = Array.from({ length: 7 }, (_, arrival) => ({ name: `p${arrival}`, arrival }));
  assertEquals(tableOfPool(pilots, []).ranking.filter(({ isQualified }) => isQualified).length, 4);
});

Deno.test("what is wrong with a results file is told, and where", () => {
  const cases: [string, string][] = [
    ["{", "This is no JSON"],
    ["[]", 'This must be an object with the lists "pilots" and "runs"'],
    ['{"pilots":[7],"runs":[]}', "pilots[0]: write an object"],
    ['{"pilots":[{"pilot":""}],"runs":[]}', 'pilots[0]: "pilot" must be a name'],
    ['{"pilots":[{"pilot":"a"},{"pilot":"a"}],"runs":[]}', 'pilots[1]: "a" is there already'],
    [
      '{"pilots":[{"pilot":"a","estimate":1.5}],"runs":[]}',
      'pilots[0]: "estimate" must be a whole number',
    ],
    ['{"pilots":[{"pilot":"a","arrival":"x"}],"runs":[]}', 'pilots[0]: "arrival" must be a number'],
    ['{"pilots":[],"runs":[{}]}', 'runs[0]: "pilot" must be a name'],
    [
      '{"pilots":[],"runs":[{"pilot":"a","circuit":"c","verdict":"E_START"}]}',
      'runs[0]: "a" is none of the pilots',
    ],
    [
      '{"pilots":[{"pilot":"a"}],"runs":[{"pilot":"a","circuit":"c","verdict":"OK"}]}',
      'runs[0]: "time" must be a whole number',
    ],
    [
      '{"pilots":[{"pilot":"a"}],"runs":[{"pilot":"a","circuit":"c","verdict":"OK","time":1}]}',
      'runs[0]: "kmh" must be a speed',
    ],
    [
      '{"pilots":[{"pilot":"a"}],"runs":[{"pilot":"a","circuit":"c","verdict":"E_START"},' +
      '{"pilot":"a","circuit":"c","verdict":"E_START"}]}',
      "runs[1]: this pilot has a run on this circuit already",
    ],
    [
      '{"pilots":[{"pilot":"a"}],"runs":[{"pilot":"a","circuit":"c.cir","verdict":"E_START"},' +
      '{"pilot":"a","circuit":"C.CIR","verdict":"E_START"}]}',
      "runs[1]: this pilot has a run on this circuit already",
    ],
  ];
  for (const [text, expected] of cases) {
    const results = parseResults(text);
    assertEquals(results.ok ? "" : results.error.slice(0, expected.length), expected);
  }
});

Deno.test("[LAP-1] names of a circuit that differ in case or lack the ending are the same circuit", () => {
  const run = (pilot: string, circuit: string) => ({ pilot, circuit, verdict: "E_START" });
  const runs = [run("a", "Fish.cir"), run("b", "fish.CIR"), run("c", "FISH"), run("a", "x.y")];
  const pilots = ["a", "b", "c"].map((pilot) => ({ pilot }));
  const results = parseResults(JSON.stringify({ pilots, runs }));
  assertEquals(
    results.ok && results.value.runs.map(({ circuit }) => circuit),
    ["Fish.cir", "Fish.cir", "Fish.cir", "x.y"],
  );
});
