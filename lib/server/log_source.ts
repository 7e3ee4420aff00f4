/**
 * A log that somebody wants to look at alone: a run of its own, with one match and no table.
 */
import { basename } from "@std/path";
import type { Problem } from "../core/problem.ts";
import { readLog } from "../logs/files.ts";
import { matchIdOfFile } from "./finished_run.ts";
import { plainName } from "./names.ts";
import { openOrdinary, requireOrdinary, stampOf } from "./ordinary_file.ts";
import { Remembered } from "./remembered.ts";
import { dateOfFile } from "./run_date.ts";
import { LogScores } from "./scores.ts";
import type { LogContent, RunFacts, RunSource } from "./source.ts";
import { titleOf } from "./titles.ts";

/** See the head of this file. */
export class LogSource implements RunSource {
  readonly name: string;
  readonly #path: string;
  readonly #warn: (warning: Problem) => void;
  readonly #facts = new Remembered<RunFacts>();

  /** The path is absolute; nothing is read yet. Warnings about the log are told whenever it is read. */
  constructor(path: string, warn: (warning: Problem) => void) {
    this.name = matchIdOfFile(basename(path));
    this.#path = path;
    this.#warn = warn;
  }

  async facts(): Promise<RunFacts> {
    const info = await requireOrdinary(this.#path);
    const facts = await this.#facts.get(stampOf(info), () => this.#read());
    return { ...facts, ...dateOfFile(info) };
  }

  factsWithScores(): Promise<RunFacts> {
    return this.facts();
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

  idle(): Promise<void> {
    return Promise.resolve();
  }

  /** All of it is read, so that whoever names a damaged log hears of it at once. */
  async #read(): Promise<RunFacts> {
    const { header, rounds } = await readLog(this.#path, { warn: this.#warn });
    const scores = new LogScores(header.bots.length);
    for await (const { round } of rounds) scores.add(round);
    const { kind, sandbox, seed, stage } = header;
    const bots = header.bots.map((bot) => bot.name);
    const entries = bots.map((_, index) => index);
    const played = scores.rounds;
    const id = plainName(this.name);
    const file = id + (await isPacked(this.#path) ? ".jsonl.gz" : ".jsonl");
    const match = { id, kind, bots, entries, played, total: played, file, ...scores.scores() };
    return {
      ...{ title: titleOf(this.name, stage), state: "finished", bots, played, seed, stage },
      ...{ sandbox, total: played, matches: [match] },
    };
  }
}

/** Whether a file begins as gzip does. */
async function isPacked(path: string): Promise<boolean> {
  using file = await openOrdinary(path);
  const head = new Uint8Array(2);
  const count = await file.read(head);
  return count === 2 && head[0] === 0x1f && head[1] === 0x8b;
}
