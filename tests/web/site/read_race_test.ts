import { assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { parseCircuits, readCircuitFile, readCircuits } from "../../../web/site/read_race.ts";

const FISH = {
  id: "fish",
  title: "Fish",
  file: "fish.cir",
  par: { moves: 80, hundredths: 7988, path: 448.5 },
};

function site(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>) {
  return (address: string) => {
    const body = files[address];
    return Promise.resolve(new Response(body ?? "", { status: body === undefined ? 404 : 200 }));
  };
}

Deno.test("circuits and their files are read from where the site has them", async () => {
  const bytes = Uint8Array.of(32, 200, 13);
  const fetcher = site({
    "x/race/circuits.json": JSON.stringify({ circuits: [{ ...FISH, more: 1 }], later: true }),
    "x/race/circuits/fish.cir": bytes,
  });
  assertEquals(await readCircuits("x/", fetcher), { circuits: [FISH] });
  assertEquals(await readCircuitFile("x/", FISH, fetcher), bytes);
});

Deno.test("a site without circuits is no mistake, a circuit without a file is", async () => {
  assertEquals(await readCircuits("", site({})), undefined);
  const error = await assertRejects(() => readCircuitFile("", FISH, site({})), UnusableInput);
  assertEquals(error.problems[0]?.code, "SITE_NO_CIRCUIT");
});

Deno.test("what is no list of circuits is told", () => {
  const bad = [
    {},
    { circuits: [{}] },
    { circuits: [{ ...FISH, id: "../x" }] },
    { circuits: [{ ...FISH, file: "http://x/y.cir" }] },
    { circuits: [{ ...FISH, par: { moves: 0, hundredths: 1, path: 1 } }] },
  ];
  for (const value of bad) {
    const read = parseCircuits(JSON.stringify(value));
    assertEquals(read.ok ? "read" : read.error[0]?.code, "SITE_CIRCUITS", JSON.stringify(value));
  }
});
