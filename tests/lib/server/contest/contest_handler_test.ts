import { assert, assertEquals, assertMatch } from "@std/assert";
import fc from "fast-check";
import type { ContestOverview } from "../../../../lib/contest/published/types.ts";
import { renameEntry } from "../../../../lib/contest/store/entries.ts";
import { invite } from "../../../../lib/contest/store/invitations.ts";
import { reportWorker } from "../../../../lib/contest/store/workers.ts";
import { findEntry } from "../../../../lib/contest/store/entries.ts";
import { blobOf } from "../../contest/sample_contest.ts";
import { SECRETS } from "../sample.ts";
import {
  type AskOptions,
  ORGANISER_TOKEN,
  type Served,
  serveSample,
  SITE,
} from "./served_contest.ts";

async function statusOf(served: Served, path: string, options: AskOptions = {}): Promise<number> {
  const response = await served.ask(path, options);
  await response.body?.cancel();
  return response.status;
}

Deno.test("the start page is the contest, and every page and script is served", async () => {
  await serveSample(async ({ ask }) => {
    for (const path of ["/", "/contest.html", "/organiser.html", "/contest.js"]) {
      const response = await ask(path);
      const bytes = new Uint8Array(await response.arrayBuffer());
      assertEquals(response.status, 200);
      assertEquals(bytes, SITE.get(path === "/" ? "index.html" : path.slice(1)));
    }
  });
});

Deno.test("overview, matrix, history and entries are told as JSON", async () => {
  await serveSample(async ({ ask, text }) => {
    const overview: ContestOverview = JSON.parse(await text("/contest/overview.json"));
    assertEquals([overview.title, overview.takesUploads], ["Sample", true]);
    assertEquals(overview.stages.map(({ run, state }) => [run, state]), [["stage-1", "finished"]]);
    assertEquals(overview.table?.rows[0]?.bot, "champion");
    assertEquals(JSON.parse(await text("/contest/entries/mapper.json")).name, "mapper");
    assertEquals(JSON.parse(await text("/contest/matrix.json")).entries.length, 8);
    assertEquals(JSON.parse(await text("/contest/history.json")).stages.length, 1);
    const { headers } = await ask("/contest/matrix.json");
    assertEquals(headers.get("content-type"), "application/json; charset=utf-8");
  });
});

Deno.test("whoever has a file gets a nod until something that is published changes", async () => {
  await serveSample(async ({ ask, contest }) => {
    const tagOf = async () => {
      const response = await ask("/contest/overview.json");
      await response.body?.cancel();
      return response.headers.get("etag") ?? "";
    };
    const etag = await tagOf();
    const known = { headers: { "if-none-match": etag } };
    assertEquals((await ask("/contest/overview.json", known)).status, 304);
    const mapper = findEntry(contest, "mapper");
    assert(mapper !== undefined);
    invite(contest, mapper.id);
    reportWorker(contest, { task: "check", state: "idle", message: "Nothing waits.", at: "" });
    assertEquals(await tagOf(), etag);
    renameEntry(contest, mapper.id, "cartographer");
    assert(await tagOf() !== etag);
    const overview = await (await ask("/contest/overview.json")).text();
    assertMatch(overview, /"cartographer"/);
  });
});

Deno.test("long answers are packed for whoever takes them so, each time to the same bytes", async () => {
  await serveSample(async ({ ask }) => {
    const packed = { headers: { "accept-encoding": "gzip" } };
    for (const path of ["/contest/overview.json", "/contest.js"]) {
      const response = await ask(path, packed);
      assertEquals(response.headers.get("content-encoding"), "gzip");
      const bytes = new Uint8Array(await response.arrayBuffer());
      const again = await ask(path, packed);
      assertEquals(new Uint8Array(await again.arrayBuffer()), bytes);
      const plain = new Response(
        new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")),
      );
      assertEquals(await plain.text(), await (await ask(path)).text());
    }
  });
});

