/**
 * `serve --contest DIR`: a contest with its pages, uploads and stages.
 */
import { Contest } from "../../contest/contest.ts";
import { unusable } from "../../core/problem.ts";
import { type ContestLinks, superviseContest } from "../../server/contest/supervisor.ts";
import { isLoopback } from "../../server/hosts.ts";
import { makeSite } from "../../server/site.ts";
import { openInBrowser } from "../browser.ts";
import type { SandboxWords } from "../play_options.ts";
import { type Output, terminal, visible } from "../printing.ts";
import { listenForStop } from "../stop_signals.ts";
import { wholeNumber } from "../whole_number.ts";
import { contestFolder } from "./folder.ts";

/** Options of the command line, as texts. */
export interface ServeContestWords extends SandboxWords {
  readonly port?: string;
  readonly host?: string;
  readonly open?: boolean;
  readonly jobs?: string;
  /** False with --no-play. */
  readonly play?: boolean;
  readonly publicName?: readonly string[];
}

/**
 * Serves until it is stopped.
 * @returns 0.
 * @throws {UnusableInput} If there is no contest, it is being served already, or a number, a name or the port cannot be used.
 */
export async function serveContest(
  folder: string,
  options: ServeContestWords,
  output: Output = terminal,
): Promise<number> {
  const { host = "127.0.0.1", jobs, play = true, publicName = [] } = options;
  const port = options.port === undefined
    ? undefined
    : wholeNumber("--port", options.port, 0, 65535);
  publicName.forEach(requireHostName);
  const jobWords = jobs === undefined ? [] : ["--jobs", `${wholeNumber("--jobs", jobs, 1, 256)}`];
  const sandboxWords = [
    ...(options.bwrap === false ? ["--no-bwrap"] : []),
    ...(options.trustNative === true ? ["--trust-native"] : []),
  ];
  const contest = await realContest(contestFolder(folder));
  const site = await makeSite("contest server");
  warnOfHost(host, publicName, output);
  const stopper = listenForStop();
  try {
    await superviseContest({
      ...{ contest, site, hostname: host, port, publicNames: publicName, plays: play },
      playWords: [...jobWords, ...sandboxWords],
      checkWords: sandboxWords,
      ready: (links) => greet(links, options.open === true, output),
      say: (sentence) => output.complain(sentence),
      signal: stopper.signal,
    });
    return 0;
  } finally {
    stopper.close();
  }
}

/** The contest's folder itself where links lead to it: permissions are for real paths. */
async function realContest(folder: string): Promise<string> {
  // What is wrong with it is told here, not by a child.
  using contest = await Contest.open(folder);
  return await Deno.realPath(contest.folder);
}

function greet(links: ContestLinks, opens: boolean, output: Output): void {
  const { address, organiser } = links;
  output.print(`The contest is at ${visible(address)}  (Ctrl-C ends it)\n`);
  output.print(`For the organiser alone, until then: ${visible(organiser)}\n`);
  if (links.public !== undefined) {
    output.print(`For everybody: ${visible(links.public.address)}\n`);
    output.print(`For the organiser, from elsewhere: ${visible(links.public.organiser)}\n`);
  }
  if (opens) openInBrowser(address);
}

function warnOfHost(host: string, publicNames: readonly string[], output: Output): void {
  if (isLoopback(host) || publicNames.length > 0) return;
  output.complain(
    `Warning: whoever reaches ${host} can see the contest, and links with tokens travel there in the open. ` +
      "For a contest on the internet, leave --host away, put a server with HTTPS in front, and name it with --public-name",
  );
}

function requireHostName(name: string): void {
  if (/^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/i.test(name)) return;
  const message =
    `--public-name is ${JSON.stringify(name)}: it takes a name without protocol, port or path, ` +
    "such as contest.example.org";
  throw unusable("PUBLIC_NAME", message);
}
