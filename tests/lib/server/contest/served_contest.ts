/**
 * A contest's server without a socket: the sample as stage 1, with a clock that a test turns.
 */
import { join } from "@std/path";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { makeContestService } from "../../../../lib/server/contest/contest_server.ts";
import type { SiteFiles } from "../../../../lib/server/site.ts";
import { beginSample, makeSampleContest } from "../../contest/sample_contest.ts";
import { type HandClock, handClock, inFolder, readSample, writeRun } from "../sample.ts";

const ENCODER = new TextEncoder();

/** Pages as they could be. */
export const SITE: SiteFiles = new Map([
  ["index.html", ENCODER.encode("<!doctype html>the contest")],
  ["contest.html", ENCODER.encode("<!doctype html>the contest")],
  ["organiser.html", ENCODER.encode("<!doctype html>the organiser")],
  ["contest.js", ENCODER.encode("let x;".repeat(1000))],
]);

export const ORGANISER_TOKEN = "organiser-token";

/** SHA-256 of the organiser's token. */
export async function organiserTokenHash(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", ENCODER.encode(ORGANISER_TOKEN));
  return new Uint8Array(digest).toHex();
}

/** A server of one test. */
export interface Served {
  readonly contest: Contest;
  readonly clock: HandClock;
  /** What the server's owner was told. */
  readonly errors: unknown[];
  /** Asks for something, as if from an address. */
  ask(path: string, options?: AskOptions): Promise<Response>;
  text(path: string): Promise<string>;
  stop(): Promise<void>;
}

/** What a request brings. */
export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly peer?: string;
  readonly body?: string;
}

/** How the contest of a test is made. */
export interface ServedOptions {
  /** The sample is being played, and so many rounds of it have been. @default it is finished */
  readonly playedRounds?: number;
  readonly publicNames?: readonly string[];
}

/** Serves the sample as a contest. */
export async function serveSample(
  test: (served: Served) => Promise<void>,
  options: ServedOptions = {},
): Promise<void> {
  await inFolder(async (folder) => {
    const place = join(folder, "contest");
    using contest = options.playedRounds === undefined
      ? await makeSampleContest(place)
      : await playSample(place, options.playedRounds);
    await serveContest(contest, test, options);
  });
}

/** Serves a contest. */
export async function serveContest(
  contest: Contest,
  test: (served: Served) => Promise<void>,
  { publicNames = [] }: ServedOptions = {},
): Promise<void> {
  const clock = handClock();
  const errors: unknown[] = [];
  const service = makeContestService({
    ...{ contest, site: SITE, clock, publicNames, hostname: "127.0.0.1", port: 8017 },
    organiserTokenHash: await organiserTokenHash(),
    onError: (error) => errors.push(error),
  });
  const ask: Served["ask"] = (path, { body, headers, method = "GET", peer = "127.0.0.1" } = {}) =>
    service.answer(
      new Request(`http://localhost:8017${path}`, {
        method,
        headers: { host: "localhost:8017", ...headers },
        ...(body === undefined ? {} : { body }),
      }),
      peer,
    );
  const text = async (path: string) => await (await ask(path)).text();
  await test({ contest, clock, errors, ask, text, stop: service.stop });
  await service.stop();
}

async function playSample(folder: string, rounds: number): Promise<Contest> {
  const sample = await readSample();
  const contest = await beginSample(folder, sample);
  await writeRun(contest.stageFolder(1), sample.settings, sample.lines.slice(0, rounds));
  return contest;
}
