/**
 * Runs before each test file. The examples of the property tests follow from one seed, so that a
 * test run says the same today as it did yesterday; a search for new examples is asked for:
 *
 *     PROPERTY_SEED=random PROPERTY_RUNS=2000 deno task test
 *
 * A failing property prints its seed; `PROPERTY_SEED=123` plays it again.
 */
import fc from "fast-check";

const DEFAULT_SEED = 2017;

const wish = Deno.env.get("PROPERTY_SEED") ?? `${DEFAULT_SEED}`;
const runs = Number(Deno.env.get("PROPERTY_RUNS") ?? "100");

fc.configureGlobal({
  numRuns: runs,
  ...(wish === "random" ? {} : { seed: Number(wish) }),
});
