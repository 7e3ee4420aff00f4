/**
 * The words of a one-shot run: a program is started once, in a folder made for this run, to read files or its standard
 * input, and to leave a result or to write it to its standard output. It knows nothing of the games.
 */

/** What a program is started for. Names are plain file names, without a slash or a comma. */
export interface OneShotJob {
  readonly args: readonly string[];
  /** Files that lie in the folder and may only be read. */
  readonly given: readonly GivenFile[];
  /** Files that the program may write there; a native one can write others too, and what it wrote is told. */
  readonly writes: readonly string[];
  /** What it finds on standard input, which then ends. @default it has no input */
  readonly input?: Uint8Array;
  /** Whether all that it writes to standard output is kept. @default false: head and tail */
  readonly keepsOutput?: boolean;
  readonly limits: OneShotLimits;
}

/** A file put into the folder. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the program may use before it is ended. */
export interface OneShotLimits {
  /** From the start of its process to its end, in milliseconds. */
  readonly wallMs: number;
  /** Memory in bytes; what Deno itself takes is counted apart. */
  readonly memoryBytes: number;
  /** The size of a file, in bytes. */
  readonly fileBytes: number;
  /** Files at the same time, those given left out. */
  readonly files: number;
  /** What it may write to standard output and standard error together, in bytes. */
  readonly outputBytes: number;
  /** How long it may tidy up after an interruption, in milliseconds. */
  readonly graceMs: number;
}

/** How a run ended. */
export type OneShotEnd =
  | { readonly kind: "exit"; readonly status: number }
  | { readonly kind: "signal"; readonly signal: string }
  /** It could not be started: no fault of the sandbox. */
  | { readonly kind: "start" }
  /** It asked for more memory than it may take. */
  | { readonly kind: "memory" }
  /** A file grew too large. */
  | { readonly kind: "file-size" }
  /** It took too long and was killed. */
  | { readonly kind: "timeout" }
  /** It wrote too much to its outputs and was killed. */
  | { readonly kind: "flood" }
  /** It made too many files, or a folder, and was killed. */
  | { readonly kind: "files" }
  /** Somebody interrupted it. */
  | { readonly kind: "interrupted" };

/** Something that a program left behind. */
export interface LeftFile {
  readonly name: string;
  /** `work`: the folder of the run; `temporary`: the one for temporary files. */
  readonly place: "work" | "temporary";
  readonly kind: "file" | "folder" | "link" | "other";
  /** In bytes. */
  readonly size: number;
  /** Of ordinary files that are not too large. */
  readonly bytes?: Uint8Array;
}

/** What came of a run. Nothing else of it is left. */
export interface OneShotRun {
  readonly end: OneShotEnd;
  readonly wallMs: number;
  /** Processor time of all its threads, as last seen; undefined: not told on this system, or too short to be seen. */
  readonly cpuMs: number | undefined;
  /** What lay in its folders when it had ended, by name; given files are left out. */
  readonly left: readonly LeftFile[];
  /** Names of given files that are not what they were. */
  readonly changed: readonly string[];
  /** Head and tail of what it wrote to standard output: a stranger's text. */
  readonly output: string;
  /** All of it, byte by byte, up to the limit of outputs; only if the job keeps it. */
  readonly written?: Uint8Array;
  /** The same of standard error. */
  readonly errors: string;
}
