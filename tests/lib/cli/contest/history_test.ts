/** `contest history`: all stages, or one entry's ranks. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { contestHistory } from "../../../../lib/cli/contest/history.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { inLargeContest } from "../../contest/describe/in_large_contest.ts";
import { capture, linesOf } from "../captured.ts";

const SMALL = { entries: 9, stages: 12, logged: 0 } as const;

inLargeContest(
  "all stages are told, the newest first, with what counts no more",
  SMALL,
  async (folder) => {
    const output = capture();
    assertEquals(await contestHistory(folder, undefined, {}, output), 0);
    const [heading, ...lines] = linesOf(output).filter((line) => line !== "");
    assert(heading?.startsWith("stage  finished (UTC)"));
    assertEquals(
      lines.map((line) => Number(line.trim().split(" ")[0])),
      Array.from({ length: 12 }, (_, index) => 12 - index),
    );
    assert(lines.some((line) => line.endsWith("repeats stage 6")));
    assert(lines.some((line) => line.endsWith("counts no more, played again as 7")));
  },
);

inLargeContest(
  "one entry's ranks are told, by whatever case of its name",
  SMALL,
  async (folder) => {
    const [json, text] = [capture(), capture()];
    await contestHistory(folder, "BRUNO", { json: true }, json);
    const { entry, results } = JSON.parse(json.printed.join(""));
    assertEquals(entry, "bruno");
    assert(results.length > 0);
    await contestHistory(folder, "bruno", {}, text);
    const lines = linesOf(text);
    assert(lines[0]?.startsWith("Bruno"), lines[0]);
    assertEquals(lines.filter((line) => /^ +\d/.test(line)).length, results.length);
  },
);

inLargeContest("a name that nobody has is refused, with those there are", SMALL, async (folder) => {
  await assertRejects(
    () => contestHistory(folder, "nobody", {}, capture()),
    UnusableInput,
    'Nobody here is called "nobody": there are ',
  );
});

inLargeContest(
  "where there are many entries, names like the wanted one are told",
  { entries: 25, stages: 26, logged: 0 },
  async (folder) => {
    const look = (name: string) => () => contestHistory(folder, name, {}, capture());
    await assertRejects(look("brun"), UnusableInput, "is it one of Bruno, Bruno 11 and Bruno 21?");
    await assertRejects(look("nobody"), UnusableInput, "there are 25 entries of other names");
  },
);
