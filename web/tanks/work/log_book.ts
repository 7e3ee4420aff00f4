/**
 * The page's side of a log that is being read elsewhere.
 */
import { batch, computed, signal } from "@preact/signals";
import { type Problem, unusable, UnusableInput } from "../../../lib/core/problem.ts";
import type { Highlight } from "../../../lib/logs/highlights.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import type { Connect } from "./connection.ts";
import { joinRounds } from "./round_list.ts";
import type { LogBook, LogSource, Verification } from "./types.ts";
import type { FromWorker } from "./worker_messages.ts";

/** A list of fewer rounds is published whenever some have arrived; a longer one when it has grown so many times. */
const SHORT = 2000;
const GROWTH = 1.25;

/** Somebody who waits for a round. */
interface Asker {
  readonly resolve: (round: LogRound) => void;
  readonly reject: (error: UnusableInput) => void;
}

/**
 * Opens a log; resolves when its header has been read.
 * @throws {UnusableInput} If it is no log, cannot be had, or was not wanted any more before it was open (`LOG_CLOSED`).
 */
export function openLogBook(
  source: LogSource,
  connect: Connect,
  signal?: AbortSignal,
): Promise<LogBook> {
  const { promise, resolve, reject } = Promise.withResolvers<LogBook>();
  const pages = createPages();
  const connection = connect((message) => {
    switch (message.kind) {
      case "header":
        return resolve(bookOf(message.header));
      case "ended":
        pages.hear(message);
        // Without a header this is the end; after it, nobody listens any more.
        return reject(failure(message.problems));
      case "broken":
        pages.hear(message);
        return reject(broken());
      default:
        return pages.hear(message);
    }
  });
  connection.send({ kind: "open", source, page: connection.page });
  const giveUp = () => reject(unusable("LOG_CLOSED", strings.logs.problems.closed));
  signal?.addEventListener("abort", giveUp);
  if (signal?.aborted) giveUp();
  promise.catch(() => connection.close()).finally(() =>
    signal?.removeEventListener("abort", giveUp)
  );
  return promise;

  function bookOf(header: LogHeader): LogBook {
    return {
      name: source.name,
      header,
      rounds: pages.rounds,
      isComplete: pages.isComplete,
      warnings: pages.warnings,
      problems: pages.problems,
      highlights: pages.highlights,
      verification: pages.verification,
      round: (number) => pages.ask((id) => connection.send({ kind: "round", id, number })),
      add: pages.add,
      verify: () => connection.send({ kind: "verify" }),
      close: () => {
        connection.close();
        pages.end(unusable("LOG_CLOSED", strings.logs.problems.closed));
      },
    };
  }
}

/** What is known of the log, and who waits for what. */
function createPages() {
  /** All rounds that were read, and those of them that are published. */
  const arrived: RoundSummary[] = [];
  const read = signal<readonly RoundSummary[]>([]);
  const added = signal<ReadonlyMap<number, RoundSummary>>(new Map());
  const isComplete = signal(false);
  const warnings = signal<readonly Problem[]>([]);
  const problems = signal<readonly Problem[]>([]);
  const highlights = signal<readonly Highlight[] | undefined>(undefined);
  const verification = signal<Verification>({ state: "idle" });
  const askers = new Map<number, Asker>();
  let ids = 0;
  let over: UnusableInput | undefined;

  function end(reason: UnusableInput): void {
    over ??= reason;
    for (const { reject } of askers.values()) reject(over);
    askers.clear();
  }

  /** A long list is copied, and looked at, only when it has grown by a good part. */
  function publish(): void {
    if (arrived.length > read.value.length) read.value = arrived.slice();
  }

  function hear(message: FromWorker): void {
    switch (message.kind) {
      case "rounds":
        for (const summary of message.summaries) arrived.push(summary);
        if (arrived.length < SHORT || arrived.length > GROWTH * read.value.length) publish();
        return;
      case "warning":
        warnings.value = [...warnings.value, message.warning];
        return;
      case "ended":
        return batch(() => {
          publish();
          problems.value = message.problems;
          isComplete.value = true;
        });
      case "round":
        askers.get(message.id)?.resolve(message.round);
        return void askers.delete(message.id);
      case "refused":
        askers.get(message.id)?.reject(failure(message.problems));
        return void askers.delete(message.id);
      case "highlights":
        highlights.value = message.highlights;
        return;
      case "verification":
        verification.value = message.verification;
        return;
      case "broken":
        end(broken());
        return batch(() => {
          publish();
          problems.value = [...problems.value, ...broken().problems];
          isComplete.value = true;
          if (verification.value.state === "running") verification.value = { state: "idle" };
        });
    }
  }

  return {
    rounds: computed(() => joinRounds(read.value, added.value)),
    isComplete,
    warnings,
    problems,
    highlights,
    verification,
    hear,
    end,
    add: (summary: RoundSummary) => {
      added.value = new Map([...added.value, [summary.round, summary]]);
    },
    /** Waits for the round that `send` asks for under the id that it gets. */
    ask: (send: (id: number) => void): Promise<LogRound> => {
      if (over !== undefined) return Promise.reject(over);
      return new Promise((resolve, reject) => {
        ids += 1;
        askers.set(ids, { resolve, reject });
        send(ids);
      });
    },
  };
}

function failure(problems: readonly Problem[]): UnusableInput {
  return problems.length > 0 ? new UnusableInput(problems) : broken();
}

function broken(): UnusableInput {
  return unusable("LOG_READER", strings.logs.problems.readerFailed);
}
