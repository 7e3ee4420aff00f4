/**
 * A log that somebody wants to look at alone: a run of its own, with one match and no table.
 */
import { basename } from "@std/path";
import type { Problem } from "../core/problem.ts";
import { readLog } from "../logs/files.ts";
import { matchIdOfFile } from "./finished_run.ts";
import { plainName } from "./names.ts";
import { type LogContent, type RunFacts, type RunSource, titleOf } from "./source.ts";

/** See the head of this file. */
export class LogSource implements RunSource {
  readonly name: string;
  readonly #path: string;
  readonly #warn: (warning: Problem) => void;
  #kept: { readonly stamp: string; readonly facts: RunFacts } | undefined;

  /** The path is absolute; nothing is read yet. Warnings about the log are told whenever it is read. */
  constructor(path: string, warn: (warning: Problem) => void) {
    this.name = matchIdOfFile(basename(path));
    this.#path = path;
    this.#warn = warn;
  }

  async facts(): Promise<RunFacts> {
    const { mtime, size } = await Deno.stat(this.#path);
    const stamp = `${mtime?.getTime()} ${size}`;
    if (this.#kept?.stamp !== stamp) this.#kept = { stamp, facts: await this.#read() };
    return this.#kept.facts;
  }

  async log(file: string): Promise<LogContent | undefined> {
    const { matches } = await this.facts();
    return matches.some((match) => match.file === file)
      ? { kind: "file", path: this.#path }
      : undefined;
  }

  round(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  live(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** All of it is read, so that whoever names a damaged log hears of it at once. */
  async #read(): Promise<RunFacts> {
    const { header, rounds } = await readLog(this.#path, { warn: this.#warn });
    const numbers = new Set<number>();
    for await (const { round } of rounds) numbers.add(round.round);
    const { kind, sandbox, seed, stage } = header;
    const bots = header.bots.map((bot) => bot.name);
    const played = numbers.size;
    const id = plainName(this.name);
    const file = id + (await isPacked(this.#path) ? ".jsonl.gz" : ".jsonl");
    return {
      ...{ title: titleOf(this.name, stage), state: "finished", bots, played, seed, stage },
      ...{ sandbox, total: played, matches: [{ id, kind, bots, played, total: played, file }] },
    };
  }
}

/** Whether a file begins as gzip does. */
async function isPacked(path: string): Promise<boolean> {
  using file = await Deno.open(path);
  const head = new Uint8Array(2);
  const count = await file.read(head);
  return count === 2 && head[0] === 0x1f && head[1] === 0x8b;
}
