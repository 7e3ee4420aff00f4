import { assert, assertEquals, assertMatch } from "@std/assert";
import { dirname, join } from "@std/path";
import { readLogStream } from "../../../lib/logs/files.ts";
import { makeHandler } from "../../../lib/server/handler.ts";
import { isOurHost } from "../../../lib/server/hosts.ts";
import { Library } from "../../../lib/server/library.ts";
import type { SiteFiles } from "../../../lib/server/site.ts";
import {
  copySample,
  handClock,
  inFolder,
  readSample,
  SAMPLE,
  type SampleRun,
  SECRETS,
  writeRun,
} from "./sample.ts";

const RUN: SampleRun = await readSample();
const ENCODER = new TextEncoder();
const SITE: SiteFiles = new Map([
  ["index.html", ENCODER.encode("<!doctype html>start")],
  ["tanks.html", ENCODER.encode("<!doctype html>" + "tanks ".repeat(1000))],
  ["tanks.js", ENCODER.encode("let x;".repeat(1000))],
  ["tanks.css", ENCODER.encode("a{}")],
  ["animation.js", ENCODER.encode("animate();")],
  ["icon.svg", ENCODER.encode("<svg/>")],
  ["race/circuits/fish.cir", ENCODER.encode("fish")],
]);

/** A server without a socket. */
interface Server {
  readonly folder: string;
  readonly errors: unknown[];
  readonly stop: AbortController;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  text(path: string): Promise<string>;
}

/** With a finished run `sample`, a stopped one `stopped` of 40 rounds and a log alone, `melee`. */
async function withServer(test: (server: Server) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    await copySample(join(folder, "sample"));
    await writeRun(join(folder, "sample"), RUN.settings, RUN.lines);
    await writeRun(join(folder, "stopped"), RUN.settings, RUN.lines.slice(0, 40));
    await Deno.copyFile(join(SAMPLE, "logs/melee.jsonl.gz"), join(folder, "melee.jsonl.gz"));
    const named = ["sample", "stopped", "melee.jsonl.gz"].map((name) => join(folder, name));
    const library = await Library.open({ named, clock: handClock() });
    const errors: unknown[] = [];
    const stop = new AbortController();
    const handler = makeHandler({
      library,
      site: () => Promise.resolve(SITE),
      isOurHost: (host) => isOurHost(host, "127.0.0.1"),
      onError: (error) => errors.push(error),
      signal: stop.signal,
    });
    const get: Server["get"] = (path, headers = {}, method = "GET") =>
      handler(
        new Request(`http://localhost:8017${path}`, {
          method,
          headers: { host: "localhost:8017", ...headers },
        }),
      );
    const text = async (path: string) => await (await get(path)).text();
    await test({ folder, errors, stop, get, text });
    stop.abort();
  });
}

/** Sends a request and throws the answer's body away. */
async function statusOf(server: Server, path: string, headers = {}, method = "GET") {
  const response = await server.get(path, headers, method);
  await response.body?.cancel();
  return response.status;
}

/** The rounds of a log that has been served. */
async function roundsIn(response: Response): Promise<number[]> {
  assert(response.body !== null);
  const { rounds } = await readLogStream(response.body);
  return await Array.fromAsync(rounds, ({ round }) => round.round);
}

Deno.test("pages and their files are served, the start page without a name too", async () => {
  await withServer(async (server) => {
    const types = {
      "/": "text/html; charset=utf-8",
      "/index.html": "text/html; charset=utf-8",
      "/tanks.html": "text/html; charset=utf-8",
      "/tanks.js": "text/javascript; charset=utf-8",
      "/tanks.css": "text/css; charset=utf-8",
      "/animation.js": "text/javascript; charset=utf-8",
      "/icon.svg": "image/svg+xml; charset=utf-8",
    };
    for (const [path, type] of Object.entries(types)) {
      const response = await server.get(path);
      assertEquals([response.status, response.headers.get("content-type")], [200, type]);
      const bytes = new Uint8Array(await response.arrayBuffer());
      assertEquals(bytes, SITE.get(path === "/" ? "index.html" : path.slice(1)));
    }
  });
});

Deno.test("every answer carries the headers that keep it safe", async () => {
  await withServer(async (server) => {
    const paths = ["/", "/tanks.js", "/nothing", "/data/catalog.json", "/data/stopped/melee.jsonl"];
    for (const path of paths) {
      const { body, headers } = await server.get(path);
      await body?.cancel();
      const policy = headers.get("content-security-policy") ?? "";
      assertMatch(policy, /default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/);
      assert(!policy.includes("unsafe"));
      assertEquals(headers.get("x-content-type-options"), "nosniff");
      assertEquals(headers.get("referrer-policy"), "no-referrer");
      assertEquals(headers.get("cross-origin-opener-policy"), "same-origin");
    }
  });
});

