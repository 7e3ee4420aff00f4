import { assertEquals, assertThrows } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { withContest } from "../contest/temp_contest.ts";
import { namedRuns } from "../../../lib/cli/shown_runs.ts";

const OUTPUT = { print: () => {}, complain: () => {}, isColourful: false };

Deno.test("a title goes to the only run, and to none of several", () => {
  assertEquals(namedRuns(["/runs/a"], "Autumn cup", OUTPUT).title, "Autumn cup");
  assertEquals(namedRuns(["/runs/a", "/runs/b"], undefined, OUTPUT).title, undefined);
  for (const [words, title] of [[["/a", "/b"], "Cup"], [[], "Cup"], [["/a"], " "]] as const) {
    assertThrows(() => namedRuns(words, title, OUTPUT), UnusableInput, "--title");
  }
});

Deno.test("a contest among the runs is told what it is", async () => {
  await withContest(({ folder }) => {
    assertThrows(
      () => namedRuns([folder], undefined, OUTPUT),
      UnusableInput,
      `This is a contest: serve --contest ${folder}`,
    );
  });
});
