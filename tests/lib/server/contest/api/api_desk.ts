/**
 * A contest with two authors, Anna and Bert, and its private API without a socket; and forms as programs and strangers send
 * them.
 */
import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { Contest } from "../../../../../lib/contest/contest.ts";
import { addEntry } from "../../../../../lib/contest/store/entries.ts";
import { invite } from "../../../../../lib/contest/store/invitations.ts";
import { beginStage, finishStage } from "../../../../../lib/contest/store/stages.ts";
import { recordCheck, versionsOf } from "../../../../../lib/contest/store/versions.ts";
import type { Entry, Version } from "../../../../../lib/contest/types.ts";
import { type ApiOptions, makeApi } from "../../../../../lib/server/contest/api/api.ts";
import { makeSettings } from "../../../../../lib/tournament/run_settings.ts";
import { type HandClock, handClock, inFolder } from "../../sample.ts";

export const HOST = "contest.example:8017";
export const RULES = { duels: 2, melees: 3, places: 9, turnMs: 100, startMs: 1000 };
export const LIMITS = { bytes: 20_000, files: 10, perHour: 5 };
export const ORGANISER = "organiser-token-of-this-test";

const NO_FAULTS = { exit: 0, timeout: 0, memory: 0, crash: 0, start: 0, flood: 0, invalid: 0 };

/** What a call is made with. */
export interface Calling {
  readonly token?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly from?: string;
}

/** An answer, read. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The code of a refusal. */
  readonly code: string | undefined;
  /** The sentence of a refusal. */
  readonly message: string;
}

