import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { describe, doctor } from "../../../lib/cli/doctor.ts";
import { examine, type Finding, isGood } from "../../../lib/judge/doctor.ts";
import { openWorkshop } from "../../../lib/judge/workshop.ts";

const EVERYTHING = [
  "deno",
  "permissions",
  "rlimits",
  "deathsig",
  "user",
  "bubblewrap",
  "seccomp",
  "clock",
  "native",
];

Deno.test("examine() tells of every layer, and that nothing gets through those that stand", async () => {
  await using workshop = await openWorkshop();
  const options = { workshop: workshop.folder, bubblewrap: true, trustNative: false };
  const findings = await examine(options);
  assertEquals(findings.map(({ id }) => id), EVERYTHING);
  assertEquals(findings.filter(({ state }) => state === "broken"), []);
  assertEquals(findings.find(({ id }) => id === "permissions")?.state, "holds");
});

Deno.test("doctor() without bubblewrap says what that means and ends with status 1", async () => {
  let printed = "";
  const output = {
    print: (text: string) => void (printed += text),
    complain: () => {},
    isColourful: false,
  };
  assertEquals(await doctor({ json: true, bwrap: false }, output), 1);
  const report = JSON.parse(printed) as { ok: boolean; findings: Finding[] };
  assertEquals(report.ok, false);
  const native = report.findings.find(({ id }) => id === "native");
  assertStringIncludes(native?.message ?? "", "refused");
  assert(report.findings.filter(({ state }) => state === "broken").length === 0);
});

Deno.test("describe() puts the cure below what is missing, and a verdict last", {
  permissions: "none",
}, () => {
  const findings: Finding[] = [
    { id: "deno", state: "holds", message: "Deno 2.9.6" },
    { id: "clock", state: "missing", message: "no clock", cure: "Linux" },
  ];
  assertEquals(describe(findings).split("\n"), [
    "ok       deno         Deno 2.9.6",
    "MISSING  clock        no clock",
    "                      to get it: Linux",
    "",
    "Contests among friends can be played here; for strangers' programs see to the above first.",
  ]);
  assertEquals(findings.map(isGood), [true, false]);
});
