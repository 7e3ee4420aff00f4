/**
 * What a hostile program would try, as small programs that are run in the sandbox: each layer must stop its own,
 * also with the layers before it taken away. Pure data.
 */
import type { SandboxLayer } from "../types.ts";
import { PROGRAM_ENVIRONMENT } from "./deno_words.ts";

/** One attempt. */
export interface Attempt {
  /** Short, and the name of its file. */
  readonly id: string;
  readonly layer: SandboxLayer;
  /** What the program tries, as in "a program can …". */
  readonly deed: string;
  /** The source; whoever gets so far as to write GOT has got through. */
  readonly source: string;
  /** Whether Deno's permissions are lifted: what then stops the program is the system alone. */
  readonly lifted: boolean;
}

/** What a program writes that got through. */
export const GOT = "got through";

const got = `console.log(${JSON.stringify(GOT)});`;

/** Deno's variables are its own; a shell on the way sets its working folder. */
const KNOWN_VARIABLES = [...Object.keys(PROGRAM_ENVIRONMENT), "PWD", "OLDPWD", "SHLVL", "_"];
const anyForeign = (names: string) =>
  `if (${names}.some((name) => !${JSON.stringify(KNOWN_VARIABLES)}.includes(name))) ${got}`;

/** Every attempt; the order has no meaning. */
export const ATTEMPTS: readonly Attempt[] = [
  ...by("permissions", false, {
    "read": ["read a file of the system", `Deno.readTextFileSync("/etc/passwd"); ${got}`],
    "import": [
      "import a file of the system",
      `import text from "/etc/passwd" with { type: "text" }; text; ${got}`,
    ],
    "neighbours": ["see what lies beside its folder", `Deno.readDirSync("..").next(); ${got}`],
    "variables": ["read variables of the environment", `Deno.env.toObject(); ${got}`],
    "write": ["write a file", `Deno.writeTextFileSync("note.txt", "x"); ${got}`],
    "remember": ["remember the last round", `localStorage.setItem("last", "x"); ${got}`],
    "listen": ["open a port", `Deno.listen({ hostname: "127.0.0.1", port: 0 }); ${got}`],
    "start": ["start a process", `new Deno.Command(Deno.execPath()).outputSync(); ${got}`],
  }),
  ...by("rlimits", false, {
    "memory": [
      "take 400 MB outside its heap",
      `const taken = []; for (let i = 0; i < 25; i++) taken.push(new Uint8Array(2 ** 24).fill(i)); ${got}`,
    ],
    "thread": [
      "think in a second thread (Worker)",
      `const code = new Blob(["postMessage(1)"]); ` +
      `const worker = new Worker(URL.createObjectURL(code), { type: "module" }); ` +
      `await new Promise((resolve) => worker.onmessage = resolve); ${got} Deno.exit();`,
    ],
  }),
  ...by("rlimits", true, {
    "write-lifted": [
      "write a file, even with Deno's permission",
      `const file = Deno.makeTempFileSync({ dir: Deno.args[1] }); ` +
      `Deno.writeTextFileSync(file, "x"); ${got}`,
    ],
  }),
  ...by("bubblewrap", true, {
    "read-lifted": [
      "read a file of the system, even with Deno's permission",
      `Deno.readTextFileSync("/etc/passwd"); ${got}`,
    ],
    "home-lifted": [
      "see anybody's home, even with Deno's permission",
      `for (const place of ["/home", "/root", "/tmp", "/var"]) for (const _ of Deno.readDirSync(place)) ${got}`,
    ],
    "variables-lifted": [
      "read variables of the runner's environment, even with Deno's permission",
      `${anyForeign("Object.keys(Deno.env.toObject())")}
      const text = Deno.readTextFileSync("/proc/1/environ");
      ${anyForeign('text.split("\\0").filter(Boolean).map((line) => line.split("=")[0])')}`,
    ],
    "net-lifted": [
      "see the machine's network, even with Deno's permission",
      `if (Deno.networkInterfaces().some(({ name }) => name !== "lo")) ${got}`,
    ],
  }),
  ...by("seccomp", true, {
    "fork-lifted": [
      "start a process, even with Deno's permission",
      `new Deno.Command(Deno.execPath(), { args: ["--version"] }).outputSync(); ${got}`,
    ],
    "socket-lifted": [
      "make a socket, even with Deno's permission",
      `Deno.listen({ hostname: "127.0.0.1", port: 0 }); ${got}`,
    ],
  }),
  ...by("user", true, {
    "root-lifted": ["be root", `if (Deno.uid() === 0) ${got}`],
  }),
];

function by(
  layer: SandboxLayer,
  lifted: boolean,
  attempts: Readonly<Record<string, readonly [deed: string, source: string]>>,
): Attempt[] {
  return Object.entries(attempts).map(([id, [deed, source]]) => ({
    id,
    layer,
    deed,
    source,
    lifted,
  }));
}
