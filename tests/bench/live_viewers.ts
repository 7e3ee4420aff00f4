/**
 * What 200 viewers of a live stage cost it. The same stage is played again and again from a copy of the same contest, by
 * turns with viewers and without, with the server beside it as `serve --contest` starts it.
 */
import { fromFileUrl, join } from "@std/path";
import { checkUploads } from "../../lib/contest/checker.ts";
import { Contest } from "../../lib/contest/contest.ts";
import { addEntry } from "../../lib/contest/store/entries.ts";
import { markAlone, stageByNumber } from "../../lib/contest/store/stages.ts";
import { addVersion, versionById } from "../../lib/contest/store/versions.ts";
import { gatherSubmission } from "../../lib/contest/submission.ts";
import { startCommand, startServerProcess } from "../../lib/server/contest/child_commands.ts";
import { makeServerSettings } from "../../lib/server/contest/server_settings.ts";

const VIEWERS = fromFileUrl(new URL("./viewers.ts", import.meta.url));

/** Linux counts processes' time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Nobody loses by clock, however busy the machine is: so the same rounds are played each time. */
const PATIENCE_MS = 60_000;

/** A stage that has not begun by then does not begin at all, in milliseconds. */
const BEGIN_MS = 30_000;

/** What is measured. */
export interface LiveOptions {
  /** The programs. */
  readonly words: readonly string[];
  readonly duels: number;
  readonly melees: number;
  readonly jobs: number;
  readonly viewers: number;
  /** How often the stage is played with viewers, and as often without. */
  readonly times: number;
}

/** What was measured. */
export interface LiveFigures {
  readonly viewers: number;
  /** The stage's seconds, each time. */
  readonly without: readonly number[];
  readonly with: readonly number[];
  /** How much longer the stage took in each pair of plays, as a share. */
  readonly slower: readonly number[];
  /** The server's processor time while the stage was played, as a share of all processors’ time; NaN: not known. */
  readonly serverWithout: readonly number[];
  readonly serverWith: readonly number[];
  /** Bytes that a viewer got, on average. */
  readonly bytesPerViewer: number;
}

