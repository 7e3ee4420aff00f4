/** English: what went wrong with a program, and the evidence for it. */
import type { LogClock, LogFaultKind } from "../../../lib/logs/types.ts";

/** What a fault means, for somebody who has never heard of it. */
const FAULT_SENTENCES: Readonly<Record<LogFaultKind, string>> = {
  timeout: "The program took too long for its order, so it was ended.",
  exit: "The program ended by itself before the round was over.",
  crash: "The program crashed.",
  flood: "The program wrote far more than its turn allows, so it was ended.",
  memory: "The program wanted more memory than it may have.",
  invalid: "The line that the program wrote is no order, so it lost this turn. It plays on.",
  start: "The program could not be started.",
};

export const faults = {
  sentence: (kind: LogFaultKind): string => FAULT_SENTENCES[kind],
  evidence: (clock: LogClock): string => tellClock(clock),
  detail: "The judge noted:",
} as const;

/** What the clock saw, so that the reader can check the sum himself. */
function tellClock({ allowedMs, wallMs, waitedMs, cpuMs }: LogClock): string {
  const wall = `It took ${milliseconds(wallMs)} by the wall clock`;
  const waited = waitedMs === undefined
    ? "; how long it waited for a processor is not known"
    : `, ${milliseconds(waitedMs)} of it waiting for a processor`;
  const counted = `. So ${milliseconds(wallMs - (waitedMs ?? 0))} count; ` +
    `${milliseconds(allowedMs)} were allowed.`;
  const used = cpuMs === undefined ? "" : ` It used ${milliseconds(cpuMs)} of processor time.`;
  return wall + waited + counted + used;
}

function milliseconds(amount: number): string {
  return `${Math.round(amount * 10) / 10} ms`;
}
