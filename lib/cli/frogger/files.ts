/**
 * Traffic and moves as commands take them: files, standard input, or moves typed on the command line.
 */
import { basename } from "@std/path";
import { concat } from "@std/bytes/concat";
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { type Road, roadOf } from "../../crossing/road.ts";
import { statOf } from "../../server/ordinary_file.ts";
import { readNamedFile } from "../named_file.ts";
import { fromWhereYouStand } from "../paths.ts";
import { type Output, warning } from "../printing.ts";
import { withEnding } from "../with_ending.ts";

/** What only moves have in them; a word without any of these is rather a file's name. */
const LOOKS_LIKE_MOVES = /[<>^]|^[v.\s]*$/;

/** More than any list of moves has, in bytes. */
const MOST_BYTES = 2 ** 20;

/**
 * The road of a traffic file; what is odd about it is told.
 * @throws {UnusableInput} If it cannot be read or is no traffic.
 */
export async function readRoad(name: string, output: Output): Promise<Road> {
  const file = await withEnding(name, ".txt");
  const road = roadOf(basename(file, ".txt"), await readNamedFile(file), file);
  for (const problem of road.warnings) output.complain(warning(problem));
  return road;
}

/** Moves that were read, and what problems in them call their place. */
export interface ReadMoves {
  readonly text: string;
  /** Undefined: they were typed. */
  readonly file: string | undefined;
}

/** Standard input, opened only where it is read; a test brings its own. */
export type OpenInput = () => ReadableStream<Uint8Array>;
export const openStdin: OpenInput = (): ReadableStream<Uint8Array> => Deno.stdin.readable;

/**
 * Moves: a file of that name wins, `-` is standard input, else the word itself.
 * @throws {UnusableInput} If the word is no moves, and no such file can be read.
 */
export async function readMoves(
  word: string,
  openInput: OpenInput = openStdin,
): Promise<ReadMoves> {
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  if (word === "-") return { text: decode(await readAll(openInput())), file: "standard input" };
  const isFile = (await lookAt(word))?.isFile === true;
  if (!isFile && LOOKS_LIKE_MOVES.test(word)) return { text: word, file: undefined };
  return { text: decode(await readNamedFile(word)), file: visibleInLine(word) };
}

/** Moves for thousands of frames are too long for a file's name: then there is none. */
async function lookAt(word: string): Promise<Deno.FileInfo | undefined> {
  try {
    return await statOf(fromWhereYouStand(word));
  } catch {
    return undefined;
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    length += piece.length;
    if (length > MOST_BYTES) {
      throw unusable("FILE_TOO_BIG", "These are no moves: there are more than a MB of them", {
        file: "standard input",
      });
    }
  }
  return concat(pieces);
}
