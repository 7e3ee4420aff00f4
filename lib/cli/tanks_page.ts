/**
 * `tanks page LOG --out FILE.html`: a replay as one HTML file.
 */
import { concat } from "@std/bytes/concat";
import { basename } from "@std/path";
import { unusable } from "../core/problem.ts";
import { readLogStream } from "../logs/files.ts";
import { makeHeader } from "../logs/header.ts";
import { makeRound } from "../logs/make_round.ts";
import type { LogHeader, LogRound } from "../logs/types.ts";
import { bundleLone } from "../server/bundle.ts";
import { LOG_MARK, makeLonePage } from "../server/lone_page.ts";
import { gzip } from "../server/packing.ts";
import { readIcon } from "../server/site.ts";
import { titleOf } from "./named_log.ts";
import { writeOutput } from "./output_file.ts";
import { asTyped, fromWhereYouStand } from "./paths.ts";
import { type Output, terminal, visible, warning } from "./printing.ts";
import { wholeNumber } from "./whole_number.ts";

/** Options of the command line. */
export interface PageWords {
  /** The HTML file; - is standard output. */
  readonly out: string;
  /** The only round that is put inside. @default all of them */
  readonly round?: string | number;
  /** The turn that is shown first, in the round that is shown first. @default the start */
  readonly turn?: string | number;
}

/** A log that has been read to its end. */
interface WholeLog {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly header: LogHeader;
  /** The wanted round, or the first. */
  readonly round: LogRound;
}

/**
 * Writes the page.
 * @returns 0.
 * @throws {UnusableInput} If the log cannot be read to its end, or has no such round or turn.
 */
export async function page(
  file: string,
  options: PageWords,
  output: Output = terminal,
): Promise<number> {
  const wanted = options.round === undefined ? undefined : wholeNumber("--round", options.round, 1);
  const turn = options.turn === undefined ? undefined : wholeNumber("--turn", options.turn);
  if (options.out === "") throw unusable("USAGE", "--out needs a file's name");
  const out = options.out === "-" ? undefined : fromWhereYouStand(options.out);
  const log = await readWhole(file, wanted, output);
  requireTurn(file, log.round, turn);
  const html = await makeLonePage({
    title: wanted === undefined
      ? `${titleOf(nameOf(file))} – Turniir`
      : `Round ${wanted} of ${titleOf(nameOf(file))} – Turniir`,
    name: wanted === undefined ? nameOf(file) : nameOf(file).replace(/(?:\.gz)?$/, ".gz"),
    log: wanted === undefined ? await packed(log.bytes) : await gzip(linesOf(log)),
    round: wanted,
    turn,
    bundle: await bundleLone(),
    icon: await readIcon(),
  });
  if (out === undefined) output.print(html);
  else {
    const input = file === "-" ? undefined : fromWhereYouStand(file);
    await writeOutput(out, html, { input, isOurs: (text) => text.includes(LOG_MARK) });
    const size = `${Math.ceil(new TextEncoder().encode(html).length / 1000)} kB`;
    output.print(`The replay is in ${visible(asTyped(out))} (${size}): open it in any browser\n`);
  }
  return 0;
}

/** Reads all of a log, so that nobody gets a page that cannot show what is in it. */
async function readWhole(
  file: string,
  wanted: number | undefined,
  output: Output,
): Promise<WholeLog> {
  const chunks: Uint8Array[] = [];
  const { header, rounds } = await readLogStream(kept(chunksOf(file), chunks), {
    file: titleOf(file),
    warn: (problem) => output.complain(warning(problem)),
  });
  let found: LogRound | undefined;
  for await (const { round } of rounds) {
    if (wanted === undefined || round.round === wanted) found ??= round;
  }
  if (found !== undefined) return { bytes: concat(chunks), header, round: found };
  const message = wanted === undefined
    ? "There is nothing to show: this log has no rounds"
    : `There is no round ${wanted} in this log`;
  throw unusable("LOG_NO_ROUND", message, { file: titleOf(file) });
}

function requireTurn(file: string, { round, turns }: LogRound, turn: number | undefined): void {
  if (turn === undefined || turn <= turns.length) return;
  const message =
    `There is no turn ${turn} in round ${round}: there are turns 0 to ${turns.length}`;
  throw unusable("LOG_NO_TURN", message, { file: titleOf(file) });
}

/** The log's name inside the page. */
function nameOf(file: string): string {
  return file === "-" ? "log.jsonl" : basename(file);
}

function linesOf({ header, round }: WholeLog): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${makeHeader(header)}\n${makeRound(round)}\n`);
}

/** The bytes gzipped, if they aren't yet. */
async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? bytes : await gzip(bytes);
}

async function* chunksOf(file: string): AsyncGenerator<Uint8Array> {
  if (file === "-") return yield* Deno.stdin.readable;
  const { readable } = await Deno.open(fromWhereYouStand(file));
  yield* readable;
}

/** The same chunks; each that goes by is kept. */
async function* kept(
  source: AsyncIterable<Uint8Array>,
  chunks: Uint8Array[],
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    chunks.push(chunk);
    yield chunk;
  }
}
