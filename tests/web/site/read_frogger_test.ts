import { assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import {
  parsePublishedTraffic,
  readTraffic,
  readTrafficFile,
} from "../../../web/site/read_frogger.ts";

const RUSH = {
  id: "rush",
  title: "Rush hour",
  about: "Everybody at once.",
  file: "rush.txt",
  frames: 3000,
  par: { score: 211, crossings: 192, mode: "open" },
} as const;

function site(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>) {
  return (address: string) => {
    const body = files[address];
    return Promise.resolve(new Response(body ?? "", { status: body === undefined ? 404 : 200 }));
  };
}

Deno.test("traffic and its files are read from where the site has them", async () => {
  const bytes = Uint8Array.of(32, 200, 13);
  const fetcher = site({
    "x/frogger/traffic.json": JSON.stringify({ traffic: [{ ...RUSH, more: 1 }], later: true }),
    "x/frogger/traffic/rush.txt": bytes,
  });
  assertEquals(await readTraffic("x/", fetcher), { traffic: [RUSH] });
  assertEquals(await readTrafficFile("x/", RUSH, fetcher), bytes);
});

Deno.test("a site without traffic is no mistake, traffic without a file is", async () => {
  assertEquals(await readTraffic("", site({})), undefined);
  const error = await assertRejects(() => readTrafficFile("", RUSH, site({})), UnusableInput);
  assertEquals(error.problems[0]?.code, "SITE_NO_TRAFFIC");
});

Deno.test("what is no list of traffic is told", () => {
  const bad = [
    {},
    { traffic: [{}] },
    { traffic: [{ ...RUSH, id: "../x" }] },
    { traffic: [{ ...RUSH, file: "http://x/y.txt" }] },
    { traffic: [{ ...RUSH, frames: -1 }] },
    { traffic: [{ ...RUSH, par: { ...RUSH.par, mode: "best" } }] },
  ];
  for (const value of bad) {
    const read = parsePublishedTraffic(JSON.stringify(value));
    assertEquals(read.ok ? "read" : read.error[0]?.code, "SITE_TRAFFIC", JSON.stringify(value));
  }
});
