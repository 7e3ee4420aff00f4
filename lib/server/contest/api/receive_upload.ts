/**
 * Takes a program in. Its files are kept first, then its version is written down in one transaction: whatever breaks off
 * before leaves nothing that counts. Nothing of it is started or even looked into: another process checks it.
 */
import type { Contest } from "../../../contest/contest.ts";
import type { UploadLimits } from "../../../contest/published/api.ts";
import { addVersion, versionsOf } from "../../../contest/store/versions.ts";
import type { Entry, Version, VersionFile } from "../../../contest/types.ts";
import { shebangWords, startsLikeBinary } from "../../../judge/entry/executable.ts";
import type { Clock } from "../../clock.ts";
import { Refusal } from "./answers.ts";
import { readLimited } from "./limited_body.ts";
import { requireBoundary } from "./multipart.ts";
import { readProgram, type SentFile, tooLarge } from "./sent_program.ts";
import type { UploadGate } from "./upload_gate.ts";
import { HOUR_MS, uploadsLeft } from "./uploads_left.ts";

/** What it takes to take uploads. */
export interface Receiver {
  readonly contest: Contest;
  readonly limits: UploadLimits;
  /** For one upload, in milliseconds. */
  readonly uploadMs: number;
  readonly clock: Clock;
  readonly gate: UploadGate;
  /** Keeps bytes; hands back their SHA-256. */
  readonly keepFile: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** What a form weighs beside its files: something, and more for each of them. */
const FORM_BYTES = 64 * 1024;
const PART_BYTES = 1024;

/**
 * The new version of an entry, state `received`. `askAgain` throws if its author may no longer send in, when all of it is
 * here.
 * @throws {Refusal} 409 `CLOSED`, `WITHDRAWN`; 429 `TOO_MANY`, `UNDER_CHECK`; as UploadGate.enter, readLimited and readProgram.
 * @throws {UnusableInput} as addVersion.
 * @throws What `askAgain` throws.
 */
export async function receiveUpload(
  request: Request,
  entry: Entry,
  receiver: Receiver,
  askAgain: () => void,
): Promise<Version> {
  const { clock, contest, gate, keepFile, limits, uploadMs } = receiver;
  requireOpen(contest, entry);
  requireSeldom(contest, entry.id, limits.perHour);
  requireChecked(contest, entry.id);
  const boundary = requireBoundary(request);
  using _place = gate.enter(entry.id);
  const body = await readLimited(request, {
    bytes: limits.bytes + FORM_BYTES + limits.files * PART_BYTES,
    ms: uploadMs,
    clock,
    tooLarge: tooLarge(limits.bytes),
  });
  const { command, files } = await readProgram(body, boundary, limits);
  const kept: VersionFile[] = [];
  for (const file of files) kept.push(await keep(file, keepFile));
  // It asks again whether the contest is open: that may have changed while the program came in.
  return contest.transaction(() => {
    askAgain();
    return addVersion(contest, entry.id, { command, files: kept });
  });
}

async function keep(
  { bytes, path }: SentFile,
  keepFile: Receiver["keepFile"],
): Promise<VersionFile> {
  const digest = await keepFile(bytes);
  return { path, digest, size: bytes.length, isExecutable: looksExecutable(bytes) };
}

/** A form does not tell which files may be started: their first bytes do. */
function looksExecutable(bytes: Uint8Array): boolean {
  const [line = ""] = new TextDecoder().decode(bytes.subarray(0, 256)).split("\n", 1);
  return startsLikeBinary(bytes) || shebangWords(line) !== undefined;
}

function requireOpen(contest: Contest, entry: Entry): void {
  if (contest.settings().state !== "open") {
    throw new Refusal(409, "CLOSED", "The contest is closed: it takes no more programs.");
  }
  if (entry.isWithdrawn) {
    throw new Refusal(
      409,
      "WITHDRAWN",
      "Your program was withdrawn: the organiser can restore it.",
    );
  }
}

/** One at a time: checking takes a machine's time, and all authors share it. */
function requireChecked(contest: Contest, entryId: number): void {
  const checked = versionsOf(contest, entryId).find(({ state }) => state === "received");
  if (checked === undefined) return;
  throw new Refusal(
    429,
    "UNDER_CHECK",
    `Your version ${checked.number} has not been checked yet: take it back, or send this one in when it has been.`,
    { "retry-after": "10" },
  );
}

function requireSeldom(contest: Contest, entryId: number, perHour: number): void {
  const { moreAt, now } = uploadsLeft(contest, entryId, perHour);
  if (now > 0) return;
  const wait = moreAt === undefined ? HOUR_MS : Date.parse(moreAt) - Date.parse(contest.now());
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  throw new Refusal(
    429,
    "TOO_MANY",
    `You may send in ${perHour} versions an hour: try again in ${minutes} ${
      minutes === 1 ? "minute" : "minutes"
    }.`,
    { "retry-after": String(minutes * 60) },
  );
}