Deno.test("what a client has already is not sent again", async () => {
  await withServer(async (server) => {
    const paths = ["/tanks.js", "/data/catalog.json", "/data/sample/run.json"];
    for (const path of [...paths, "/data/sample/melee.jsonl.gz"]) {
      const first = await server.get(path);
      await first.body?.cancel();
      const etag = first.headers.get("etag") ?? "";
      assert(etag !== "", path);
      const again = await server.get(path, { "if-none-match": `"x", W/${etag}` });
      assertEquals([again.status, await again.text()], [304, ""]);
      assertEquals(await statusOf(server, path, { "if-none-match": '"x"' }), 200);
      assertEquals(await statusOf(server, path, { "if-none-match": " * " }), 304, "any will do");
    }
    assertEquals(await statusOf(server, "/nothing", { "if-none-match": "*" }), 404);
  });
});

Deno.test("whoever asks for a range gets all of it", async () => {
  await withServer(async (server) => {
    for (const path of ["/tanks.js", "/data/sample/melee.jsonl.gz", "/data/sample/run.json"]) {
      const all = await (await server.get(path)).bytes();
      const response = await server.get(path, { range: "bytes=2-5" });
      assertEquals(response.status, 200, path);
      assertEquals(response.headers.get("content-range"), null);
      assertEquals(await response.bytes(), all, path);
    }
  });
});

Deno.test("long texts are packed for whoever likes that", async () => {
  await withServer(async (server) => {
    const packed = await server.get("/tanks.js", { "accept-encoding": "br, gzip" });
    assertEquals(packed.headers.get("content-encoding"), "gzip");
    assertEquals(packed.headers.get("vary"), "accept-encoding");
    const text = packed.body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
    assertEquals(await new Response(text).bytes(), SITE.get("tanks.js"));
    for (const accepted of ["", "br", "gzip;q=0", "gzip; q=0.0"]) {
      const plain = await server.get("/tanks.js", { "accept-encoding": accepted });
      await plain.body?.cancel();
      assertEquals(plain.headers.get("content-encoding"), null, accepted);
    }
    const short = await server.get("/tanks.css", { "accept-encoding": "gzip" });
    assertEquals([short.headers.get("content-encoding"), await short.text()], [null, "a{}"]);
  });
});

Deno.test("logs of a finished run are served as they are, byte by byte", async () => {
  await withServer(async (server) => {
    for (const path of ["/data/sample/melee.jsonl.gz", "/data/melee/melee.jsonl.gz"]) {
      const response = await server.get(path, { "accept-encoding": "gzip" });
      assertEquals(response.headers.get("content-type"), "application/gzip");
      assertEquals(response.headers.get("content-encoding"), null);
      const bytes = await response.bytes();
      assertEquals(bytes, Deno.readFileSync(join(SAMPLE, "logs/melee.jsonl.gz")));
    }
  });
});

Deno.test("logs of an unfinished run hold the rounds so far, one of them alone on demand", async () => {
  await withServer(async (server) => {
    const duel = "duel-1-2-champion-mapper";
    const response = await server.get(`/data/stopped/${duel}.jsonl`);
    assertMatch(response.headers.get("content-type") ?? "", /^application\/x-ndjson/);
    assertEquals(await roundsIn(response), [1, 2]);
    assertEquals(await roundsIn(await server.get("/data/stopped/melee.jsonl")), []);
    assertEquals(await roundsIn(await server.get(`/data/stopped/${duel}/2.jsonl`)), [2]);
    for (const round of ["0", "3", "-1", "1.0", "01", "x", "1e0", ""]) {
      assertEquals(await statusOf(server, `/data/stopped/${duel}/${round}.jsonl`), 404, round);
    }
    assertEquals(await statusOf(server, "/data/stopped/duel-9-9-x/1.jsonl"), 404);
    assertEquals(await statusOf(server, `/data/stopped/${duel}/2`), 404);
  });
});

Deno.test("the log from the journal has the bytes that the log will have", async () => {
  await withServer(async (server) => {
    const packed = Deno.openSync(join(SAMPLE, "logs/melee.jsonl.gz")).readable;
    const expected = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).text();
    assertEquals(await server.text("/data/sample/melee.jsonl"), expected);
  });
});

