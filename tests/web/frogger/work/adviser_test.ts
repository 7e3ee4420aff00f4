/** Whom the page asks where no worker can be had, and what becomes of a page that was offline for a while. */
import { assertEquals, assertRejects } from "@std/assert";
import { solve } from "../../../../lib/frogger/optimum.ts";
import { EXAMPLE, EXAMPLE_TEXT } from "../samples.ts";
import { createAdviser } from "../../../../web/frogger/work/adviser.ts";
import { createOracle } from "../../../../web/frogger/work/oracle.ts";

const BEST = solve(EXAMPLE);

const noWorker = () => Promise.reject(new Error("No worker"));
const here = () => {
  const answer = createOracle();
  return Promise.resolve((question: Parameters<typeof answer>[0]) =>
    Promise.resolve(answer(question))
  );
};

Deno.test("where no worker can be had the page answers itself, and is asked for that once", async () => {
  let asked = 0;
  const adviser = createAdviser(noWorker, () => {
    asked++;
    return here();
  });
  const [one, other] = await Promise.all([adviser.best(EXAMPLE_TEXT), adviser.best(EXAMPLE_TEXT)]);
  assertEquals([one.score, other.score, asked], [BEST.score, BEST.score, 1]);
});

Deno.test("what could not be loaded is asked for again by the next question", async () => {
  let isOffline = true;
  const adviser = createAdviser(
    noWorker,
    () => isOffline ? Promise.reject(new Error("Failed to fetch")) : here(),
  );
  await assertRejects(() => adviser.best(EXAMPLE_TEXT), Error, "Failed to fetch");
  isOffline = false;
  assertEquals((await adviser.best(EXAMPLE_TEXT)).score, BEST.score);
});
