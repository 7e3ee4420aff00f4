import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import fc from "fast-check";
import { parseCatalog, parseRun } from "../../../web/site/parse_published.ts";
import { CATALOG, RUN } from "./samples.ts";

/** What is told about a text that is no run. */
function complaints(value: unknown): string {
  const run = parseRun(JSON.stringify(value));
  assert(!run.ok, "it should not be taken for a run");
  return run.error.map(({ code, message }) => `${code} ${message}`).join("\n");
}

Deno.test("what a site publishes is read as it was written", () => {
  assertEquals(parseCatalog(JSON.stringify(CATALOG)), { ok: true, value: CATALOG });
  assertEquals(parseRun(JSON.stringify(RUN, null, 2)), { ok: true, value: RUN });
});

Deno.test("a log that was opened alone has no table", () => {
  const { table: _, ...alone } = RUN;
  assertEquals(parseRun(JSON.stringify(alone)), { ok: true, value: alone });
});

Deno.test("what cannot be seen in names and titles, or would turn the text, is made visible", () => {
  const name = "\u202eeman\n";
  const seen = "\\u{202e}eman\\u{a}";
  const [row] = RUN.table?.rows ?? [];
  const [match] = RUN.matches;
  const run = parseRun(JSON.stringify({
    ...{ ...RUN, title: name, bots: [name] },
    matches: [{ ...match, bots: [name], entries: [0] }],
    table: { factor: 1, rows: [{ ...row, bot: name }] },
  }));
  assert(run.ok);
  const { title, bots, matches, table } = run.value;
  assertEquals(
    [title, bots, matches[0]?.bots, table?.rows[0]?.bot],
    [seen, [seen], [seen], seen],
  );
});

Deno.test("when a run was may be missing, but not be wrong", () => {
  const date = { is: "begun", at: "2026-11-30T08:15:00.000Z" } as const;
  assertEquals(parseRun(JSON.stringify({ ...RUN, date })), { ok: true, value: { ...RUN, date } });
  assertStringIncludes(complaints({ ...RUN, date: { ...date, is: "over" } }), "date.is");
});

Deno.test("fields of a newer site are left out", () => {
  assertEquals(parseRun(JSON.stringify({ ...RUN, weather: "fair" })), { ok: true, value: RUN });
});

Deno.test("an interval may begin below nought", () => {
  const [first] = RUN.table?.rows ?? [];
  const rows = [{ ...first, low: -3.5 }];
  const run = parseRun(JSON.stringify({ ...RUN, table: { factor: 1, rows } }));
  assert(run.ok);
  assertEquals(run.value.table?.rows[0]?.low, -3.5);
});

Deno.test("what is wrong is told with its place", () => {
  const [match] = RUN.matches;
  assertStringIncludes(
    complaints({ ...RUN, matches: [match, { ...match, played: "ten" }] }),
    'SITE_RUN matches[1].played: "ten" does not fit',
  );
  assertStringIncludes(complaints({ ...RUN, state: "paused" }), "SITE_RUN state: ");
  assertStringIncludes(complaints({ ...RUN, table: { factor: 1, rows: [{}] } }), "table.rows[0]");
  assertStringIncludes(complaints([]), "SITE_RUN");
});

Deno.test("an id or a file that would lead elsewhere is refused", () => {
  const [match] = RUN.matches;
  for (const name of ["../x", "..", ".", "", "a/b", "a b", "https://x", "a?b", "a#b", "%2e%2e"]) {
    assertStringIncludes(complaints({ ...RUN, id: name }), "id: ");
    assertStringIncludes(complaints({ ...RUN, matches: [{ ...match, file: name }] }), "file: ");
  }
});

Deno.test("whatever a host serves, nothing is thrown", () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
    for (const parsed of [parseCatalog(text), parseRun(text)]) {
      assert(parsed.ok || parsed.error.length > 0);
    }
  }));
});

Deno.test("a field that a run needs is either taken as it is or told to be wrong", () => {
  const needed = ["id", "title", "state", "bots", "played", "total", "matches"];
  fc.assert(fc.property(fc.constantFrom(...needed), fc.jsonValue(), (field, value) => {
    const run = parseRun(JSON.stringify({ ...RUN, [field]: value }));
    if (run.ok) {
      const given: unknown = JSON.parse(JSON.stringify(value));
      assertEquals(new Map<string, unknown>(Object.entries(run.value)).get(field), given);
    } else assert(run.error.every(({ message }) => message.startsWith(field)));
  }));
});

Deno.test("an older site does not say where programs stand in the run, nor who won", () => {
  const [first] = RUN.matches;
  const { entries: _, ...older } = first ?? {};
  const run = parseRun(JSON.stringify({ ...RUN, matches: [older] }));
  assert(run.ok);
  assertEquals(run.value.matches[0]?.entries, [0, 1, 2]);
  assertEquals(Object.keys(run.value.matches[0] ?? {}).includes("wins"), false);
});

Deno.test("wins and points are taken where there is one for each program", () => {
  const [first] = RUN.matches;
  assert(first !== undefined);
  const scored = { ...first, wins: [1, 2, 3], points: [10, 20.5, 0] };
  const run = parseRun(JSON.stringify({ ...RUN, matches: [scored] }));
  assertEquals(run.ok && run.value.matches[0], scored);
  for (const odd of [{ wins: [1, 2] }, { wins: [1, 2, 0.5] }, { entries: [0, 1, -1] }]) {
    const [field] = Object.keys(odd);
    assertStringIncludes(complaints({ ...RUN, matches: [{ ...first, ...odd }] }), `[0].${field}`);
  }
  assertStringIncludes(complaints({ ...RUN, matches: [{ ...first, points: 7 }] }), "[0].points");
});
