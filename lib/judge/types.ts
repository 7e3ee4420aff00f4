/**
 * The words of the judge: what runs and times a stranger's program. It knows nothing of the games.
 */

/** A program that passed the entry check: a clean copy of its files, ready to be started any number of times. */
export type Program = DenoProgram | NativeProgram;

interface EnteredProgram {
  /** What tables and logs call it. Shown, never interpreted. */
  readonly name: string;
  /** `sha256:…` over the command and all files: the same version is the same program. */
  readonly version: string;
  /** Absolute path of the folder with the clean copy; its name is the runner's, not the author's. */
  readonly folder: string;
}

/** A program for Deno: started through the loader, with permission to read its own folder only. */
export interface DenoProgram extends EnteredProgram {
  readonly runtime: "deno";
  /** The main module, relative to the folder, with `/` between its parts. */
  readonly main: string;
}

/** Any other program: a command with its arguments. */
export interface NativeProgram extends EnteredProgram {
  readonly runtime: "native";
  /**
   * The command and its arguments. A word that names one of the program's own files is relative to the folder, in
   * which the command is started; the first word may also be an absolute path of an interpreter.
   */
  readonly argv: readonly string[];
  /** Folders outside its own that the command must read to run, such as its interpreter's; absolute paths. */
  readonly reads: readonly string[];
}

/** What a program may use before the judge ends it. */
export interface ResourceLimits {
  /** Real memory, in bytes. */
  readonly memoryBytes: number;
  /** Processor time of one process, in whole seconds: a backstop behind the clock. */
  readonly cpuSeconds: number;
}

/** The walls around a program, from the outermost; the log tells which of them stood. */
export const SANDBOX_LAYERS = [
  /** Deno's permissions, with the loader that makes the whole module graph subject to them. */
  "permissions",
  /** Limits of memory, files, core dumps and processor time by `prlimit`. */
  "rlimits",
  /** The program ends with the runner, even when that is killed: `setpriv --pdeathsig`. */
  "deathsig",
  /** An unprivileged user, where the runner itself is root. */
  "user",
  /** Bubblewrap: own namespaces for files, network, processes, users. */
  "bubblewrap",
  /** A filter of system calls inside bubblewrap: no fork, no socket, no ptrace … */
  "seccomp",
] as const;
export type SandboxLayer = (typeof SANDBOX_LAYERS)[number];

/** The system's programs that build the walls: absolute paths; undefined where this machine has none. */
export interface SandboxTools {
  readonly setsid: string | undefined;
  readonly prlimit: string | undefined;
  readonly setpriv: string | undefined;
  readonly sh: string | undefined;
  readonly bwrap: string | undefined;
}

/** A sandbox as it was found and built on this machine; plain data, so it can be sent to a worker. */
export interface Sandbox {
  readonly layers: readonly SandboxLayer[];
  readonly tools: SandboxTools;
  /** Folders of the system that Deno needs inside bubblewrap, such as `/lib64`. */
  readonly libraries: readonly string[];
  /** Folders of the system that native programs may read inside bubblewrap, such as `/usr`. */
  readonly system: readonly string[];
  /** The Deno executable that programs are started with. */
  readonly deno: string;
  /** The loader module (see sandbox/loader.js). */
  readonly loader: string;
  /** The compiled system call filter; only with the layer `seccomp`. */
  readonly filter: string | undefined;
  /** Whether native programs may run without bubblewrap (`--trust-native`). */
  readonly trustNative: boolean;
  readonly limits: ResourceLimits;
}

/** What must be started to run a program in its sandbox: the words for `Deno.Command`. */
export interface StartCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment: nothing of the organiser's is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** The unprivileged user, with the layer `user`. */
  readonly uid: number | undefined;
  readonly gid: number | undefined;
  /** The executable of bubblewrap, when that is what is started and the program is its child. */
  readonly wrapper: string | undefined;
}

/** Why a program was ended. That a line makes no sense is for the game to say, not for the judge. */
export const FAULT_KINDS = ["timeout", "exit", "crash", "flood", "memory", "start"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What the clock saw of one turn, in milliseconds. */
export interface ClockEvidence {
  /** The time that the program had. */
  readonly allowedMs: number;
  /** From the moment its input was written. */
  readonly wallMs: number;
  /** The part of the wall time in which it was ready to run but had no processor; undefined: not told here. */
  readonly waitedMs: number | undefined;
  /** The processor time that it used; undefined: not told here. */
  readonly cpuMs: number | undefined;
}

/** A program's fault: it is ended and loses what it loses by the rules of the game. */
export interface Fault {
  readonly kind: FaultKind;
  /** One plain sentence for the author, with nothing in it of his files or of the machine. */
  readonly detail: string;
  /** With `timeout`. */
  readonly clock: ClockEvidence | undefined;
  /** Head and tail of what it wrote to standard error: for the author's eyes only. */
  readonly stderr: string;
}

/** A line of a program's output, or the fault that ended it. */
export type Answer =
  | {
    readonly kind: "line";
    readonly text: string;
    /** From the question to the answer, in milliseconds. */
    readonly wallMs: number;
    /** The part of it that counts against the program; equals `wallMs` where nobody had to look closer. */
    readonly chargedMs: number;
  }
  | { readonly kind: "fault"; readonly fault: Fault };

/**
 * The judge itself failed: a process could not be made, the machine was overloaded. Never a program's fault: the
 * round is void and played again.
 */
export class JudgeFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "JudgeFailure";
  }
}

/** The organiser stopped the run, by Ctrl-C or a signal: the round in play is void and nobody is at fault. */
export class Interrupted extends Error {
  constructor() {
    super("The run was interrupted");
    this.name = "Interrupted";
  }
}
