/** The script of a page that replays the rounds of `log.jsonl` and says on its root element how long each took. */
import { parseHeader } from "../../../../lib/logs/header.ts";
import { parseRound } from "../../../../lib/logs/round.ts";
import { verifyRound } from "../../../../lib/logs/verify.ts";
import type { LogHeader } from "../../../../lib/logs/types.ts";
import { record } from "../../../../web/tanks/model/recording.ts";

async function replayAll(): Promise<number[]> {
  const answer = await fetch("log.jsonl");
  const [first = "", ...lines] = (await answer.text()).trim().split("\n");
  const header = parseHeader(first);
  return lines.map((line) => header.ok ? replayOne(header.value, line) : NaN);
}

/** In milliseconds; NaN if the round doesn't come true. */
function replayOne(header: LogHeader, line: string): number {
  const round = parseRound(line, header);
  if (!round.ok) return NaN;
  const began = performance.now();
  const { turns } = record(header, round.value);
  const took = performance.now() - began;
  return verifyRound(header, round.value) === undefined && turns === 1000 ? took : NaN;
}

void replayAll().then((times) => {
  document.documentElement.dataset.times = JSON.stringify(times);
});
