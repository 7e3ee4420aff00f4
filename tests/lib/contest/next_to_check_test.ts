/** Authors take turns at the checker. */
import { assertEquals } from "@std/assert";
import { nextToCheck } from "../../../lib/contest/next_to_check.ts";
import type { Contest } from "../../../lib/contest/contest.ts";
import { setVersionState } from "../../../lib/contest/store/versions.ts";
import { LOOKER, sendIn } from "./programs.ts";
import { withContest } from "./temp_contest.ts";

const send = (contest: Contest, name: string) =>
  sendIn(contest, name, "tank.ts", { "tank.ts": LOOKER });

/** The order in which all that is there is checked, as entry and number. */
function order(contest: Contest): string[] {
  const checked: string[] = [];
  for (let next = nextToCheck(contest); next !== undefined; next = nextToCheck(contest)) {
    checked.push(`${next.entryId}.${next.number}`);
    setVersionState(contest, next.id, ["received"], "refused");
  }
  return checked;
}

Deno.test("authors who have sent in one version each are checked in order of arrival", async () => {
  await withContest(async (contest) => {
    for (const name of ["a", "b", "c"]) await send(contest, name);
    assertEquals(order(contest), ["1.1", "2.1", "3.1"]);
  });
});

Deno.test("who has sent in more within the hour comes after others, checked or not", async () => {
  await withContest(async (contest) => {
    await send(contest, "a");
    await send(contest, "a");
    assertEquals(order(contest), ["1.1", "1.2"]);
    await send(contest, "a");
    await send(contest, "b");
    await send(contest, "c");
    await send(contest, "b");
    assertEquals(order(contest), ["3.1", "2.1", "2.2", "1.3"]);
  });
});

Deno.test("after an hour nobody remembers", async () => {
  await withContest(async (contest) => {
    await send(contest, "a");
    await send(contest, "a");
    order(contest);
    contest.run("UPDATE version SET arrived_at = '2020-01-01T00:00:00.000Z'");
    await send(contest, "a");
    await send(contest, "b");
    assertEquals(order(contest), ["1.3", "2.1"]);
  });
});