Deno.test("catalog and runs tell the same", async () => {
  await withServer(async (server) => {
    const { runs } = JSON.parse(await server.text("/data/catalog.json"));
    assertEquals(runs.map(({ id, state }: { id: string; state: string }) => [id, state]), [
      ["sample", "finished"],
      ["stopped", "stopped"],
      ["melee", "finished"],
    ]);
    for (const listed of runs) {
      const run = JSON.parse(await server.text(`/data/${listed.id}/run.json`));
      for (const key of ["id", "title", "state", "bots", "played"]) {
        assertEquals(run[key], listed[key], key);
      }
    }
  });
});

Deno.test("events come as a stream; a run that was never played here has none", async () => {
  await withServer(async (server) => {
    const { body, headers, status } = await server.get("/data/stopped/events?match=melee");
    assertEquals([status, headers.get("content-type")], [
      200,
      "text/event-stream; charset=utf-8",
    ]);
    const reader = body?.getReader();
    const text = new TextDecoder().decode((await reader?.read())?.value);
    assertMatch(text, /^event: standings\ndata: \{"kind":"standings","state":"stopped"/);
    server.stop.abort();
    assertEquals((await reader?.read())?.done, true);
    assertEquals(await statusOf(server, "/data/melee/events"), 204);
    assertEquals(await statusOf(server, "/data/stopped/events?match=nothing"), 404);
  });
});

Deno.test("HEAD gets the headers alone", async () => {
  await withServer(async (server) => {
    const duel = "duel-1-2-champion-mapper";
    const paths = ["/", "/tanks.js", "/data/catalog.json", "/data/stopped/events"];
    const logs = ["/data/sample/melee.jsonl.gz", `/data/stopped/${duel}/1.jsonl`, "/nothing"];
    for (const path of [...paths, ...logs]) {
      const get = await server.get(path);
      await get.body?.cancel();
      const head = await server.get(path, {}, "HEAD");
      assertEquals([head.status, head.body], [get.status, null], path);
      assertEquals([...head.headers], [...get.headers]);
    }
  });
});

Deno.test("nothing can be changed from outside", async () => {
  await withServer(async (server) => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await server.get("/data/sample/run.json", {}, method);
      await response.body?.cancel();
      assertEquals([response.status, response.headers.get("allow")], [405, "GET, HEAD"]);
    }
  });
});

Deno.test("people get a page when something is missing, scripts a sentence in JSON", async () => {
  await withServer(async (server) => {
    const page = await server.get("/nothing", { accept: "text/html,*/*" });
    assertEquals([page.status, page.headers.get("content-type")], [
      404,
      "text/html; charset=utf-8",
    ]);
    assertMatch(await page.text(), /^<!doctype html>[^]*There is no such page here/);
    const data = await server.get("/data/nothing/run.json");
    assertEquals(data.status, 404);
    assertMatch((await data.json()).error, /^There is no such run here/);
  });
});

Deno.test("a stranger's name that points to this machine is refused", async () => {
  await withServer(async (server) => {
    const ours = ["localhost", "localhost:1", "127.0.0.1:8017", "[::1]:8017", "LOCALHOST:80"];
    for (const host of ours) assertEquals(await statusOf(server, "/", { host }), 200, host);
    const strange = ["evil.example", "evil.example:8017", "localhost.evil.example", "10.0.0.1"];
    const odd = ["127.0.0.1.evil.example:8017", "localhost:x", "x@localhost", "[::1", "::1", ""];
    odd.push("localhost:99999", "localhost:65536", "localhost:", "localhost:1:2");
    for (const host of [...strange, ...odd]) {
      assertEquals(await statusOf(server, "/data/catalog.json", { host }), 421, host);
    }
  });
});

Deno.test("where others may come, they come by any name", () => {
  assert(isOurHost("tanks.example", "0.0.0.0") && isOurHost("10.0.0.1:80", "10.0.0.1"));
  assert(isOurHost("", "0.0.0.0") && isOurHost("[fe80::1]:65535", "::"));
  for (const host of ["tanks.example:65536", "a b", "a/b", "a@b", "[", "a:b"]) {
    assert(!isOurHost(host, "0.0.0.0"), `${host} names nothing`);
  }
  for (const hostname of ["localhost", "127.0.0.1", "::1", "[::1]"]) {
    assert(!isOurHost("tanks.example", hostname) && isOurHost("localhost:80", hostname));
  }
});

