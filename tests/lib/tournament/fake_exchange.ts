/**
 * An exchange without processes: a test says what each program answers, and sees what it was asked and when it was
 * ended.
 */
import type { AskLimits, Contestant, Exchange, Question } from "../../../lib/judge/exchange.ts";
import type { Answer, Fault, FaultKind, StartCommand } from "../../../lib/judge/types.ts";

/** A program that was started. */
export interface FakeContestant extends Contestant {
  /** The folder of its command. */
  readonly name: string;
  /** All input that it got, a text for each question. */
  readonly heard: string[];
  isEnded: boolean;
}

/** What a test decides. */
export interface Script {
  /** A program's answer to its question of so many, from 1: a line or a fault. */
  readonly answer: (contestant: FakeContestant, turn: number) => string | Fault;
  /** Called before answers, with all that are asked; may throw. */
  readonly onAsk?: (asked: readonly FakeContestant[], asks: number) => void;
  /** Called before the start of so many, from 1; may throw. */
  readonly onStart?: (starts: number) => void;
}

/** See the head of this file. */
export class FakeExchange implements Exchange<FakeContestant> {
  readonly started: FakeContestant[] = [];
  readonly limits: AskLimits[] = [];
  /** Everything that happened, a word for each start, question and end: `+a`, `?ab`, `-a`. */
  readonly diary: string[] = [];
  readonly #script: Script;
  #starts = 0;

  constructor(script: Script) {
    this.#script = script;
  }

  /** Programs that were started and have not been ended. */
  get living(): FakeContestant[] {
    return this.started.filter((contestant) => !contestant.isEnded);
  }

  start(command: StartCommand): FakeContestant {
    this.#starts += 1;
    this.#script.onStart?.(this.#starts);
    const contestant = { pid: this.#starts, name: command.cwd, heard: [], isEnded: false };
    this.started.push(contestant);
    this.diary.push(`+${contestant.name}`);
    return contestant;
  }

  /** Starts programs of these names. */
  startAll(names: readonly string[]): FakeContestant[] {
    return names.map((name) => this.start(commandOf(name)));
  }

  // deno-lint-ignore require-await -- as the interface wants it: what a script throws must reject
  async ask(
    questions: readonly Question<FakeContestant>[],
    limits: AskLimits,
  ): Promise<Answer[]> {
    const asked = questions.map(({ contestant }) => contestant);
    const dead = asked.find((contestant) => contestant.isEnded);
    if (dead !== undefined) throw new Error(`${dead.name} was asked after its end`);
    this.limits.push(limits);
    this.diary.push(`?${asked.map(({ name }) => name).join("")}`);
    for (const { contestant, input } of questions) contestant.heard.push(input);
    this.#script.onAsk?.(asked, this.limits.length);
    return asked.map((contestant): Answer => {
      const said = this.#script.answer(contestant, contestant.heard.length);
      return typeof said === "string"
        ? { kind: "line", text: said, wallMs: 3, chargedMs: 2 }
        : { kind: "fault", fault: said };
    });
  }

  end(contestants: readonly FakeContestant[]): Promise<void> {
    for (const contestant of contestants) {
      if (!contestant.isEnded) this.diary.push(`-${contestant.name}`);
      contestant.isEnded = true;
    }
    return Promise.resolve();
  }
}

/** A command of which only the folder matters. */
export function commandOf(name: string): StartCommand {
  return {
    command: "true",
    args: [],
    env: {},
    cwd: name,
    uid: undefined,
    gid: undefined,
    wrapper: undefined,
  };
}

/** A fault without a clock. */
export function faultOf(kind: FaultKind, detail: string, stderr = ""): Fault {
  return { kind, detail, clock: undefined, stderr };
}
