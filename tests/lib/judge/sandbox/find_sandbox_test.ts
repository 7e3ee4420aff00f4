import { assert, assertEquals } from "@std/assert";
import { requireDenoVersion } from "../../../../lib/judge/doctor.ts";
import { isAtLeast, MIN_DENO } from "../../../../lib/judge/sandbox/deno_version.ts";
import {
  findSandbox,
  layerSets,
  surveySandbox,
} from "../../../../lib/judge/sandbox/find_sandbox.ts";
import { probeFailure, probeSandbox } from "../../../../lib/judge/sandbox/probe.ts";
import { openWorkshop } from "../../../../lib/judge/workshop.ts";

const NOTHING = { rlimits: false, deathsig: false, user: false, bubblewrap: false, seccomp: false };

Deno.test("layerSets() begins with all and ends with Deno alone", { permissions: "none" }, () => {
  const has = { rlimits: true, deathsig: true, user: true, bubblewrap: true, seccomp: true };
  assertEquals(layerSets(has), [
    ["permissions", "rlimits", "deathsig", "bubblewrap", "seccomp"],
    ["permissions", "rlimits", "deathsig", "bubblewrap"],
    ["permissions", "rlimits", "deathsig", "user"],
    ["permissions", "rlimits", "deathsig"],
    ["permissions"],
  ]);
  assertEquals(layerSets(NOTHING), [["permissions"]]);
  assertEquals(layerSets({ ...NOTHING, seccomp: true, user: true }), [
    ["permissions", "user"],
    ["permissions"],
  ]);
});

Deno.test("findSandbox() finds one that starts programs, with bubblewrap and without", async () => {
  await using workshop = await openWorkshop();
  for (const bubblewrap of [true, false]) {
    const options = { workshop: workshop.folder, bubblewrap, trustNative: false };
    const sandbox = await findSandbox(options);
    assert(await probeSandbox(sandbox));
    if (!bubblewrap) assert(!sandbox.layers.includes("bubblewrap"));
    assertEquals(structuredClone(sandbox), sandbox);
  }
});

Deno.test("probeSandbox() notices a wall that fails, and says how", async () => {
  await using workshop = await openWorkshop();
  const options = { workshop: workshop.folder, bubblewrap: false, trustNative: false };
  const { sandbox } = await surveySandbox(options);
  const broken = { ...sandbox, tools: { ...sandbox.tools, setsid: `${workshop.folder}/gone` } };
  assertEquals(await probeSandbox(broken), false);
  assert((await probeFailure(broken) ?? "").includes("gone"));
});

Deno.test("requireDenoVersion() wants MIN_DENO or newer", { permissions: "none" }, () => {
  for (const version of [MIN_DENO, "2.8.10", "2.10.0", "3.0.0-rc.1", "2.8.1+abc"]) {
    requireDenoVersion(version);
  }
  for (const version of ["2.8.0", "2.7.99", "1.99.0", "0", ""]) {
    assertEquals(isAtLeast(version, MIN_DENO), false, version);
  }
});