Deno.test("stages are runs, with table, logs and events", async () => {
  await serveSample(async ({ ask, text }) => {
    const catalog = JSON.parse(await text("/data/catalog.json"));
    assertEquals(catalog.runs.map(({ id }: { id: string }) => id), ["stage-1"]);
    const run = JSON.parse(await text("/data/stage-1/run.json"));
    assertEquals([run.state, run.played, run.title], [
      "finished",
      132,
      "Stage 1: champion, version 1",
    ]);
    const log = await ask("/data/stage-1/melee.jsonl.gz");
    assertEquals([log.status, log.headers.get("content-type")], [200, "application/gzip"]);
    await log.body?.cancel();
    assertEquals((await ask("/data/stage-1/events")).status, 204);
  });
});

Deno.test("only the API takes anything in", async () => {
  await serveSample(async (served) => {
    const paths = ["/", "/contest.html", "/contest/overview.json", "/contest/events", "/contest"];
    for (const path of [...paths, "/data/stage-1/run.json", "/data/catalog.json", "/files/ab"]) {
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
        assertEquals(await statusOf(served, path, { method }), 405, `${method} ${path}`);
      }
    }
    assertEquals(await statusOf(served, "/api/organiser"), 401);
    assertEquals(await statusOf(served, "/api/nowhere"), 404);
    const authorization = `Bearer ${ORGANISER_TOKEN}`;
    assertEquals(await statusOf(served, "/api/organiser", { headers: { authorization } }), 200);
    const body = JSON.stringify({ deed: "close" });
    const headers = { authorization, "content-type": "application/json" };
    const closing = { method: "POST", headers, body };
    assertEquals(await statusOf(served, "/api/organiser", closing), 200);
    assertEquals(served.contest.settings().state, "closed");
  });
});

Deno.test("every answer carries the headers that keep it safe, and allows no other site", async () => {
  await serveSample(async ({ ask }) => {
    const paths = [
      ...[
        "/",
        "/contest.js",
        "/nothing",
        "/contest/overview.json",
        "/contest/events",
        "/contest/x",
      ],
      ...["/data/stage-1/run.json", "/data/stage-1/melee.jsonl.gz", "/api/author", "/api/x"],
    ];
    for (const path of paths) {
      const headers = { origin: "http://elsewhere.example", accept: "text/html" };
      const response = await ask(path, { headers });
      await response.body?.cancel();
      const policy = response.headers.get("content-security-policy") ?? "";
      assertMatch(
        policy,
        /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
        path,
      );
      const safe = ["x-content-type-options", "referrer-policy", "cross-origin-opener-policy"];
      assertEquals(safe.map((name) => response.headers.get(name)), [
        "nosniff",
        "no-referrer",
        "same-origin",
      ]);
      assertEquals(response.headers.get("cross-origin-resource-policy"), "same-origin");
      assert([...response.headers.keys()].every((name) => !name.startsWith("access-control")));
      assertEquals(response.headers.get("set-cookie"), null);
    }
  });
});

Deno.test("a HEAD tells of everything without sending it", async () => {
  await serveSample(async ({ ask, clock }) => {
    for (const path of ["/", "/contest/overview.json", "/contest/events", "/contest/x"]) {
      const response = await ask(path, { method: "HEAD" });
      assertEquals(await response.text(), "");
      assertEquals(response.status, path === "/contest/x" ? 404 : 200);
    }
    assertEquals(clock.waiting(), 0, "no stream was opened");
  });
});

Deno.test("only its own names may call the server, and those that the organiser has told", async () => {
  const status = (served: Served, host: string) => statusOf(served, "/", { headers: { host } });
  await serveSample(async (served) => {
    assertEquals(await status(served, "127.0.0.1:8017"), 200);
    assertEquals(await status(served, "evil.example"), 421);
    assertEquals(await status(served, "contest.example.org"), 421);
    const headers = { host: "evil.example" };
    for (const path of ["/api/organiser", "/contest/overview.json", "/data/stage-1/run.json"]) {
      assertEquals(await statusOf(served, path, { headers }), 421, path);
    }
  });
  await serveSample(async (served) => {
    assertEquals(await status(served, "contest.example.org"), 200);
    assertEquals(await status(served, "Contest.Example.ORG:443"), 200);
    assertEquals(await status(served, "evil.example"), 421);
    assertEquals(await status(served, "contest.example.org.evil.example"), 421);
  }, { publicNames: ["contest.example.org"] });
});

