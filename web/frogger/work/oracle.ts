/** Answers questions about a road from tables, which are made once for each road. */
import { hintAt, type Hints, pathFrom, prepareHints } from "../../../lib/frogger/hints.ts";
import { judge } from "../../../lib/frogger/judge.ts";
import { START_STATE } from "../../../lib/frogger/progress.ts";
import { parseTraffic } from "../../../lib/frogger/traffic_file.ts";
import type { Traffic } from "../../../lib/frogger/types.ts";
import type { Answer, Question } from "./messages.ts";

/** A road and its tables. */
interface Known {
  readonly road: string;
  readonly traffic: Traffic;
  readonly hints: Hints;
}

/** Keeps the tables of the last road only: they take some 10 kB a frame. */
export function createOracle(): (question: Question) => Answer {
  let known: Known | undefined;
  return (question) => {
    const { id, kind, road } = question;
    known = known?.road === road ? known : learn(road);
    if (known === undefined) return { id };
    const { hints, traffic } = known;
    if (kind === "best") {
      const moves = pathFrom(hints, START_STATE);
      const { score, tally } = judge(traffic, { moves, missing: 0, ignored: 0 });
      const mode = tally.confined ? "confined" : "open";
      return { id, best: { moves, score, crossings: tally.crossings, mode } };
    }
    const { crossings, score, survives } = hintAt(hints, question.state);
    const moves = pathFrom(hints, question.state);
    return { id, advice: { survives, crossings, score, moves } };
  };
}

function learn(road: string): Known | undefined {
  const read = parseTraffic(new TextEncoder().encode(road));
  if (!read.ok) return undefined;
  const { traffic } = read.value;
  return { road, traffic, hints: prepareHints(traffic) };
}
