/**
 * Runs a contest: puts the pages together, makes the organiser's token, and keeps three processes running that know
 * nothing of each other but the contest's database: the server, which talks to strangers and may do next to nothing; the
 * one that checks what was sent in; and the one that plays.
 */
import { systemErrorText } from "../../cli/system_error.ts";
import { digestOf } from "../../core/digest.ts";
import { unusable } from "../../core/problem.ts";
import { isLocked, takeLock } from "../../contest/locks.ts";
import { recallServed, rememberServed, type Served } from "../../contest/served.ts";
import { inAddress } from "../hosts.ts";
import type { SiteFiles } from "../site.ts";
import { startCommand, startServerProcess } from "./child_commands.ts";
import { findPort } from "./contest_port.ts";
import { type KeepOptions, keepRunning, type Pauses } from "./keep_running.ts";
import { placePages } from "./placed_pages.ts";
import { reachOf } from "./reach.ts";
import { makeServerSettings, READY, type ServerSettings } from "./server_settings.ts";

/** 256 bits: nobody guesses it. */
const TOKEN_BYTES = 32;

/** How a contest is run. */
export interface SupervisorOptions {
  /** The contest's folder, absolute; there is a contest in it. */
  readonly contest: string;
  /** The pages, for a contest's server. */
  readonly site: SiteFiles;
  readonly hostname: string;
  /** 0: any that is free. @default the one that it had before, or the first that is free from USUAL_PORT on */
  readonly port?: number | undefined;
  readonly publicNames: readonly string[];
  /** Whether programs are checked and stages played; otherwise somebody else does it. */
  readonly plays: boolean;
  /** Options for the command that plays, such as `--jobs 2`. */
  readonly playWords: readonly string[];
  /** Options for the command that checks. */
  readonly checkWords: readonly string[];
  /** Called once, when the server listens. */
  readonly ready: (links: ContestLinks) => void;
  /** Before a process that has ended is started again. @default as keepRunning */
  readonly pausesMs?: Pauses;
  /** Tells what the processes say, and what happens to them. */
  readonly say: (sentence: string) => void;
  /** Ends everything. */
  readonly signal: AbortSignal;
}

/** Where the contest is. */
export interface ContestLinks {
  /** Such as `http://127.0.0.1:8017/`. */
  readonly address: string;
  /** Whoever has it is the organiser. */
  readonly organiser: string;
  /** The same where a server in front of this one is called by a name of its own. */
  readonly public?: { readonly address: string; readonly organiser: string };
}

/**
 * Runs the contest until `signal` aborts; all processes have ended then.
 * @throws {UnusableInput} If the port is taken (`PORT_TAKEN`), the system gives no such address (`LISTEN`), or another
 *   process serves the contest, and not only its pages (`SERVED`).
 */
export async function superviseContest(options: SupervisorOptions): Promise<void> {
  const { contest, hostname, plays, publicNames, say, site } = options;
  using _lock = plays ? await lockContest(contest) : undefined;
  const before = (await recallServed(contest))?.port;
  const port = await findPort({ hostname, port: options.port, before, say });
  const address = `http://${inAddress(hostname)}:${port}/`;
  const outside = reachOf(hostname, publicNames).address;
  const token = makeToken();
  const organiserTokenHash = await digestOf(token);
  await using placed = await placePages(site);
  // Whoever serves the pages beside it does not become the place to which links lead.
  const isMain = plays || !await isLocked(contest, "supervisor");
  if (isMain) await remember(contest, { port, address: outside ?? address }, say);
  const settings = {
    contest,
    pages: placed.folder,
    hostname,
    port,
    publicNames,
    organiserTokenHash,
  };
  await runAll(options, settings, () => options.ready(linksOf(address, outside, token)));
}

/** One process has the contest checked and played. */
async function lockContest(contest: string): Promise<Disposable> {
  const lock = await takeLock(contest, "supervisor");
  if (lock !== undefined) return lock;
  const where = (await recallServed(contest))?.address;
  const message =
    `This contest is being served already${where === undefined ? "" : ` at ${where}`}: ` +
    "stop that one first, or serve the pages alone with --no-play";
  throw unusable("SERVED", message, { file: contest });
}

/** A disk that takes nothing is no reason not to serve. */
async function remember(contest: string, served: Served, say: (sentence: string) => void) {
  try {
    await rememberServed(contest, served);
  } catch (error) {
    const why = systemErrorText(error);
    if (why === undefined) throw error;
    say(`At which port the contest is served could not be written down. ${why}`);
  }
}

function linksOf(address: string, outside: string | undefined, token: string): ContestLinks {
  const both = (address: string) => ({
    address,
    organiser: `${address}organiser.html#token=${token}`,
  });
  return { ...both(address), ...(outside === undefined ? {} : { public: both(outside) }) };
}

async function runAll(
  { checkWords, contest, pausesMs, playWords, plays, say, signal }: SupervisorOptions,
  settings: ServerSettings,
  ready: () => void,
): Promise<void> {
  // If one cannot be started at all, the others end as well.
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const keep = (name: string, more: Pick<KeepOptions, "start"> & Partial<KeepOptions>) =>
    keepRunning({
      ...{ name, pausesMs, say, signal: either },
      line: (line) => say(`${name}: ${line}`),
      ...more,
    }).catch((error) => {
      failure.abort();
      throw error;
    });
  let isReady = false;
  const hearServer = (line: string) => {
    if (line !== READY) return say(`server: ${line}`);
    if (!isReady) ready();
    isReady = true;
  };
  const server = keep("server", {
    start: () => startServerProcess(settings),
    greeting: makeServerSettings(settings),
    line: hearServer,
  });
  const command = (...words: string[]) => ({ start: () => startCommand(["contest", ...words]) });
  const workers = plays
    ? [
      keep("checker", command("check-uploads", contest, "--watch", ...checkWords)),
      keep("player", command("stage", contest, "--watch", ...playWords)),
    ]
    : [];
  const results = await Promise.allSettled([server, ...workers]);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** A token for addresses: only letters, digits, `-` and `_`. */
function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}
