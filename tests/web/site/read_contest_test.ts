import { assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import {
  readEntry,
  readHistory,
  readMatrix,
  readOverview,
} from "../../../web/site/read_contest.ts";
import { smallContest } from "../contest/made_contest.ts";

const CONTEST = smallContest();

/** A site that has these files; everything else is missing. */
function site(files: Readonly<Record<string, unknown>>) {
  return (address: string) =>
    Promise.resolve(
      Object.hasOwn(files, address)
        ? Response.json(files[address])
        : new Response("not here", { status: 404 }),
    );
}

Deno.test("the files of a contest are found beside the page", async () => {
  const [entry] = CONTEST.entries;
  const fetcher = site({
    "club/contest/overview.json": CONTEST.overview,
    "club/contest/entries/champion.json": entry,
    "club/contest/matrix.json": CONTEST.matrix,
    "club/contest/history.json": CONTEST.history,
  });
  assertEquals(await readOverview("club/", fetcher), CONTEST.overview);
  assertEquals(await readEntry("club/", "champion", fetcher), entry);
  assertEquals(await readMatrix("club/", fetcher), CONTEST.matrix);
  assertEquals(await readHistory("club/", fetcher), CONTEST.history);
});

Deno.test("a slug from an address never leads out of its folder", async () => {
  const asked: string[] = [];
  const fetcher = (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response("not here", { status: 404 }));
  };
  await assertRejects(() => readEntry("", "../../x?y#z", fetcher), UnusableInput, "../../x?y#z");
  assertEquals(asked, ["contest/entries/..%2F..%2Fx%3Fy%23z.json"]);
});

Deno.test("a site without a contest is told from one that cannot be reached", async () => {
  assertEquals(await readOverview("", site({})), undefined);
  await assertRejects(() => readMatrix("", site({})), UnusableInput, "does not have this part");
  const broken = () => Promise.resolve(new Response("", { status: 500 }));
  await assertRejects(() => readOverview("", broken), UnusableInput, "(500)");
});

Deno.test("problems name the file", async () => {
  const fetcher = site({ "contest/history.json": { stages: [], entries: 7 } });
  await assertRejects(
    () => readHistory("", fetcher),
    UnusableInput,
    "contest/history.json:24: entries",
  );
});
