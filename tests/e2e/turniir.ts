/**
 * The command line as a user has it: main.ts in a process of its own, in a folder that the test throws away.
 */
import { assertEquals } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { END_OF_COMMAND } from "./end_of_command.ts";

/** The root of the project, and a bot of its samples or fixtures. */
export const ROOT = fromFileUrl(new URL("../../", import.meta.url));
export const TANK1 = join(ROOT, "bots/tanks/tank1.ts");
export const RAMMER = join(ROOT, "bots/tanks/rammer.js");

export function fixtureBot(name: string): string {
  return join(ROOT, "fixtures/bots", name);
}

/** Nobody loses by clock in a test, however busy the machine is. */
export const PATIENT = ["--turn-ms", "60000", "--start-ms", "60000"];

/** What a command came to. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** A folder for one test, with a folder for temporary files in it. */
export class Place {
  readonly folder: string;
  /** TMPDIR of all commands. */
  readonly temporary: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.temporary = join(folder, "tmp");
  }

  static async make(): Promise<Place> {
    const place = new Place(await Deno.realPath(await Deno.makeTempDir({ prefix: "tt-e2e-" })));
    await Deno.mkdir(place.temporary);
    if (Deno.build.os !== "windows") {
      await Deno.chmod(place.folder, 0o755);
      await Deno.chmod(place.temporary, 0o755);
    }
    return place;
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  /** Runs a command line of turniir. */
  async run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    return await outcomeOf(this.command(args, env).output());
  }

  /** Runs it and expects a status. */
  async expect(status: number, args: readonly string[]): Promise<Outcome> {
    const outcome = await this.run(args);
    assertEquals(outcome.status, status, `${args.join(" ")}\n${outcome.out}\n${outcome.err}`);
    return outcome;
  }

  /** Runs several command lines one after the other, all in one process (several.ts). */
  async runAll(commands: readonly (readonly string[])[]): Promise<Outcome[]> {
    const output = this.#deno(["tests/e2e/several.ts", JSON.stringify(commands)], {}).output();
    const { err, out, status } = await outcomeOf(output);
    assertEquals(status, 0, `${out}\n${err}`);
    const [outs, errs] = [out, err].map(partsOf);
    return commands.map((args, at) => {
      const said = outs?.[at];
      if (said === undefined) throw new Error(`No end of ${args.join(" ")}\n${out}\n${err}`);
      return { status: said.status, out: said.text, err: errs?.[at]?.text ?? "" };
    });
  }

  /** Runs them so and expects a status of each. */
  async expectAll(status: number, commands: readonly (readonly string[])[]): Promise<Outcome[]> {
    const outcomes = await this.runAll(commands);
    for (const [at, { err, out, status: found }] of outcomes.entries()) {
      assertEquals(found, status, `${commands[at]?.join(" ")}\n${out}\n${err}`);
    }
    return outcomes;
  }

  /** Starts it, to be stopped by the test. */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Deno.ChildProcess {
    return this.command(args, env).spawn();
  }

  command(args: readonly string[], env: Readonly<Record<string, string>>): Deno.Command {
    return this.#deno(["main.ts", ...args], env);
  }

  /** A program of this project. */
  #deno(
    [main = "", ...args]: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Deno.Command {
    const { INIT_CWD: _, ...others } = Deno.env.toObject();
    return new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--quiet", join(ROOT, main), ...args],
      cwd: this.folder,
      clearEnv: true,
      env: { ...others, NO_COLOR: "1", TMPDIR: this.temporary, ...env },
      stdin: "null",
      stdout: "piped",
      stderr: "piped",
    });
  }

  /** What commands have left in the folder for temporary files. */
  leftOvers(): string[] {
    return [...Deno.readDirSync(this.temporary)].map(({ name }) => name);
  }

  async remove(): Promise<void> {
    await Deno.remove(this.folder, { recursive: true });
  }
}

/** What each of several commands said on an output, and its status. */
function partsOf(said: string): { text: string; status: number }[] {
  const ends = new RegExp(`([^]*?)${END_OF_COMMAND}(\\d+)\\n`, "g");
  return [...said.matchAll(ends)].map(([, text = "", status]) => ({
    text,
    status: Number(status),
  }));
}

/** What a command that has been started comes to. */
export async function outcomeOf(output: Promise<Deno.CommandOutput>): Promise<Outcome> {
  const { code, stderr, stdout } = await output;
  const decoder = new TextDecoder();
  return { status: code, out: decoder.decode(stdout), err: decoder.decode(stderr) };
}

/** Registers a test that has a place of its own. */
export function inPlace(
  name: string,
  test: (place: Place) => Promise<void>,
  options: { ignore?: boolean } = {},
): void {
  Deno.test({
    name,
    ...options,
    fn: async () => {
      const place = await Place.make();
      try {
        await test(place);
      } finally {
        await place.remove();
      }
    },
  });
}

/** Waits until something is so; fails after a minute, which no machine is busy enough for. */
export async function waitFor(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`Not so after a minute: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** How many bytes a file has; -1: there is none. */
export function sizeOf(path: string): number {
  try {
    return Deno.statSync(path).size;
  } catch {
    return -1;
  }
}

/** All that a finished run publishes: the table and the logs, as text of bytes, by name. */
export function publishedIn(run: string): Record<string, string> {
  const files = ["table.json", "table.txt"];
  for (const { name } of Deno.readDirSync(join(run, "logs"))) files.push(`logs/${name}`);
  return Object.fromEntries(
    files.sort().map((name) => [name, Deno.readFileSync(join(run, name)).toBase64()]),
  );
}

/** A copy of a folder, with all that is in it. */
export function copyFolder(from: string, to: string): void {
  Deno.mkdirSync(to, { recursive: true });
  for (const { name, isDirectory } of Deno.readDirSync(from)) {
    if (isDirectory) copyFolder(join(from, name), join(to, name));
    else Deno.copyFileSync(join(from, name), join(to, name));
  }
}

/** Processes of programs that were started from somewhere below a folder; Linux only. */
export function processesBelow(folder: string): number[] {
  return [...Deno.readDirSync("/proc")].flatMap(({ name }) => {
    if (!/^\d+$/.test(name)) return [];
    const read = (file: string) => {
      try {
        return file === "cwd"
          ? Deno.readLinkSync(`/proc/${name}/cwd`)
          : Deno.readTextFileSync(`/proc/${name}/${file}`);
      } catch {
        return "";
      }
    };
    const words = ["cmdline", "cwd", "mountinfo"].map(read).join("\n");
    return words.includes(folder) ? [Number(name)] : [];
  });
}
