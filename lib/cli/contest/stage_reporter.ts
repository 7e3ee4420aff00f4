/**
 * What a terminal hears of stages: of those that somebody has played while he waits, everything; of those that are played
 * behind a server, a line each.
 */
import type { Contest } from "../../contest/contest.ts";
import { ledgerOf } from "../../contest/describe/ledger.ts";
import { readContest } from "../../contest/describe/records.ts";
import { tableAfter } from "../../contest/describe/table.ts";
import type { PlayerWatcher } from "../../contest/player.ts";
import type { ContestTable } from "../../contest/published/types.ts";
import { stageByNumber } from "../../contest/store/stages.ts";
import type { Seat, Stage } from "../../contest/types.ts";
import type { RunWatcher } from "../../tournament/run.ts";
import { ordinal } from "../ordinal.ts";
import { asTyped } from "../paths.ts";
import { type Output, terminal, visible } from "../printing.ts";
import { ProgressWatcher } from "../progress_watcher.ts";
import { makeStandings } from "../standings.ts";
import { heldLines, openQueue } from "./queue_text.ts";
import { counted, listed } from "./sentences.ts";

/** Who hears what the player does, and how it ended. */
export interface StageReporter extends PlayerWatcher {
  /** All that there was to play has been played. */
  end(): void;
  /** Takes away what is drawn, before anything else is written to the terminal. */
  clear(): void;
}

/** Shows progress and prints whole tables. */
export class TableReporter implements StageReporter {
  readonly #contest: Contest;
  readonly #asJson: boolean;
  readonly #output: Output;
  readonly #tables: ContestTable[] = [];
  #progress: ProgressWatcher | undefined;

  constructor(contest: Contest, asJson: boolean, output: Output = terminal) {
    this.#contest = contest;
    this.#asJson = asJson;
    this.#output = output;
  }

  stageBegins(stage: Stage, seats: readonly Seat[]): RunWatcher {
    const [first] = seats;
    const others = seats.slice(1).map(({ name }) => name);
    this.#output.complain(
      `Stage ${stage.number}${repetition(stage)}: ${listed([first?.name ?? ""])} against ${
        listed(others)
      }`,
    );
    this.#progress = new ProgressWatcher(this.#contest.stageFolder(stage.number));
    return this.#progress;
  }

  stageFinished({ number }: Stage): void {
    this.clear();
    const table = tableOf(this.#contest, number);
    if (table === undefined) return;
    this.#tables.push(table);
    if (this.#asJson) return;
    this.#output.print(`Stage ${number}\n\n${makeStandings(table)}\n`);
    const moved = movements(table);
    if (moved !== "") this.#output.print(`${moved}\n\n`);
  }

  stageDropped(stage: Stage): void {
    this.clear();
    this.#output.complain(dropped(stage));
  }

  failing(message: string): void {
    this.clear();
    this.#output.complain(failing(message));
  }

  end(): void {
    if (this.#asJson) return this.#output.print(JSON.stringify({ stages: this.#tables }) + "\n");
    const played = this.#tables.length;
    const { folder } = this.#contest;
    this.#output.print(
      played === 0
        ? "No stage waits to be played.\n"
        : `${counted(played, "stage")} played; tables and logs are in ${
          visible(asTyped(folder))
        }\n`,
    );
    for (const line of heldLines(openQueue(this.#contest).held, folder)) {
      this.#output.print(visible(line) + "\n");
    }
  }

  clear(): void {
    this.#progress?.clear();
  }
}

/** Prints a line for each stage when it is over: the tables are on the pages. */
export class QuietReporter implements StageReporter {
  readonly #contest: Contest;
  readonly #output: Output;

  constructor(contest: Contest, output: Output = terminal) {
    this.#contest = contest;
    this.#output = output;
  }

  stageBegins(): RunWatcher {
    return {
      begun() {},
      roundFinished() {},
      roundVoid: (message) => this.#output.complain(message),
    };
  }

  stageFinished(stage: Stage): void {
    const table = tableOf(this.#contest, stage.number);
    if (table !== undefined) this.#output.print(`${outcome(stage, table)}\n`);
  }

  stageDropped(stage: Stage): void {
    this.#output.complain(dropped(stage));
  }

  failing(message: string): void {
    this.#output.complain(failing(message));
  }

  end(): void {}

  clear(): void {}
}

/** The table after a stage; `undefined`: the stage is gone. */
function tableOf(contest: Contest, number: number): ContestTable | undefined {
  const stage = stageByNumber(contest, number);
  return stage === undefined ? undefined : tableAfter(ledgerOf(readContest(contest)), stage);
}

/** Such as `Stage 6 is over: champion leads; dodger's version 1 came 5th of 7.` */
function outcome(stage: Stage, { rows }: ContestTable): string {
  const leaders = rows.filter(({ rank }) => rank === 1);
  const lead = `${listed(leaders.map(({ bot }) => bot))} ${
    leaders.length === 1 ? "leads" : "lead"
  }`;
  const own = rows.find(({ isNew }) => isNew);
  const repeated = stage.repeats === undefined ? "" : `${repetition(stage)},`;
  const over = `Stage ${stage.number}${repeated} is over: ${lead}`;
  if (own === undefined) return `${over}.`;
  const whose = leaders.length === 1 && leaders[0] === own ? "its" : `${listed([own.bot])}'s`;
  return `${over}; ${whose} version ${own.version} came ${ordinal(own.rank)} of ${rows.length}.`;
}

function repetition({ repeats }: Stage): string {
  return repeats === undefined ? "" : `, which repeats stage ${repeats}`;
}

function dropped({ number }: Stage): string {
  return `Stage ${number} was begun with a program that has been withdrawn and cannot be entered any more: it is planned again`;
}

function failing(message: string): string {
  return `Nothing is lost, and it will be tried again. ${message}`;
}

/** Who has moved since the stage before, in one line; empty: nobody has, or there is none. */
function movements({ rows }: ContestTable): string {
  if (rows.every(({ before }) => before === undefined)) return "";
  const moved = rows.flatMap(({ bot, rank, before }) => {
    const name = listed([bot]);
    if (before === undefined) return [`${name} is new`];
    return before === rank ? [] : [`${name} ${before} -> ${rank}`];
  });
  return moved.length === 0 ? "Nobody has moved." : `Moved: ${moved.join(", ")}`;
}
