import { checkHostile, openGround, readTable } from "./hostile_run.ts";

const { rows } = await readTable();

Deno.test("[RUNNER-5] [RUNNER-6] without bubblewrap a hostile program gets nothing", async (t) => {
  await using ground = await openGround(false);
  for (const row of rows) {
    const outcome = row.withoutBubblewrap ?? row.outcome;
    await t.step(`${row.number} ${row.file} (${row.does}): ${outcome}`, async () => {
      await checkHostile(row, ground);
    });
  }
});