/** Plays and measures. */
export async function benchLive(options: LiveOptions): Promise<LiveFigures> {
  const folder = await Deno.realPath(await Deno.makeTempDir({ prefix: "turniir-live-" }));
  try {
    const prepared = join(folder, "prepared");
    await prepare(prepared, options);
    const plays = { without: [] as Play[], with: [] as Play[] };
    for (let time = 0; time < options.times; time++) {
      const kinds = ["without", "with"] as const;
      // By turns, so that a machine that gets slower or faster does not count.
      for (const kind of time % 2 === 0 ? kinds : kinds.toReversed()) {
        const viewers = kind === "with" ? options.viewers : 0;
        plays[kind].push(await play(prepared, join(folder, `${kind}-${time}`), viewers, options));
      }
    }
    return figuresOf(plays, options);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** One time that the stage was played. */
interface Play {
  readonly seconds: number;
  readonly serverShare: number;
  readonly bytes: number;
}

function figuresOf(
  plays: { readonly without: readonly Play[]; readonly with: readonly Play[] },
  { viewers }: LiveOptions,
): LiveFigures {
  const seconds = (play: Play) => play.seconds;
  const share = (play: Play) => play.serverShare;
  const bytes = plays.with.reduce((sum, play) => sum + play.bytes, 0);
  return {
    viewers,
    without: plays.without.map(seconds),
    with: plays.with.map(seconds),
    slower: plays.with.map((play, at) => play.seconds / (plays.without[at]?.seconds ?? NaN) - 1),
    serverWithout: plays.without.map(share),
    serverWith: plays.with.map(share),
    bytesPerViewer: bytes / plays.with.length / viewers,
  };
}

/** A contest in which the last program waits for its stage against all others. */
async function prepare(folder: string, { duels, melees, words }: LiveOptions): Promise<void> {
  const patience = { turnMs: PATIENCE_MS, startMs: PATIENCE_MS };
  const rules = { duels, melees, places: words.length, ...patience };
  using contest = await Contest.create(folder, { title: "Bench", seed: "bench", rules });
  const ids: number[] = [];
  for (const [at, word] of words.entries()) {
    const submission = await gatherSubmission(contest, word, [], { from: Deno.cwd() });
    ids.push(addVersion(contest, addEntry(contest, `program ${at + 1}`).id, submission).id);
  }
  const { signal } = new AbortController();
  await checkUploads(contest, { watch: false, bubblewrap: true, trustNative: true, signal });
  for (const id of ids) {
    const version = versionById(contest, id);
    if (version?.state !== "waiting") throw new Error(JSON.stringify(version?.check));
  }
  for (const id of ids.slice(0, -1)) markAlone(contest, id);
}

/** Plays the stage of a copy of the contest. */
async function play(
  prepared: string,
  contest: string,
  viewers: number,
  { jobs }: LiveOptions,
): Promise<Play> {
  const copied = await new Deno.Command("cp", { args: ["-r", prepared, contest] }).output();
  if (!copied.success) throw new Error(new TextDecoder().decode(copied.stderr));
  const port = freePort();
  const server = await startServer(contest, port);
  const player = startCommand(["contest", "stage", contest, "--most", "1", "--jobs", `${jobs}`]);
  const [said, complained] = [player.stdout, player.stderr].map((stream) =>
    new Response(stream).text()
  );
  await untilThere(join(contest, "stages/stage-1/journal.jsonl"));
  const watching = await startViewers(port, viewers);
  const before = processorSeconds(server.pid);
  const { code } = await player.status;
  const used = processorSeconds(server.pid) - before;
  await Promise.all([player.stdin.close(), said]);
  if (code !== 0) throw new Error(await complained);
  const bytes = await watching();
  await server.stop();
  const seconds = await stageSeconds(contest);
  return { seconds, bytes, serverShare: used / seconds / navigator.hardwareConcurrency };
}

async function startServer(contest: string, port: number) {
  const pages = await Deno.makeTempDir({ prefix: "turniir-live-" });
  const settings = {
    ...{ contest, pages, hostname: "127.0.0.1", port, publicNames: [] },
    organiserTokenHash: "0".repeat(64),
  };
  const child = startServerProcess(settings);
  const complained = new Response(child.stderr).text();
  const input = child.stdin.getWriter();
  await input.write(new TextEncoder().encode(makeServerSettings(settings) + "\n"));
  const output = child.stdout.getReader();
  if ((await output.read()).done) throw new Error(await complained);
  return {
    pid: child.pid,
    stop: async () => {
      await input.close();
      await child.status;
      await Promise.all([complained, output.cancel(), Deno.remove(pages, { recursive: true })]);
    },
  };
}

/** Half of them look at the contest and how the stage stands, half watch the rounds of its melee. */
async function startViewers(port: number, viewers: number): Promise<() => Promise<number>> {
  const half = Math.round(viewers / 2);
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--quiet", VIEWERS, `${port}`],
      ...["/contest/events", `${half}`, "/data/stage-1/events", `${half}`],
      ...["/data/stage-1/events?match=melee", `${viewers - half}`],
    ],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const output = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  await output.read();
  return async () => {
    await child.stdin.close();
    let text = "";
    for (let piece = await output.read(); !piece.done; piece = await output.read()) {
      text += piece.value;
    }
    await child.status;
    return JSON.parse(text).bytes;
  };
}

async function stageSeconds(folder: string): Promise<number> {
  using contest = await Contest.open(folder, { readOnly: true });
  const stage = stageByNumber(contest, 1);
  if (stage?.finishedAt === undefined) throw new Error("The stage was not finished");
  return (Date.parse(stage.finishedAt) - Date.parse(stage.begunAt)) / 1000;
}

/** What a process has used of the processors so far; NaN: the system does not tell. */
function processorSeconds(pid: number): number {
  if (Deno.build.os !== "linux") return NaN;
  const fields = Deno.readTextFileSync(`/proc/${pid}/stat`).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function untilThere(path: string): Promise<void> {
  const end = performance.now() + BEGIN_MS;
  while (performance.now() < end) {
    try {
      await Deno.stat(path);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error(`The stage has not begun: ${path} is not there`);
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}
