import { findSandbox } from "../../../lib/judge/sandbox/find_sandbox.ts";
import { openWorkshop } from "../../../lib/judge/workshop.ts";
import { checkHostile, readTable } from "./hostile_run.ts";

const { rows, missing } = await readTable();
const hasBubblewrap = await (async () => {
  await using workshop = await openWorkshop();
  const options = { workshop: workshop.folder, bubblewrap: true, trustNative: false };
  return (await findSandbox(options)).layers.includes("bubblewrap");
})();
const reason = hasBubblewrap ? "" : ", ignored: no bubblewrap here";
const left = [...missing].map((tool) => `, some left out: no ${tool} here`).join("");

Deno.test({
  name: `[RUNNER-5] [RUNNER-6] in bubblewrap a hostile program gets nothing${reason}${left}`,
  ignore: !hasBubblewrap,
  async fn(t) {
    const binaries = await Deno.makeTempDir();
    for (const row of rows) {
      await t.step(`${row.number} ${row.file} (${row.does}): ${row.outcome}`, async () => {
        await checkHostile(row, { bubblewrap: true, binaries });
      });
    }
    await Deno.remove(binaries, { recursive: true });
  },
});
