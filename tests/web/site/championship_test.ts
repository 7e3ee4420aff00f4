import { assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { parseChampionship } from "../../../web/site/parse_championship.ts";
import {
  readChampionship,
  readChampionshipCircuit,
  readChampionshipLap,
} from "../../../web/site/read_championship.ts";
import { MADE, PLAYING } from "../championship/made_championship.ts";

/** Answers from memory. */
function host(files: Readonly<Record<string, string>>): (address: string) => Promise<Response> {
  return (address) => {
    const body = files[address];
    return Promise.resolve(new Response(body ?? "no", { status: body === undefined ? 404 : 200 }));
  };
}

Deno.test("a championship is read as it was published", () => {
  for (const championship of [MADE, PLAYING]) {
    for (const text of [JSON.stringify(championship), JSON.stringify(championship, null, 1)]) {
      assertEquals(parseChampionship(text), { ok: true, value: championship });
    }
  }
});

Deno.test("what would lead elsewhere, or makes no sense, is refused with its place", () => {
  const changed = (change: Readonly<Record<string, unknown>>) => {
    const parsed = parseChampionship(JSON.stringify({ ...MADE, ...change }));
    return parsed.ok ? "" : [...new Set(parsed.error.map(({ code }) => code))].join();
  };
  assertEquals(changed({}), "");
  for (
    const change of [
      { title: 7 },
      { state: "over" },
      { winner: "../x" },
      { gifts: ["a b"] },
      { rounds: [{ number: 0, isFinal: true, pools: [] }] },
      { participants: [{ id: "x" }] },
    ]
  ) assertEquals(changed(change), "SITE_CHAMPIONSHIP", JSON.stringify(change));
  const text = JSON.stringify(MADE).replace("round-1/p01.p01.f1", "../../p01.p01.f1");
  assertEquals(parseChampionship(text).ok, false);
});

Deno.test("championship, circuits and laps lie below race/; a site may have none", async () => {
  const site = host({
    "x/race/championship.json": JSON.stringify(MADE),
    "x/race/championship/p01.cir": "C",
    "x/race/laps/round-1/p01.p02.f1": "L",
  });
  assertEquals(await readChampionship("x/", site), MADE);
  assertEquals(await readChampionship("y/", site), undefined);
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  assertEquals(text(await readChampionshipCircuit("x/", "p01", site)), "C");
  assertEquals(text(await readChampionshipLap("x/", "round-1/p01.p02.f1", site)), "L");
  const error = await assertRejects(
    () => readChampionshipLap("x/", "round-1/p01.p09.f1", site),
    UnusableInput,
  );
  assertEquals(error.problems[0]?.code, "SITE_NO_FILE");
});
