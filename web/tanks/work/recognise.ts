/**
 * Tells from the first bytes what somebody opened instead of a log, before anything is gathered in memory.
 */
import { type Problem, UnusableInput } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";
import type { Bytes } from "./inflate.ts";

/** What the first bytes may look like; the words for it are in the strings. */
export type LooksLike = keyof typeof strings.logs.problems.looks;

/** First bytes by which files are known. */
const SIGNATURES: readonly (readonly [LooksLike, readonly number[]])[] = [
  ["archive", [0x50, 0x4b]], // zip
  ["archive", [0x37, 0x7a, 0xbc, 0xaf]], // 7z
  ["archive", [0x42, 0x5a, 0x68]], // bzip2
  ["archive", [0xfd, 0x37, 0x7a, 0x58]], // xz
  ["archive", [0x28, 0xb5, 0x2f, 0xfd]], // zstd
  ["archive", [0x52, 0x61, 0x72, 0x21]], // rar
  ["archive", [0x1f, 0x8b]], // gzip within gzip
  ["picture", [0x89, 0x50, 0x4e, 0x47]], // PNG
  ["picture", [0xff, 0xd8, 0xff]], // JPEG
  ["picture", [0x47, 0x49, 0x46, 0x38]], // GIF
  ["picture", [0x52, 0x49, 0x46, 0x46]], // WebP, or a sound
  ["document", [0x25, 0x50, 0x44, 0x46]], // PDF
  ["program", [0x7f, 0x45, 0x4c, 0x46]], // ELF
  ["program", [0x4d, 0x5a]], // Windows
  ["utf16", [0xff, 0xfe]],
  ["utf16", [0xfe, 0xff]],
];

/** How the other files of a run begin; lib/tournament/run_folder.ts writes them. */
const RUN_FILES: readonly (readonly [LooksLike, RegExp])[] = [
  ["table", /^\{\s*"factor":[^,]{1,40},\s*"table":/],
  ["table", /^rank +program +/],
  ["settings", /^\{\s*"version":\s*\d+,\s*"plan":/],
  ["journal", /^\{"match":"/],
  ["errors", /^[^\n]+, (?:melee|\d+-\d+), round \d+, turn \d+: /],
];

/** What is known for sure rather than by its looks. */
const SURE: ReadonlySet<LooksLike> = new Set([...RUN_FILES.map(([looks]) => looks), "json"]);

/** As much of the beginning as is looked at, in bytes. */
const HEAD_BYTES = 256;

/**
 * Hands on the chunks if a log may begin like this.
 * @throws {UnusableInput} If not: `LOG_WEB_PAGE`, `LOG_PACKED` (an archive) or `LOG_FORMAT`.
 */
export async function* recognised(
  chunks: AsyncIterable<Bytes>,
  place: { readonly file: string; readonly isFromServer: boolean },
): AsyncGenerator<Bytes> {
  let head: number[] | undefined = [];
  const held: Bytes[] = [];
  for await (const chunk of chunks) {
    if (head === undefined) {
      yield chunk;
      continue;
    }
    for (const byte of chunk) {
      if (head.length >= HEAD_BYTES) break;
      if (head.length > 0 || !isBlank(byte)) head.push(byte);
    }
    if (head.length === 0) {
      yield chunk;
      continue;
    }
    held.push(chunk);
    if (!isClear(head)) continue;
    check(head, place);
    head = undefined;
    yield* held.splice(0);
  }
  if (head !== undefined && head.length > 0) check(head, place);
  yield* held;
}

/** Whether there is enough to tell what it is; a log that grows may have no more than its first line for long. */
function isClear(head: readonly number[]): boolean {
  return head.length >= HEAD_BYTES || isLogBegun(head);
}

function isLogBegun(head: readonly number[]): boolean {
  return /^\{"(?:format"|.*\n)/.test(textOf(head));
}

function check(
  head: readonly number[],
  { file, isFromServer }: { readonly file: string; readonly isFromServer: boolean },
): void {
  const looks = looksLike(head);
  if (looks === undefined) return;
  throw new UnusableInput([{ file, ...problemOf(looks, isFromServer) }]);
}

function problemOf(looks: LooksLike, isFromServer: boolean): Problem {
  const { webPageSent, notALog, surelyNoLog, looks: words } = strings.logs.problems;
  if (looks === "webPage") {
    const message = isFromServer ? webPageSent : notALog(words.webPage);
    return { code: "LOG_WEB_PAGE", message };
  }
  const code = looks === "archive" ? "LOG_PACKED" : "LOG_FORMAT";
  const message = SURE.has(looks) ? surelyNoLog(words[looks]) : notALog(words[looks]);
  return { code, message };
}

/** What begins like this; `undefined`: a JSON object, as a log does. */
export function looksLike(head: readonly number[]): LooksLike | undefined {
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (known !== undefined) return known[0];
  const text = textOf(head);
  const ofRun = RUN_FILES.find(([, beginning]) => beginning.test(text));
  if (ofRun !== undefined) return ofRun[0];
  // The lines of a log are whole objects; JSON laid out for people breaks the line after the brace.
  if (/^\{[ \t]*\r?\n/.test(text)) return "json";
  if (text.startsWith("{")) return undefined;
  if (text.startsWith("<")) {
    return /^<(?:!doctype html|html|head|!--)/i.test(text) ? "webPage" : "markup";
  }
  if (/^(?:\[|"|-?\d|true|false|null)/.test(text)) return "json";
  return head.some((byte) => byte < 9 || (byte > 13 && byte < 32)) ? "bytes" : "text";
}

/** Letters beyond ASCII come out wrong, but none of them is looked for. */
function textOf(head: readonly number[]): string {
  return String.fromCharCode(...withoutMark(head)).trimStart();
}

/** Without the byte order mark. */
function withoutMark(head: readonly number[]): readonly number[] {
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? head.slice(3) : head;
}

function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}
