import { assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { addressOfRun, type Fetcher, readCatalog, readRun } from "../../../web/site/read_site.ts";
import { CATALOG, RUN } from "./samples.ts";

/** A site that answers every address alike, and what it was asked for. */
function site(answer: () => Response): { readonly fetcher: Fetcher; readonly asked: string[] } {
  const asked: string[] = [];
  const fetcher: Fetcher = (address) => {
    asked.push(address);
    return Promise.resolve(answer());
  };
  return { fetcher, asked };
}

/** The codes of the problems with which it fails. */
async function codes(reading: Promise<unknown>): Promise<string[]> {
  const error = await assertRejects(() => reading, UnusableInput);
  return error.problems.map(({ code }) => code);
}

Deno.test("catalog and run are fetched beside the page", async () => {
  const catalog = site(() => Response.json(CATALOG));
  assertEquals(await readCatalog("", catalog.fetcher), CATALOG);
  assertEquals(catalog.asked, ["data/catalog.json"]);
  const run = site(() => Response.json(RUN));
  assertEquals(await readRun("../", "spring", run.fetcher), RUN);
  assertEquals(run.asked, ["../data/spring/run.json"]);
});

Deno.test("a host without data holds no runs, which is no error", async () => {
  for (const status of [404, 410]) {
    assertEquals(
      await readCatalog("", site(() => new Response("", { status })).fetcher),
      undefined,
    );
  }
  const page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
  assertEquals(await readCatalog("", site(page).fetcher), undefined);
});

Deno.test("a run that is not there is a problem", async () => {
  const { fetcher } = site(() => new Response("", { status: 404 }));
  assertEquals(await codes(readRun("", "autumn", fetcher)), ["SITE_NO_RUN"]);
});

Deno.test("a host that refuses, cannot be reached or breaks off is a problem", async () => {
  const refusing = site(() => new Response("", { status: 503 }));
  assertEquals(await codes(readCatalog("", refusing.fetcher)), ["SITE_STATUS"]);
  const away: Fetcher = () => Promise.reject(new TypeError("failed to fetch"));
  assertEquals(await codes(readCatalog("", away)), ["SITE_UNREACHABLE"]);
  const broken = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.error(new TypeError("connection lost"));
        },
      }),
    );
  assertEquals(await codes(readRun("", "spring", site(broken).fetcher)), ["SITE_UNREACHABLE"]);
});

Deno.test("an answer that is no catalog is a problem of that file", async () => {
  const { fetcher } = site(() => new Response('{"runs": 3}'));
  const error = await assertRejects(() => readCatalog("", fetcher), UnusableInput);
  assertEquals(error.problems.map(({ code, file }) => [code, file]), [
    ["SITE_CATALOG", "data/catalog.json"],
  ]);
  assertEquals(await codes(readCatalog("", site(() => new Response("nothing")).fetcher)), [
    "LOG_JSON",
  ]);
});

Deno.test("an id from an address cannot leave its folder", () => {
  assertEquals(addressOfRun("", "../secret", "run.json"), "data/..%2Fsecret/run.json");
  assertEquals(addressOfRun("", "a?b#c", "m/3.jsonl"), "data/a%3Fb%23c/m/3.jsonl");
});
