/**
 * A contestant's process: started, killed, and asked why it ended.
 *
 * It is started by `Deno.Command` and never through Deno's layer for Node.js, which rewrites command lines that
 * start Deno and would give the program every permission.
 */
import { waitAtMost } from "./patience.ts";
import { denoCommandOf } from "./deno_command.ts";
import { fault, faultOfEnd, type ProcessEnd } from "./verdict.ts";
import { type Fault, JudgeFailure, type StartCommand } from "./types.ts";

/** How long a program may take to be gone before it is killed, or killed once more, in milliseconds. */
const EXIT_GRACE_MS = 1000;

/** Programs that wrap the contestant; only their own failures begin a line with these words. */
const WRAPPER_COMPLAINT = /^(bwrap|prlimit|setpriv|setsid|sh|\/bin\/sh): /;

/** SIGINT, which is number 2, in the masks of /proc. */
const SIGINT_BIT = 1n << 1n;

/** One process and its end. */
export class ContestantProcess {
  readonly command: StartCommand;
  readonly child: Deno.ChildProcess;
  /** How it ended, once it has; never rejects. */
  readonly ended: Promise<ProcessEnd>;
  #end: ProcessEnd | undefined;
  #killed = false;

  /**
   * @param stdin Whether it has an input.
   * @throws {JudgeFailure} If the system makes no process.
   */
  constructor(command: StartCommand, stdin: "piped" | "null" = "piped") {
    this.command = command;
    this.child = spawn(command, stdin);
    this.ended = this.child.status.then(({ code, signal }) => {
      this.#end = { code, signal };
      this.#killGroup();
      return this.#end;
    });
  }

  get pid(): number {
    return this.child.pid;
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /**
   * Kills the program at once; politeness could be ignored. Does no harm when repeated. In bubblewrap the program
   * itself is killed, and bubblewrap ends after it: were that killed first, an orphan would be left to the system.
   */
  kill(): void {
    if (this.#killed || this.#end !== undefined) return;
    this.#killed = true;
    const inner = this.programPid;
    if (inner !== undefined && inner !== this.pid) tryToKill(inner);
    else this.#killOutermost();
  }

  /** Kills the program and waits until it is gone. */
  async remove(): Promise<void> {
    this.kill();
    await this.#waitForExit(EXIT_GRACE_MS);
    if (this.#end === undefined) this.#killOutermost();
    await this.ended;
  }

  /**
   * Asks the program to end, as Ctrl-C does.
   * @returns False if it does not listen, and so would end at once; as the first process of its world it would not even
   * notice. Kill it then.
   */
  interrupt(): boolean {
    const pid = this.programPid;
    if (pid === undefined || this.isStillWrapper() || !isListening(pid)) return false;
    try {
      Deno.kill(pid, "SIGINT");
      return true;
    } catch {
      return false;
    }
  }

  /** The program's own process; `undefined` while bubblewrap has not made it yet. */
  get programPid(): number | undefined {
    return this.command.wrapper === undefined ? this.pid : onlyChildOf(this.pid);
  }

  /** Whether bubblewrap has not become the program yet: then no time of the program's has passed. */
  isStillWrapper(): boolean {
    const { wrapper } = this.command;
    if (wrapper === undefined) return false;
    const program = this.programPid;
    return program === undefined || isSameFile(`/proc/${program}/exe`, wrapper);
  }

  /** Kills the process that was started, and its whole group. */
  #killOutermost(): void {
    this.#killGroup();
    tryToKill(this.pid);
  }

  /** Kills what the program started; it lives on when the program itself has ended. */
  #killGroup(): void {
    if (Deno.build.os !== "windows") tryToKill(-this.pid);
  }

  /**
   * Why the program ended, now that its output has ended. One that lives on is killed.
   * @param readErrors What it wrote to standard error; asked when its process is gone.
   * @param hasAnswered Whether any line ever came from it.
   * @throws {JudgeFailure} If it was the sandbox that failed, and not the program in it.
   */
  async whyEnded(
    readErrors: () => string | Promise<string>,
    hasAnswered: boolean,
    isSandboxSound: () => Promise<boolean>,
  ): Promise<Fault> {
    await this.#waitForExit(EXIT_GRACE_MS);
    const end = this.#end;
    if (end === undefined) await this.remove();
    const stderr = await readErrors();
    if (end === undefined) return fault("exit", "closed its output", stderr);
    if (!hasAnswered && isWrapperComplaint(stderr)) {
      if (!await isSandboxSound()) {
        throw new JudgeFailure(`The sandbox cannot start programs: ${stderr.split("\n")[0]}`);
      }
      return fault("start", "could not be started", stderr);
    }
    return faultOfEnd(end, this.command.wrapper !== undefined, stderr);
  }

  async #waitForExit(forMs: number): Promise<void> {
    if (this.#end === undefined) await waitAtMost(this.ended, forMs);
  }
}

/** Whether what came on standard error begins with a complaint of the programs that build the walls. */
export function isWrapperComplaint(stderr: string): boolean {
  return WRAPPER_COMPLAINT.test(stderr);
}

function spawn(start: StartCommand, stdin: "piped" | "null"): Deno.ChildProcess {
  try {
    return denoCommandOf(start, stdin).spawn();
  } catch (error) {
    if (error instanceof TypeError) throw error;
    throw new JudgeFailure("Cannot start a program's process", { cause: error });
  }
}

/** The child of bubblewrap, which is the program; nothing while it is not there yet. */
function onlyChildOf(pid: number): number | undefined {
  try {
    const children = Deno.readTextFileSync(`/proc/${pid}/task/${pid}/children`).trim();
    return /^\d+$/.test(children) ? Number(children) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process catches Ctrl-C; where the system does not tell, it is taken to. */
function isListening(pid: number): boolean {
  if (Deno.build.os !== "linux") return true;
  try {
    const [, mask = "0"] = /^SigCgt:\s*([0-9a-f]+)/m.exec(
      Deno.readTextFileSync(`/proc/${pid}/status`),
    ) ?? [];
    return (BigInt(`0x${mask}`) & SIGINT_BIT) !== 0n;
  } catch {
    return false;
  }
}

function isSameFile(one: string, two: string): boolean {
  try {
    const [first, second] = [Deno.statSync(one), Deno.statSync(two)];
    return first.dev === second.dev && first.ino === second.ino;
  } catch {
    return false;
  }
}

function tryToKill(pid: number): void {
  try {
    Deno.kill(pid, "SIGKILL");
  } catch {
    // It is gone already, or has no group of its own yet.
  }
}
