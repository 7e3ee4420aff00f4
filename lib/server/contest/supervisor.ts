/**
 * Runs a contest: puts the pages together, makes the organiser's token, and keeps three processes running that know
 * nothing of each other but the contest's database: the server, which talks to strangers and may do next to nothing; the
 * one that checks what was sent in; and the one that plays.
 */
import { join } from "@std/path";
import { inAddress } from "../hosts.ts";
import { listen } from "../serve.ts";
import type { SiteFiles } from "../site.ts";
import { startCommand, startServerProcess } from "./child_commands.ts";
import { type KeepOptions, keepRunning } from "./keep_running.ts";
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
  /** 0: any that is free. @default the first that is free from USUAL_PORT on */
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
}

/**
 * Runs the contest until `signal` aborts; all processes have ended then.
 * @throws {UnusableInput} If the port is taken (`PORT_TAKEN`) or the system gives no such address (`LISTEN`).
 */
export async function superviseContest(options: SupervisorOptions): Promise<void> {
  const { contest, hostname, publicNames, ready, site } = options;
  const port = await freePort(hostname, options.port);
  const address = `http://${inAddress(hostname)}:${port}/`;
  const token = makeToken();
  const organiser = `${address}organiser.html#token=${token}`;
  const organiserTokenHash = await hashOf(token);
  const pages = await writePages(site);
  try {
    const settings = { contest, pages, hostname, port, publicNames, organiserTokenHash };
    await runAll(options, settings, () => ready({ address, organiser }));
  } finally {
    await Deno.remove(pages, { recursive: true });
  }
}

async function runAll(
  { checkWords, contest, playWords, plays, say, signal }: SupervisorOptions,
  settings: ServerSettings,
  ready: () => void,
): Promise<void> {
  // If one cannot be started at all, the others end as well.
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const keep = (name: string, more: Pick<KeepOptions, "start"> & Partial<KeepOptions>) =>
    keepRunning({
      ...{ name, say, signal: either },
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

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return new Uint8Array(digest).toHex();
}

/** A port that nobody listens at; the server's permission is for this one alone. */
async function freePort(hostname: string, port: number | undefined): Promise<number> {
  const server = listen(hostname, port, () => Promise.resolve(new Response()));
  await server.shutdown();
  return server.addr.port;
}

/** Puts the pages where the server can read them. */
async function writePages(site: SiteFiles): Promise<string> {
  const folder = await Deno.realPath(await Deno.makeTempDir({ prefix: "turniir-pages-" }));
  for (const [name, bytes] of site) await Deno.writeFile(join(folder, name), bytes);
  return folder;
}
