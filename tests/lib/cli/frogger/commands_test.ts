/** The commands as they are typed, and what Ctrl-C leaves. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { inFolder, ourHopper, ourTraffic } from "./folder.ts";

const MAIN = fromFileUrl(new URL("../../../../main.ts", import.meta.url));
const PUDDLE = ourTraffic("puddle");

function commandIn(folder: string, words: readonly string[], stdin: "null" | "piped" = "null") {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--no-check", MAIN, "frogger", ...words],
    cwd: folder,
    env: { INIT_CWD: folder, TMPDIR: folder },
    stdin,
    stdout: "piped",
    stderr: "piped",
  });
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

Deno.test("frogger's commands take what they say, and end with 0, 1 or 2", async () => {
  await inFolder(async (at, folder) => {
    await Deno.writeTextFile(at("m"), "^^^^^^");
    const statusOf = async (...words: string[]) => (await commandIn(folder, words).output()).code;
    assertEquals(await statusOf("solve", PUDDLE, "--confined", "--out", "best"), 0);
    assertEquals(await statusOf("judge", PUDDLE, "best", "--strict", "--json"), 0);
    assertEquals(await statusOf("judge", PUDDLE, ">>>>>>>>>>>>>"), 1);
    assertEquals(await statusOf("judge", "absent", "m"), 2);
    assertEquals(await statusOf("show", PUDDLE, "m", "--frame", "7"), 0);
    assertEquals(await statusOf("contest", ourHopper("patient.ts")), 2);
    const child = commandIn(folder, ["judge", PUDDLE, "-"], "piped").spawn();
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode("^^^^^^\n"));
    await writer.close();
    assertStringIncludes(decode((await child.output()).stdout), "1 crossing");
  });
});

Deno.test({
  name: "Ctrl-C stops a contest with status 130, and nothing is left of it",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await inFolder(async (at, folder) => {
      await Deno.mkdir(at("in"));
      await Deno.writeTextFile(at("in/endless.ts"), 'console.error("here"); for (;;);');
      const words = ["contest", "in/endless.ts", "in/endless.ts", "--traffic", PUDDLE];
      const child = commandIn(folder, words).spawn();
      await isRunning(folder, 2);
      child.kill("SIGINT");
      const { code, stderr, stdout } = await child.output();
      assertEquals([code, decode(stdout), decode(stderr)], [130, "", "Stopped.\n"]);
      assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["in"]);
      assertEquals(programsOf(folder), []);
    });
  },
});

/** Waits until so many programs run in a workshop of this folder. */
async function isRunning(folder: string, count: number): Promise<void> {
  while (workFoldersIn(folder).length < count) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function workFoldersIn(folder: string): string[] {
  try {
    return [...Deno.readDirSync(folder)].filter(({ name }) => name.startsWith("turniir-"))
      .flatMap(({ name }) => [...Deno.readDirSync(join(folder, name))])
      .map(({ name }) => name).filter((name) => name.startsWith("run-"));
  } catch (error) {
    assert(error instanceof Deno.errors.NotFound);
    return [];
  }
}

/** Command lines that name the folder. */
function programsOf(folder: string): string[] {
  if (Deno.build.os !== "linux") return [];
  const found: string[] = [];
  for (const { name } of Deno.readDirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const words = Deno.readTextFileSync(`/proc/${name}/cmdline`).replaceAll("\0", " ");
      if (words.includes(folder)) found.push(words);
    } catch {
      // It has ended.
    }
  }
  return found;
}
