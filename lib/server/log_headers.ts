/**
 * The headers of a folder's logs. Each is read once, and again when its log has changed: also that one is damaged is
 * found out once.
 */
import { join } from "@std/path";
import { unusable } from "../core/problem.ts";
import { readLog } from "../logs/files.ts";
import type { LogHeader } from "../logs/types.ts";
import { requireOrdinary, stampOf, statOf } from "./ordinary_file.ts";
import { Remembered } from "./remembered.ts";
import { sideBySide } from "./side_by_side.ts";

/** So many logs are read at the same time. */
export const LOGS_AT_A_TIME = 16;

/** The longest header, in bytes. */
const MOST_HEADER_BYTES = 1024 * 1024;

/** See the head of this file. */
export class LogHeaders {
  readonly #folder: string;
  readonly #read: (path: string) => Promise<LogHeader>;
  #byName = new Map<string, Remembered<LogHeader>>();

  /** The folder is absolute; nothing is read yet. */
  constructor(folder: string, read: (path: string) => Promise<LogHeader> = readHeader) {
    this.#folder = folder;
    this.#read = read;
  }

  /**
   * The headers of these logs, in their order; others are forgotten.
   * @throws {UnusableInput} If one of them cannot be read.
   */
  async of(names: readonly string[]): Promise<LogHeader[]> {
    const before = this.#byName;
    this.#byName = new Map(names.map((name) => [name, before.get(name) ?? new Remembered()]));
    return await sideBySide(
      [...this.#byName],
      LOGS_AT_A_TIME,
      ([name, header]) => this.#headerOf(join(this.#folder, name), header),
    );
  }

  async #headerOf(path: string, header: Remembered<LogHeader>): Promise<LogHeader> {
    const info = await statOf(path);
    // Such as a link that leads nowhere.
    if (info === undefined) {
      throw unusable("LOG_UNREADABLE", "There is no such file", { file: path });
    }
    return await header.get(stampOf(info), () => this.#read(path));
  }
}

async function readHeader(path: string): Promise<LogHeader> {
  await requireOrdinary(path);
  const log = await readLog(path, { mostLineBytes: MOST_HEADER_BYTES });
  await log.close();
  return log.header;
}
