/**
 * What waits, in a line or two: what is played in its turn, and what the organiser holds back.
 */
import type { Contest } from "../../contest/contest.ts";
import { ledgerOf } from "../../contest/describe/ledger.ts";
import { readContest } from "../../contest/describe/records.ts";
import { wholeQueue } from "../../contest/describe/stages.ts";
import type { QueuedVersion } from "../../contest/published/types.ts";
import { contestCommand } from "./commands_to_paste.ts";
import { counted, listed } from "./sentences.ts";

/** The queue, parted. */
export interface PartedQueue {
  /** Checked or not, played in the order of arrival. */
  readonly waiting: readonly QueuedVersion[];
  readonly held: readonly QueuedVersion[];
}

/** What waits in an open contest. */
export function openQueue(contest: Contest): PartedQueue {
  return partQueue(wholeQueue(ledgerOf(readContest(contest))));
}

/** What is being played has left the queue. */
export function partQueue(queue: readonly QueuedVersion[]): PartedQueue {
  return {
    waiting: queue.filter(({ state }) => state === "checking" || state === "waiting"),
    held: queue.filter(({ state }) => state === "held"),
  };
}

/** Sentences; none where nobody waits. */
export function queueLines({ held, waiting }: PartedQueue, folder: string): string[] {
  return [
    ...(waiting.length === 0 ? [] : [`${counted(waiting.length, "program")} in the queue.`]),
    ...heldLines(held, folder),
  ];
}

/** Such as `1 held: Bob, version 1; release it with turniir contest release spring Bob`. */
export function heldLines(held: readonly QueuedVersion[], folder: string): string[] {
  const [first] = held;
  if (first === undefined) return [];
  const who = held.map(({ name, version }) => `${listed([name])}, version ${version}`).join("; ");
  const names = new Set(held.map(({ name }) => name));
  const command = contestCommand("release", folder, [names.size === 1 ? first.name : "NAME"]);
  return [
    `${held.length} held: ${who}; release ${held.length === 1 ? "it" : "them"} with ${command}`,
  ];
}
