import { assertEquals, assertRejects } from "@std/assert";
import { formatProblem, UnusableInput } from "../../../lib/core/problem.ts";
import { makeHeader } from "../../../lib/logs/header.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import { openLog } from "../../../lib/logs/open.ts";
import { headerOf, recordRound } from "./record.ts";

const pure = { permissions: "none" } as const;

const header = headerOf(2, 4);
const head = makeHeader(header);
const [one, two] = [recordRound(header, 1, { round: 1 }), recordRound(header, 1, { round: 2 })]
  .map(makeRound);

/** Reads a log of this text: the rounds' lines and numbers, and the warnings. */
async function read(text: string): Promise<{ rounds: string[]; warnings: string[] }> {
  const warnings: string[] = [];
  const log = await openLog([new TextEncoder().encode(text)], {
    file: "a.jsonl",
    warn: (problem) => warnings.push(formatProblem(problem)),
  });
  const rounds: string[] = [];
  for await (const { line, round } of log.rounds) rounds.push(`line ${line}: round ${round.round}`);
  return { rounds, warnings };
}

Deno.test(
  "openLog() reads a header and rounds, empty lines, CRLF and BOM included",
  pure,
  async () => {
    const both = { rounds: ["line 2: round 1", "line 3: round 2"], warnings: [] };
    assertEquals(await read(`${head}\n${one}\n${two}\n`), both);
    assertEquals(await read(`\ufeff${head}\r\n${one}\r\n${two}`), both);
    assertEquals(
      (await read(`\n${head}\n \n\n${one}\n\n${two}\n\n`)).rounds,
      ["line 5: round 1", "line 7: round 2"],
    );
    assertEquals((await read(head)).rounds, []);
  },
);

Deno.test(
  "openLog() leaves out a torn last line with a warning, wherever it is torn",
  pure,
  async () => {
    const torn = "a.jsonl:3: The last line is torn (its writing was cut off): it is left out";
    for (const length of [1, 2, 30, (two ?? "").length - 1]) {
      assertEquals(await read(`${head}\n${one}\n${two?.slice(0, length)}`), {
        rounds: ["line 2: round 1"],
        warnings: [torn],
      });
    }
  },
);

Deno.test("openLog() takes a torn line in the middle for an error", pure, async () => {
  const message = "a.jsonl:2:31: This line is not JSON: it ends too early";
  await assertRejects(
    () => read(`${head}\n${one?.slice(0, 30)}\n${two}\n`),
    UnusableInput,
    message,
  );
});

Deno.test("openLog() refuses a log without a header", pure, async () => {
  const empty = "a.jsonl: The log is empty: its first line must be a header";
  await assertRejects(() => read(""), UnusableInput, empty);
  await assertRejects(() => read("\n \n"), UnusableInput, empty);
  await assertRejects(() => read(`${one}\n`), UnusableInput, "a.jsonl:1:1: This is not a Turniir");
  await assertRejects(() => read("\0\0\0"), UnusableInput, "a.jsonl:1:1: This line is not JSON");
});

Deno.test("openLog() refuses lines that are too long or no UTF-8", pure, async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const long = openLog([bytes(head), bytes(head)], { mostLineBytes: head.length + 1 });
  await assertRejects(() => long, UnusableInput, `1: This line is longer than ${head.length + 1}`);
  const log = await openLog([bytes(head + "\n"), new Uint8Array([0xff, 10])], {});
  const all = () => Array.fromAsync(log.rounds);
  await assertRejects(all, UnusableInput, "2: This line is not UTF-8");
});

Deno.test("openLog() warns of other rules", pure, async () => {
  const { warnings } = await read(makeHeader({ ...header, rules: 7 }));
  assertEquals(warnings[0]?.startsWith("a.jsonl:1: Played by version 7 of the rules"), true);
});