Deno.test("an address that has many streams open is told so in a sentence; one's own machine is not", async () => {
  await serveSample(async ({ ask }) => {
    const streams: Response[] = [];
    const open = async (peer: string) => {
      const response = await ask("/contest/events", { peer });
      if (response.status === 200) streams.push(response);
      else assertMatch(await response.text(), /Too many pages follow/);
      return response.status;
    };
    for (let count = 0; count < 50; count++) assertEquals(await open("203.0.113.7"), 200);
    assertEquals(await open("203.0.113.7"), 503);
    assertEquals(await open("203.0.113.8"), 200);
    for (let count = 0; count < 60; count++) assertEquals(await open("127.0.0.1"), 200);
    await streams.shift()?.body?.cancel();
    assertEquals(await open("203.0.113.7"), 200);
    for (const { body } of streams) await body?.cancel();
  });
});

Deno.test("no address becomes a path: nothing private comes out, whatever it says", async () => {
  await serveSample(async ({ ask, contest }) => {
    await Deno.writeTextFile(`${contest.folder}/secret.txt`, "secret-place");
    const blob = blobOf(contest, "mapper").slice(contest.folder.length);
    const ups = ["..", "%2e%2e", "..%2f..", "..\\..", "%5c..", "%00", "stage-1%00", "."];
    const names = ["contest.db", "secret.txt", "stages", "run.json", "journal.jsonl", "errors"];
    const paths = [
      ...[blob, "/contest.db", "/contest/contest.db", "/data/stage-1/journal.jsonl"],
      ...["/data/stage-1/facts.json", "/data/stage-1/errors/1-champion/melee-round-1.txt"],
      ...["/data/stage-1/..%2f..%2fcontest.db", "/contest/entries/..%2f..%2fcontest.db"],
      ...[
        "/contest/entries/%2e%2e.json",
        "/contest/entries/__proto__.json",
        "/contest/constructor",
      ],
      ...["/data/stage-01/run.json", "/data/stage-2/run.json", "/data/stage-1e0/run.json"],
      ...["/data/__proto__/run.json", "/contest/entries/mapper.json/x", "/contest/"],
    ];
    const generated = fc.sample(
      fc.tuple(
        fc.constantFrom("", "/data", "/data/stage-1", "/contest", "/contest/entries"),
        fc.array(fc.constantFrom(...ups, ...names), { minLength: 1, maxLength: 4 }),
      ),
      300,
    ).map(([start, parts]) => `${start}/${parts.join("/")}`);
    for (const path of [...paths, ...generated]) {
      const response = await ask(path);
      const text = await response.text();
      // `..` that the client's own library resolves may lead to a page; nothing else is there.
      assert([200, 404].includes(response.status), `${path}: ${response.status}`);
      for (const secret of [...SECRETS, "SQLite format", contest.folder, "// mapper"]) {
        assert(!text.includes(secret), `${path} tells ${secret}`);
      }
      if (paths.includes(path)) assertEquals(response.status, 404, path);
    }
  });
});

Deno.test("no token, no mark of one and no standard error is published", async () => {
  await serveSample(async ({ contest, text }) => {
    const mapper = findEntry(contest, "mapper");
    assert(mapper !== undefined);
    const token = invite(contest, mapper.id);
    for (const name of ["overview", "matrix", "history", "entries/mapper"]) {
      const told = await text(`/contest/${name}.json`);
      assert(!told.includes(token) && !told.includes("hash") && !told.includes("stderr"), name);
    }
  });
});
