/** Appends lines to a log, for the test with many processes: PATH, NAME, HOW MANY. */
import { appendLog } from "../../../../lib/cli/race/append_log.ts";

const [path = "", name = "", count = "0"] = Deno.args;
for (let line = 0; line < Number(count); line++) {
  await appendLog(path, `${name} ${line} ${"x".repeat(200)}`);
}
