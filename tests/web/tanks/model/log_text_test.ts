import { assertEquals } from "@std/assert";
import { parseHeader } from "../../../../lib/logs/header.ts";
import { parseRound } from "../../../../lib/logs/round.ts";
import { oneRoundLog } from "../../../../web/tanks/model/log_text.ts";

const LOG = "../../../../fixtures/logs/recorded-melee-with-faults-and-check.jsonl";

Deno.test("[WATCH-9] a round alone is a log with the same bytes as the whole log has", async () => {
  const text = await Deno.readTextFile(new URL(LOG, import.meta.url));
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const header = parseHeader(head);
  for (const line of lines) {
    const round = header.ok ? parseRound(line, header.value) : header;
    assertEquals(
      header.ok && round.ok ? oneRoundLog(header.value, round.value) : "",
      `${head}\n${line}\n`,
    );
  }
  assertEquals(lines.length > 0, true);
});
