/** A contest as an organiser runs it: one command, and the processes that it starts. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { join, toFileUrl } from "@std/path";
import { Contest } from "../../lib/contest/contest.ts";
import type { ContestOverview } from "../../lib/contest/published/types.ts";
import { enterQuickly } from "../lib/contest/kept_programs.ts";
import { serveContest, type Serving } from "./contest_serving.ts";
import { inPlace, PATIENT, type Place, processesBelow, RAMMER, TANK1, waitFor } from "./turniir.ts";

/** A contest of quick stages that nobody has entered. */
async function makeContest(place: Place): Promise<void> {
  const rules = { duels: 1, melees: 1, places: 9, turnMs: 60_000, startMs: 60_000 };
  const begin = { title: "spring", seed: "served", rules };
  using _contest = await Contest.create(place.path("spring"), begin);
}

function finishedStages({ stages }: ContestOverview): number {
  return stages.filter(({ state }) => state === "finished").length;
}

inPlace("a contest is served, takes a program, plays it, and ends in good order", async (place) => {
  await place.expect(0, ["contest", "new", "spring", "--duels", "1", "--melees", "1", ...PATIENT]);
  await enterAll(place, { Ada: TANK1 });
  const server = await serveContest(place, ["--jobs", "1"]);
  assertMatch(server.address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
  assertMatch(server.token, /^[\w-]{43}$/);
  const page = await (await fetch(server.address)).text();
  assertMatch(page, /<script type="module" src="contest\.js">/);
  for (const [, file = ""] of page.matchAll(/(?:src|href)="([^"]*)"/g)) {
    const response = await fetch(server.address + file);
    assertEquals(response.status, 200, file);
    await response.body?.cancel();
  }
  const stranger = await fetch(`${server.address}api/organiser`, {
    headers: { authorization: `Bearer ${"A".repeat(43)}` },
  });
  assertEquals([stranger.status, (await stranger.json()).error.code], [401, "TOKEN"]);

  const { invited } = await (await server.organise({ deed: "invite", name: "Bruno" })).json();
  const form = new FormData();
  form.append("command", "rammer.js");
  form.append("file", new File([await Deno.readFile(RAMMER)], "rammer.js"));
  const sent = await fetch(`${server.address}api/author/versions`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${invited.token}` },
  });
  assertEquals(sent.status, 201, await sent.text());
  const { table, takesUploads } = await server.overviewWhen((found) => finishedStages(found) === 1);
  assertEquals(takesUploads, true);
  assertEquals(table?.rows.map(({ bot }) => bot).toSorted(), ["Ada", "Bruno"]);
  const run = await (await fetch(`${server.address}data/stage-1/run.json`)).json();
  assertEquals([run.state, run.played], ["finished", 2]);

  assertEquals(await server.stop(), 0);
  assertEquals(place.leftOvers(), []);
  assertEquals(processesBelow(place.folder), []);
  assert(!server.said().includes(invited.token));
});

inPlace(
  "the server is started again at the same address, and without it the others go on",
  async (place) => {
    await makeContest(place);
    const server = await serveContest(place, []);
    const before = processesOf(place, "server_process.ts");
    assertEquals(before.length, 1);
    for (const id of before) Deno.kill(id, "SIGKILL");
    await waitFor("it is told", () => server.said().includes("The server has ended (SIGKILL)"));
    await waitFor("it is there again", () => {
      const [now] = processesOf(place, "server_process.ts");
      return now !== undefined && !before.includes(now);
    });
    await waitUntilItAnswers(server);
    assertEquals((await (await server.organise()).json()).title, "spring");
    assertEquals(await server.stop("SIGINT"), 0);
    assertEquals(processesBelow(place.folder), []);
  },
  { ignore: Deno.build.os !== "linux" },
);

inPlace(
  "when the command itself is killed, none of its processes stays",
  async (place) => {
    await makeContest(place);
    const server = await serveContest(place, []);
    assertEquals(processesOf(place, "contest").length, 4);
    await server.stop("SIGKILL");
    await waitFor("all have ended", () => processesBelow(place.folder).length === 0);
  },
  { ignore: Deno.build.os !== "linux" },
);

inPlace("without playing, only the pages are served", async (place) => {
  await makeContest(place);
  const server = await serveContest(place, ["--no-play", "--public-name", "contest.example.org"]);
  assertEquals((await server.overview()).title, "spring");
  const token =
    /^For the organiser, from elsewhere: https:\/\/contest\.example\.org\/organiser\.html#token=(.+)$/m;
  assertEquals(token.exec(server.said())?.[1], server.token);
  assertMatch(server.said(), /^For everybody: https:\/\/contest\.example\.org\/$/m);
  const { address, isLocal } = await (await server.organise()).json();
  assertEquals([address, isLocal], ["https://contest.example.org/", undefined]);
  if (Deno.build.os === "linux") assertEquals(processesOf(place, "--watch"), []);
  assertEquals(await server.stop(), 0);
});

inPlace("one server plays a contest; its pages may be served beside it", async (place) => {
  await makeContest(place);
  const server = await serveContest(place, []);
  const { err } = await place.expect(2, ["serve", "--contest", "spring", "--port", "0"]);
  assert(err.includes(`This contest is being served already at ${server.address}: `), err);
  const view = await (await server.organise()).json();
  assertEquals([view.address, view.isLocal], [undefined, true]);
  const beside = await serveContest(place, ["--no-play"]);
  assertEquals((await beside.overview()).title, "spring");
  assertEquals(await beside.stop(), 0);
  const { out } = await place.expect(0, ["contest", "invite", "spring", "Ada"]);
  assert(out.includes(`${server.address}author.html#token=`), out);
  assertEquals(await server.stop(), 0);
});

inPlace("what cannot be served is told in a sentence", async (place) => {
  await makeContest(place);
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const refused: [string[], RegExp][] = [
    [["--contest", "nowhere"], /^There is no folder nowhere/m],
    [["--contest", "."], /There is no contest in this folder/],
    [["--contest", "--port", "0"], /--contest needs a folder, and behind it comes --port/],
    [["spring"], /This is a contest: serve --contest spring/],
    [["--contest", "spring", "--port", "x"], /--port is "x"/],
    [["--contest", "spring", "--title", "x"], /With --contest there are no other runs/],
    [["--contest", "spring", "runs/x"], /With --contest there are no other runs/],
    [["--contest", "spring", "--public-name", "http://x/"], /it takes a name without/],
    [["--jobs", "2"], /name its folder with --contest/],
    [["--no-play"], /name its folder with --contest/],
    [["--contest", "spring", "--port", `${listener.addr.port}`], /Port \d+ is taken/],
  ];
  const outcomes = await place.expectAll(2, refused.map(([words]) => ["serve", ...words]));
  for (const [at, { err }] of outcomes.entries()) assertMatch(err, refused[at]?.[1] ?? /^$/);
});

inPlace("a contest is published, and again over itself", async (place) => {
  await makeContest(place);
  await enterAll(place, { Ada: TANK1, Bruno: RAMMER });
  const publish = ["contest", "publish", "spring", "--to"];
  const [, first, again] = await place.expectAll(0, [
    ["contest", "stage", "spring"],
    [...publish, "public"],
    [...publish, "public"],
  ]);
  assertMatch(first?.out ?? "", /^The site with 1 stage is in public: \d+ files/);
  const page = await Deno.readTextFile(place.path("public/index.html"));
  for (const [, file = ""] of page.matchAll(/(?:src|href)="([^"]*)"/g)) {
    assertMatch(file, /^[\w.-]+$/);
    assert(Deno.statSync(place.path("public", file)).isFile);
  }
  assertEquals(
    await Deno.readFile(place.path("public/data/stage-1/melee.jsonl.gz")),
    await Deno.readFile(place.path("spring/stages/stage-1/logs/melee.jsonl.gz")),
  );
  assertMatch(again?.out ?? "", /, 0 of them written, 0 old ones removed\n$/);
  await Deno.writeTextFile(join(place.path("public"), "mine.txt"), "");
  const [itself, inside, mine] = await place.expectAll(
    2,
    ["spring", "spring/site", "public"].map((folder) => [...publish, folder]),
  );
  for (const refused of [itself, inside]) {
    assertMatch(refused?.err ?? "", /This is in the folder of a contest \(spring\).*--to/);
  }
  assertMatch(mine?.err ?? "", /mine\.txt: This was not made by a build.*--to/);
});

/** Enters programs that are fit, without their trials. */
async function enterAll(place: Place, programs: Readonly<Record<string, string>>): Promise<void> {
  using contest = await Contest.open(place.path("spring"));
  for (const [name, path] of Object.entries(programs)) {
    await enterQuickly(contest, name, toFileUrl(path));
  }
}

/** Processes of this place whose words tell something. */
function processesOf(place: Place, word: string): number[] {
  return processesBelow(place.folder).filter((id) => {
    try {
      return Deno.readTextFileSync(`/proc/${id}/cmdline`).includes(word);
    } catch {
      return false;
    }
  });
}

async function waitUntilItAnswers({ address }: Serving): Promise<void> {
  for (;;) {
    try {
      await (await fetch(`${address}contest/overview.json`)).body?.cancel();
      return;
    } catch {
      // It is about to listen.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
