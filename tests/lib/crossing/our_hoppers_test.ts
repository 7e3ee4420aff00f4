import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import type { Crossing } from "../../../lib/crossing/cross.ts";
import { RUN_VERDICTS } from "../../../lib/crossing/faults.ts";
import { CROSSING_LIMITS } from "../../../lib/crossing/limits.ts";
import type { Road } from "../../../lib/crossing/road.ts";
import { generateTraffic } from "../../../lib/frogger/generate.ts";
import { VERDICTS } from "../../../lib/frogger/judge_report.ts";
import { solve } from "../../../lib/frogger/optimum.ts";
import { makeTraffic } from "../../../lib/frogger/traffic_file.ts";
import { ourRoad, pondIn, PROJECT, road, works } from "./ponds.ts";

/** Some of our roads, random ones, and odd ones. */
const ROADS: readonly Road[] = [
  ...["puddle", "rush", "sunday"].map(ourRoad),
  ...[0.2, 0.5, 0.8].map((density) => {
    const text = makeTraffic(generateTraffic(`hoppers ${density}`, { density, frames: 300 }));
    return road(`random ${density}`, ...text.split("\n").slice(0, 5));
  }),
  road("empty", "", "", "", "", ""),
  road("one lane", "", "", "", "  é  <o ", ""),
];

const PARS = ROADS.map(({ traffic }) => solve(traffic).score);

const HAS_BUBBLEWRAP = await (async () => {
  await using pond = await pondIn(PROJECT);
  return pond.sandbox.layers.includes("bubblewrap");
})();

/** Sends a program across all roads; it must survive each, and write exactly its moves. @returns Its scores. */
async function scoresOf(word: string): Promise<number[]> {
  await using pond = await pondIn(PROJECT);
  const program = await pond.enter(word);
  const scores: number[] = [];
  for (const road of ROADS) {
    const options = { limits: CROSSING_LIMITS, strict: true };
    const { errors, score, sentence, verdict }: Crossing = await pond.cross(program, road, options);
    assertEquals(verdict, "OK", `${word} on ${road.name}: ${sentence} ${errors}`);
    scores.push(score);
  }
  return scores;
}

/** Which part of the sum of all pars that is. */
function shareOf(scores: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(scores) / sum(PARS);
}

Deno.test("patient survives every road, and gets across some", async () => {
  const share = shareOf(await scoresOf("bots/frogger/patient.ts"));
  assert(share > 0.3 && share < 0.7, String(share));
});

Deno.test("exact reaches par on every road, found in another way than the optimum [OPTIMUM-1]", async () => {
  assertEquals(await scoresOf("bots/frogger/exact.ts"), PARS);
});

/** A test of a program in another language. */
function testNative(name: string, tool: string, has: boolean, fn: () => Promise<void>): void {
  const isThere = has && HAS_BUBBLEWRAP;
  const reason = isThere ? "" : ` (ignored: bubblewrap or ${tool} does not work on this machine)`;
  Deno.test({ name: name + reason, ignore: !isThere, fn });
}

testNative("greedy survives every road", "python3", await works("python3"), async () => {
  const share = shareOf(await scoresOf("python3 bots/frogger/greedy.py"));
  assert(share > 0.7 && share < 1, String(share));
});

testNative("lookahead survives every road, close to par", "cc", await works("cc"), async () => {
  const folder = await Deno.makeTempDir({ prefix: "turniir-hoppers-" });
  try {
    const program = join(folder, "lookahead");
    const args = ["-O2", "-Wall", "-Wextra", "-Werror", "-o", program, "bots/frogger/lookahead.c"];
    const { stderr, success } = await new Deno.Command("cc", { args, cwd: PROJECT }).output();
    assert(success, new TextDecoder().decode(stderr));
    const share = shareOf(await scoresOf(program));
    assert(share > 0.9, String(share));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("the README of the hoppers names each, and each verdict that there is", async () => {
  const folder = join(PROJECT, "bots/frogger");
  const text = await Deno.readTextFile(join(folder, "README.md"));
  for (const { name } of Deno.readDirSync(folder)) {
    if (name !== "README.md") assert(text.includes(`| \`${name}\``), name);
  }
  for (const verdict of [...VERDICTS, ...RUN_VERDICTS]) {
    assert(text.includes(`| \`${verdict}\` `), verdict);
  }
});
