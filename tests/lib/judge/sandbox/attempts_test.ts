import { assertEquals } from "@std/assert";
import { ATTEMPTS } from "../../../../lib/judge/sandbox/attempts.ts";
import { surveySandbox } from "../../../../lib/judge/sandbox/find_sandbox.ts";
import { endsWithRunner } from "../../../../lib/judge/sandbox/orphan.ts";
import { tryAttempts } from "../../../../lib/judge/sandbox/try_attempt.ts";
import { openWorkshop } from "../../../../lib/judge/workshop.ts";

for (const bubblewrap of [true, false]) {
  const how = bubblewrap ? "with bubblewrap where it works" : "without bubblewrap";
  Deno.test(`every layer stops its attempts, ${how}`, async () => {
    await using workshop = await openWorkshop();
    const options = { workshop: workshop.folder, bubblewrap, trustNative: false };
    const { sandbox } = await surveySandbox(options);
    const own = ATTEMPTS.filter(({ layer }) => sandbox.layers.includes(layer));
    const through = (await tryAttempts(own, sandbox)).filter(({ stopped }) => !stopped);
    assertEquals(through.map(({ attempt }) => attempt.deed), []);
    assertEquals(await endsWithRunner(sandbox), sandbox.layers.includes("deathsig"));
  });
}

Deno.test("without its layer every attempt gets through, so it proves something", async () => {
  await using workshop = await openWorkshop();
  const options = { workshop: workshop.folder, bubblewrap: false, trustNative: false };
  const { sandbox } = await surveySandbox(options);
  const bare = { ...sandbox, layers: ["permissions"] as const };
  // The environment keeps these two from getting far, whatever else stands.
  const kept = new Set(["remember", "variables-lifted"]);
  const all = ATTEMPTS
    .filter(({ id }) => !kept.has(id) && (id !== "root-lifted" || Deno.uid() === 0))
    .map((attempt) => ({ ...attempt, lifted: true }));
  const stopped = (await tryAttempts(all, bare)).filter((outcome) => outcome.stopped);
  assertEquals(stopped.map(({ attempt }) => attempt.id), []);
});

Deno.test("without a death signal a program outlives its runner, and the check notices", async () => {
  await using workshop = await openWorkshop();
  const options = { workshop: workshop.folder, bubblewrap: false, trustNative: false };
  const { sandbox } = await surveySandbox(options);
  assertEquals(await endsWithRunner({ ...sandbox, layers: ["permissions"] }, 200), false);
});
