/**
 * The worker's side of a log: reads it, keeps its rounds, answers what the page asks. It is the same in a worker and on
 * the page's own thread.
 */
import { type Problem, unusable } from "../../../lib/core/problem.ts";
import { summaryOf } from "../../../lib/logs/summary.ts";
import type { LogRound } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import { createBatches } from "./batches.ts";
import { readLog } from "./log_reader.ts";
import { createSlices, type Pace } from "./pace.ts";
import { createShelf, roundOfItem, type Shelf } from "./shelf.ts";
import { bytesOf, type Fetching } from "./source_bytes.ts";
import type { LogEnd } from "./verify_shelf.ts";
import type { FromWorker, ToWorker } from "./worker_messages.ts";

/** What a service needs of the world outside. */
export interface ServiceOutside {
  readonly fetch: Fetching["fetch"];
  readonly pace: Pace;
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
  { fetch, pace }: ServiceOutside,
): Service {
  const stop = new AbortController();
  const { signal } = stop;
  const batches = createBatches(pace, (summaries) => post({ kind: "rounds", summaries }));
  /** Requests for rounds that have not been read yet, by id. */
  const waiting = new Map<number, number | undefined>();
  let shelf: Shelf | undefined;
  let end: LogEnd | undefined;
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
          shelf.add({ number: round.round, line, text });
          answerWaiting(round, shelf.items.length === 1);
          batches.add(summaryOf(shelf.header, round));
        },
        complete: () => finish({ problems: [], impossible: undefined }),
        stopped: (problems, impossible) => finish({ problems, impossible }),
      },
    }));
  }

  function answerWaiting(round: LogRound, isFirst: boolean): void {
    for (const [id, number] of waiting) {
      if (number === undefined ? !isFirst : number !== round.round) continue;
      waiting.delete(id);
      post({ kind: "round", id, round });
    }
  }

  function finish(how: LogEnd): void {
    end = how;
    batches.flush();
    post({ kind: "ended", problems: how.problems });
    for (const [id, number] of waiting) refuse(id, number);
    waiting.clear();
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
    const item = shelf?.find(number);
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
    const { verifyShelf } = await import("./verify_shelf.ts");
    await verifyShelf(shelf, end, {
      pace,
      signal,
      tell: (verification) => post({ kind: "verification", verification }),
    });
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