/** What a test has. */
export interface Desk {
  readonly folder: string;
  readonly contest: Contest;
  readonly clock: HandClock;
  /** The time of the contest, which moves by hand. */
  readonly time: { now: number };
  readonly anna: { readonly entry: Entry; readonly token: string };
  readonly bert: { readonly entry: Entry; readonly token: string };
  /** What the API told of; a test takes what it expects. */
  readonly errors: unknown[];
  call(path: string, calling?: Calling): Promise<Answered>;
  deed(deed: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  upload(
    token: string,
    files: Readonly<Record<string, string>>,
    command?: string,
  ): Promise<Answered>;
  /** Names of all files that were kept. */
  kept(): Promise<string[]>;
}

/** Gives a test a contest of its own. */
export async function withDesk(
  test: (desk: Desk) => Promise<void>,
  options: Partial<ApiOptions> = {},
): Promise<void> {
  await inFolder(async (root) => {
    const folder = join(root, "contest");
    const time = { now: Date.parse("2026-11-30T12:00:00Z") };
    using contest = await Contest.create(folder, { title: "Cup", seed: "s", rules: RULES }, {
      clock: () => new Date(time.now),
    });
    const clock = handClock();
    const errors: unknown[] = [];
    const [anna, bert] = [addEntry(contest, "Anna"), addEntry(contest, "Bert")];
    const api = makeApi({
      contest,
      organiserTokenHash: await hashOf(ORGANISER),
      clientAddress: (request) => request.headers.get("x-test-from") ?? "10.0.0.1",
      onError: (error) => void errors.push(error),
      limits: LIMITS,
      clock,
      ...options,
    });
    const call: Desk["call"] = async (path, calling = {}) => {
      const response = await api(requestOf(path, calling));
      if (response === undefined) throw new Error(`${path} is none of the API's`);
      return await readAnswer(response);
    };
    await test({
      ...{ folder, contest, clock, time, errors, call },
      anna: { entry: anna, token: invite(contest, anna.id) },
      bert: { entry: bert, token: invite(contest, bert.id) },
      deed: (deed, headers = {}) =>
        call("/api/organiser", {
          token: ORGANISER,
          headers: { "content-type": "application/json", ...headers },
          body: typeof deed === "string" ? deed : JSON.stringify(deed),
        }),
      upload: (token, files, command = "") =>
        call("/api/author/versions", { token, body: formOf(files, command) }),
      kept: () => namesBelow(contest.filesFolder),
    });
    assertEquals(errors, [], "errors that the test did not take");
  });
}

/** A request as it comes from the network. */
export function requestOf(path: string, calling: Calling): Request {
  const { body, from, headers = {}, method = body === undefined ? "GET" : "POST", token } = calling;
  return new Request(`http://${HOST}${path}`, {
    method,
    headers: {
      host: HOST,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(from === undefined ? {} : { "x-test-from": from }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** A form as a page sends it. */
export function formOf(files: Readonly<Record<string, string>>, command = ""): FormData {
  const form = new FormData();
  form.append("command", command);
  for (const [path, text] of Object.entries(files)) form.append("file", new File([text], path));
  return form;
}

/** A form written by hand: each part with its header lines. */
export function rawForm(
  parts: readonly { readonly headers: string; readonly body: string }[],
): Pick<Calling, "headers" | "body"> {
  const text = parts.map(({ body, headers }) => `--B\r\n${headers}\r\n\r\n${body}\r\n`).join("");
  return {
    headers: { "content-type": "multipart/form-data; boundary=B" },
    body: `${text}--B--\r\n`,
  };
}

/** The header line of a file. */
export function fileHeader(filename: string): string {
  return `Content-Disposition: form-data; name="file"; filename="${filename}"`;
}

/** SHA-256 in hex digits. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}

/** A version that was found fit, with the standard error of its trial. */
export function passCheck({ contest }: Desk, entry: Entry, stderr = ""): Version {
  const version = versionsOf(contest, entry.id).at(-1);
  if (version === undefined) throw new Error("There is no version");
  recordCheck(contest, version.id, {
    digest: `sha256:${"0".repeat(64)}`,
    report: {
      isFit: true,
      checkedAt: contest.now(),
      problems: [],
      findings: [{ isGood: true, text: "It answers in time" }],
      stderr,
    },
  });
  return version;
}

/** Begins a stage and makes its folder, with what keepError would leave: texts by file name of each place. */
export async function beginStageOf(
  { contest }: Desk,
  versions: readonly Version[],
  errors: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<number> {
  const [first] = versions;
  const { number } = beginStage(contest, {
    versionId: first?.id ?? 0,
    versionIds: versions.map(({ id }) => id),
  });
  const folder = contest.stageFolder(number);
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(
    join(folder, "run.json"),
    makeSettings({
      plan: { seed: "s", bots: versions.length, duels: 2, melees: 3 },
      limits: { turnMs: 100, startMs: 1000, turns: 1000 },
      bots: versions.map((_, index) => ({
        name: `bot${index + 1}`,
        version: `sha256:${"0".repeat(64)}`,
        word: "main.ts",
      })),
      from: "/nowhere",
      stage: `stage-${number}`,
      sandbox: [],
    }),
  );
  for (const [place, texts] of Object.entries(errors)) {
    await Deno.mkdir(join(folder, "errors", place), { recursive: true });
    for (const [name, text] of Object.entries(texts)) {
      await Deno.writeTextFile(join(folder, "errors", place, name), text);
    }
  }
  return number;
}

/** Finishes a stage; who sits first comes first. */
export function endStage({ contest }: Desk, number: number, seats: number): void {
  finishStage(contest, number, {
    finishedAt: contest.now(),
    factor: 1,
    sandbox: [],
    seats: Array.from({ length: seats }, (_, place) => ({
      place,
      rank: place + 1,
      result: {
        ...{ rank: place + 1, bot: `bot${place + 1}`, index: place, duels: 1, duelsCorrected: 1 },
        ...{ melee: 1, total: 2, low: 1, high: 3, averageDamage: 1, faults: NO_FAULTS },
        wins: { duel: 1, melee: 1 },
        rounds: { duel: 2, melee: 3 },
      },
    })),
    duels: [],
  });
}

async function readAnswer(response: Response): Promise<Answered> {
  const text = await response.text();
  const { error } = JSON.parse(text);
  return {
    status: response.status,
    headers: response.headers,
    text,
    code: error?.code,
    message: error?.message ?? "",
  };
}

async function namesBelow(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { isDirectory, name } of Deno.readDir(folder)) {
    if (isDirectory) names.push(...await namesBelow(join(folder, name)));
    else names.push(name);
  }
  return names;
}