Deno.test("no address leads out of what is published", async () => {
  await withServer(async (server) => {
    const below = ["run.json", "journal.jsonl", "table.json", "errors/1-champion", "logs"];
    const ways = [
      "..",
      "%2e%2e",
      "..%2f..",
      "%2e%2e%2fstopped",
      "..%5c",
      "logs%2f..",
      "\\..",
      "%00",
    ];
    const roots = ["/", "/data/", "/data/sample/", "/data/stopped/", "/data/melee/", "/data/x/"];
    for (const root of roots) {
      for (const way of ways) {
        for (const name of below) {
          const response = await server.get(`${root}${way}/${name}`);
          const text = await response.text();
          // A browser itself takes `..` away; what is left may be a page of its own right.
          if (response.status === 200) assert(JSON.parse(text).matches !== undefined, text);
          for (const secret of SECRETS) assert(!text.includes(secret), `${root}${way}/${name}`);
        }
      }
      for (
        const path of ["journal.jsonl", "table.json", "errors", "logs/melee.jsonl.gz", "%E0%A4%A"]
      ) {
        assertEquals(await statusOf(server, root + path), 404, root + path);
      }
    }
    assertEquals(server.errors, []);
  });
});

Deno.test("whatever is asked for, no secret and no path is told", async () => {
  await withServer(async (server) => {
    const paths = ["/", "/nothing", "/data/catalog.json", "/data/sample", "/data/x/run.json"];
    for (const { id, matches } of await describeAll(server)) {
      paths.push(`/data/${id}/run.json`, `/data/${id}/nothing`);
      for (const match of matches) {
        paths.push(`/data/${id}/${match.file}`, `/data/${id}/${match.id}.jsonl`);
        paths.push(`/data/${id}/${match.id}/1.jsonl`);
      }
    }
    const live = await server.get("/data/stopped/events?match=melee");
    const reader = live.body?.getReader();
    const events = new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    await Deno.writeTextFile(join(server.folder, "stopped/run.json"), "damaged");
    const texts = [events, await server.text("/data/stopped/run.json")];
    for (const path of paths) {
      const { body } = await server.get(path);
      const plain = path.endsWith(".gz") && body !== null
        ? body.pipeThrough(new DecompressionStream("gzip"))
        : body;
      // A missing log is told in JSON.
      texts.push(await new Response(plain).text().catch(() => ""));
    }
    assert(texts.length > 150);
    for (const secret of [...SECRETS, server.folder, dirname(SAMPLE)]) {
      for (const text of texts) {
        assert(!text.includes(secret), `${secret} in ${text.slice(0, 200)}`);
      }
    }
  });
});

/** All runs as they are served. */
async function describeAll(
  server: Server,
): Promise<{ id: string; matches: { id: string; file: string }[] }[]> {
  const { runs } = JSON.parse(await server.text("/data/catalog.json"));
  return await Promise.all(
    runs.map(async ({ id }: { id: string }) =>
      JSON.parse(await server.text(`/data/${id}/run.json`))
    ),
  );
}

Deno.test("a run that is deleted while it is served is missing, in a sentence", async () => {
  await withServer(async (server) => {
    for (const name of ["sample", "stopped"]) {
      await Deno.remove(join(server.folder, name), { recursive: true });
    }
    const names = ["run.json", "melee.jsonl", "melee/1.jsonl", "melee.jsonl.gz", "events"];
    for (const run of ["sample", "stopped"]) {
      for (const name of names) {
        const response = await server.get(`/data/${run}/${name}`);
        assertEquals(response.status, 404, name);
        assertMatch((await response.json()).error, /deleted|not been played/);
      }
    }
    assertEquals(JSON.parse(await server.text("/data/catalog.json")).runs.length, 1);
    assertEquals(server.errors, []);
  });
});

Deno.test("a run that is damaged while it is served is told to the server's owner only", async () => {
  await withServer(async (server) => {
    await Deno.writeTextFile(join(server.folder, "sample/table.json"), "{}");
    const response = await server.get("/data/sample/run.json");
    assertEquals(response.status, 500);
    assertMatch((await response.json()).error, /^This run is damaged/);
    assertEquals(server.errors.length, 1);
  });
});

Deno.test("files in folders of the site are found by their whole name, and nothing beside them", async () => {
  await withServer(async ({ get, text }) => {
    assertEquals(await text("/race/circuits/fish.cir"), "fish");
    for (
      const path of [
        "/race",
        "/race/",
        "/race/circuits/",
        "/race/circuits/fish.cir/",
        "/race/circuits/../circuits/snail.cir",
        "/race/circuits/%2e%2e/%2e%2e/deno.json",
        "/race//circuits/fish.cir",
        "//race/circuits/fish.cir",
      ]
    ) {
      const response = await get(path);
      assertEquals(response.status, 404, path);
      await response.body?.cancel();
    }
  });
});
