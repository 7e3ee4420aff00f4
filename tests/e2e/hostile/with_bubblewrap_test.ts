import { checkHostile, openGround, readTable } from "./hostile_run.ts";

const { rows, missing } = await readTable();
const hasBubblewrap = await (async () => {
  await using ground = await openGround(true);
  return ground.sandbox.layers.includes("bubblewrap");
})();
const reason = hasBubblewrap ? "" : ", ignored: no bubblewrap here";
const left = [...missing].map((tool) => `, some left out: no ${tool} here`).join("");

Deno.test({
  name: `[RUNNER-5] [RUNNER-6] in bubblewrap a hostile program gets nothing${reason}${left}`,
  ignore: !hasBubblewrap,
  async fn(t) {
    await using ground = await openGround(true);
    for (const row of rows) {
      await t.step(`${row.number} ${row.file} (${row.does}): ${row.outcome}`, async () => {
        await checkHostile(row, ground);
      });
    }
  },
});
