/**
 * A contest in a folder for one test, as large as it says.
 */
import { join } from "@std/path";
import { type LargeContest, makeLargeContest } from "../../../bench/large_contest.ts";

/** Registers a test that gets the folder of a made contest; the folder goes afterwards. */
export function inLargeContest(
  name: string,
  options: Omit<LargeContest, "seed">,
  test: (folder: string) => Promise<void>,
): void {
  Deno.test(name, async () => {
    const place = await Deno.makeTempDir({ prefix: "turniir-large-" });
    try {
      const folder = join(place, "spring");
      await makeLargeContest(folder, { ...options, seed: "test" });
      await test(folder);
    } finally {
      await Deno.remove(place, { recursive: true });
    }
  });
}
