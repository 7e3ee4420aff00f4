/**
 * The process that talks to the network: it may listen at one address, read the contest's folder and the pages, and write
 * the database and files/; nothing else. The supervisor tells it on standard input what to serve; it ends with that input.
 */
import { join } from "@std/path";
import { Contest } from "../../contest/contest.ts";
import { UnusableInput } from "../../core/problem.ts";
import { filesIn } from "../put_in_place.ts";
import type { SiteFiles } from "../site.ts";
import { startContestServer } from "./contest_server.ts";
import { parseServerSettings, READY } from "./server_settings.ts";

async function main(): Promise<void> {
  // Ctrl-C reaches all processes of a terminal; the supervisor ends this one in good order.
  Deno.addSignalListener("SIGINT", () => {});
  const input = Deno.stdin.readable.pipeThrough(new TextDecoderStream()).getReader();
  const settings = parseServerSettings(await readLine(input));
  using contest = await Contest.open(settings.contest);
  const site = await readSite(settings.pages);
  const server = startContestServer({ ...settings, contest, site, onError: complain });
  console.log(READY);
  while (!(await input.read()).done);
  await server.stop();
}

async function readLine(input: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = "";
  while (!text.includes("\n")) {
    const { done, value } = await input.read();
    if (done) throw new TypeError("The settings are missing: only the supervisor starts this");
    text += value;
  }
  return text.slice(0, text.indexOf("\n"));
}

/** The pages do not change while the server lives. */
async function readSite(folder: string): Promise<SiteFiles> {
  const files: [string, Uint8Array<ArrayBuffer>][] = [];
  for (const name of filesIn(folder)) {
    files.push([name, await Deno.readFile(join(folder, name))]);
  }
  return new Map(files);
}

function complain(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UnusableInput ? error.message : error);
  Deno.exit(1);
}
Deno.exit(0);
