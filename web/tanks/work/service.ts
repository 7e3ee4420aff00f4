/**
 * The worker's side of a log: reads it, keeps its rounds, answers what the page asks. It is the same in a worker and on
 * the page's own thread.
 */
import { type Problem, unusable } from "../../../lib/core/problem.ts";
import { tellDoubled } from "../../../lib/logs/doubled.ts";
import { summaryOf } from "../../../lib/logs/summary.ts";
import type { LogRound } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import { createBatches } from "./batches.ts";
import { readLog } from "./log_reader.ts";
import { createSlices, type Pace } from "./pace.ts";
import { createShelf, roundOfItem, type Shelf, type ShelfItem } from "./shelf.ts";
import { bytesOf, type Fetching } from "./source_bytes.ts";
import type { Verification } from "./types.ts";
import type { LogEnd } from "./verify_shelf.ts";
import type { FromWorker, ToWorker } from "./worker_messages.ts";

/** What a service needs of the world outside. */
export interface ServiceOutside {
  readonly fetch: Fetching["fetch"];
  readonly pace: Pace;
  /** Loads what verifies a log. @default its script */
  readonly loadVerifier?: () => Promise<Pick<typeof import("./verify_shelf.ts"), "verifyShelf">>;
}

/** Serves one log. */
export interface Service {
  hear(message: ToWorker): void;
  /** Ends all work; nothing is told any more. */
  close(): void;
}

/** What the browser has. */
export function browserOutside(pace: Pace): ServiceOutside {
  return { fetch: (address, options) => fetch(address, options), pace };
}

/** A service that tells what it finds to `post`. */
export function createService(
  post: (message: FromWorker) => void,
  { fetch, pace, loadVerifier = () => import("./verify_shelf.ts") }: ServiceOutside,
): Service {
  const stop = new AbortController();
  const { signal } = stop;
  const batches = createBatches(pace, (summaries) => post({ kind: "rounds", summaries }));
  /** Requests for rounds that have not been read yet, by id. */
  const waiting = new Map<number, number | undefined>();
  let shelf: Shelf | undefined;
  let end: LogEnd | undefined;
  /** Rounds whose number had come before. */
  let doubled = 0;
  let verification: "idle" | "wanted" | "begun" = "idle";

  function open({ source, page }: ToWorker & { kind: "open" }): void {
    const warning = (warning: Problem) => post({ kind: "warning", warning });
    guard(readLog(bytesOf(source, { fetch, page, signal }), {
      file: source.name,
      isFromServer: source.kind === "address",
      slices: createSlices(pace),
      signal,
      events: {
        header: (header) => {
          shelf = createShelf(header);
          post({ kind: "header", header });
        },
        warning,
        round: ({ line, round, text }) => {
          if (shelf === undefined) return;
          const earlier = shelf.add({ number: round.round, line, text });
          if (earlier !== undefined) return warnOfDoubled(earlier, line);
          answerWaiting(round);
          batches.add(summaryOf(shelf.header, round));
        },
        complete: () => finish({ problems: [], impossible: undefined }),
        stopped: (problems, impossible) => finish({ problems, impossible }),
      },
    }));
  }

  /** Rounds count from 1: no number can be lower. */
  function answerWaiting(round: LogRound): void {
    for (const [id, number = 1] of waiting) {
      if (number !== round.round) continue;
      waiting.delete(id);
      post({ kind: "round", id, round });
    }
  }

  /** Only the first is told by its lines: there may be thousands. */
  function warnOfDoubled({ line: earlier, number }: ShelfItem, line: number): void {
    doubled += 1;
    if (doubled > 1) return;
    const message = strings.logs.problems.doubled(tellDoubled(number, earlier, line));
    post({ kind: "warning", warning: { code: "LOG_DOUBLED", line, message } });
  }

  function finish(how: LogEnd): void {
    end = how;
    batches.flush();
    if (doubled > 1) {
      const message = strings.logs.problems.doubledMore(doubled - 1);
      post({ kind: "warning", warning: { code: "LOG_DOUBLED", message } });
    }
    post({ kind: "ended", problems: how.problems });
    const asked = [...waiting];
    waiting.clear();
    for (const [id, number] of asked) give(id, number);
    if (shelf === undefined) return;
    guard(tellHighlights(shelf));
    beginVerification();
  }

  /** Nobody waits for them, nor for the script that finds them. */
  async function tellHighlights(shelf: Shelf): Promise<void> {
    const { findHighlights } = await import("./find_highlights.ts");
    const highlights = await findHighlights(shelf, createSlices(pace), signal);
    if (!signal.aborted) post({ kind: "highlights", highlights });
  }

  function give(id: number, number: number | undefined): void {
    // Without a number the lowest is wanted; before the end, only 1 is known to be it.
    const item = shelf?.find(number ?? (end === undefined ? 1 : undefined));
    if (shelf !== undefined && item !== undefined) {
      post({ kind: "round", id, round: roundOfItem(shelf.header, item) });
    } else if (end === undefined) waiting.set(id, number);
    else refuse(id, number);
  }

  function refuse(id: number, number: number | undefined): void {
    const { noRound, noRounds } = strings.logs.problems;
    const message = number === undefined ? noRounds : noRound(number);
    const isUnread = end !== undefined && end.problems.length > 0;
    const problems = isUnread ? end?.problems : unusable("LOG_NO_ROUND", message).problems;
    post({ kind: "refused", id, problems: problems ?? [] });
  }

  function beginVerification(): void {
    if (verification !== "wanted" || shelf === undefined || end === undefined) return;
    verification = "begun";
    guard(verify(shelf, end));
  }

  async function verify(shelf: Shelf, end: LogEnd): Promise<void> {
    const tell = (verification: Verification) => post({ kind: "verification", verification });
    const verifier = await loadVerifier().catch(() => undefined);
    if (verifier !== undefined) {
      return await verifier.verifyShelf(shelf, end, { pace, signal, tell });
    }
    // The rounds can be watched all the same, and the next attempt may come further.
    verification = "idle";
    tell({ state: "failed" });
  }

  /** What fails here is our own fault: the page is told at least that nothing more will come. */
  function guard(work: Promise<void>): void {
    work.catch((error) => {
      if (signal.aborted) return;
      post({ kind: "broken" });
      throw error;
    });
  }

  return {
    hear: (message) => {
      if (signal.aborted) return;
      if (message.kind === "open") return open(message);
      if (message.kind === "round") return give(message.id, message.number);
      if (verification !== "idle") return;
      verification = "wanted";
      post({ kind: "verification", verification: { state: "running", checked: 0 } });
      beginVerification();
    },
    close: () => {
      stop.abort();
      batches.close();
      waiting.clear();
    },
  };
}
