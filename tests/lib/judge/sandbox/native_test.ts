import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { findSandbox } from "../../../../lib/judge/sandbox/find_sandbox.ts";
import { runOnce } from "../../../../lib/judge/sandbox/run_once.ts";
import { startCommand } from "../../../../lib/judge/sandbox/start_command.ts";
import type { NativeProgram, Program, Sandbox } from "../../../../lib/judge/types.ts";
import { openWorkshop } from "../../../../lib/judge/workshop.ts";
import { makeTree } from "../entry/tree.ts";

const PATIENCE_MS = 20_000;

/** Does something with the sandbox that this machine has. */
async function inSandbox<T>(work: (sandbox: Sandbox, folder: string) => Promise<T>): Promise<T> {
  await using workshop = await openWorkshop();
  const options = { workshop: workshop.folder, bubblewrap: true, trustNative: false };
  return await work(await findSandbox(options), workshop.folder);
}

const hasBubblewrap = await inSandbox(({ layers }) =>
  Promise.resolve(layers.includes("bubblewrap"))
);
const hasSeccomp = await inSandbox(({ layers }) => Promise.resolve(layers.includes("seccomp")));

function test(name: string, holds: boolean, fn: () => Promise<void>): void {
  const reason = holds
    ? ""
    : " (ignored: bubblewrap, its filter or the language is missing on this machine)";
  Deno.test({ name: name + reason, ignore: !holds, fn });
}

/** What a shell says that runs a script as a native program. */
async function shell(script: string): Promise<string> {
  return await inSandbox(async (sandbox, folder) => {
    const program: NativeProgram = {
      runtime: "native",
      name: "sh",
      version: "sha256:",
      folder,
      argv: ["/bin/sh", "-c", script],
      reads: [],
    };
    const { stdout, stderr } = await runOnce(startCommand(program, sandbox), PATIENCE_MS);
    return stdout + stderr;
  });
}

test("a native program runs, as nobody, in its folder, alone", hasBubblewrap, async () => {
  assertEquals(
    await shell('echo "$$ $PPID $PWD"; exec id -u'),
    "1 0 /bot\n65534\n",
  );
});

test("a native program sees the bare environment", hasBubblewrap, async () => {
  const names = (await shell("exec env")).trim().split("\n").map((line) => line.split("=")[0]);
  const known =
    "DENO_DIR DENO_EMIT_CACHE_MODE DENO_NO_UPDATE_CHECK HOME LANG LD_ORIGIN_PATH NO_COLOR " +
    "PATH PWD PYTHONDONTWRITEBYTECODE PYTHONUNBUFFERED";
  assertEquals(names.sort().join(" "), known);
});

const HOPELESS: readonly (readonly [deed: string, script: string])[] = [
  ["read /etc/passwd", "read x < /etc/passwd && echo GOT"],
  ["list /home", "cd /home && echo GOT"],
  ["list /root", "cd /root && echo GOT"],
  ["list /tmp", "cd /tmp && echo GOT"],
  ["see /proc", "cd /proc && echo GOT"],
  ["write into its folder", "echo x > note && echo GOT"],
  ["write into the tree's root", "echo x > /note && echo GOT"],
  ["write into /dev", "echo x > /dev/note && echo GOT"],
];
for (const [deed, script] of HOPELESS) {
  test(`a native program can't ${deed}`, hasBubblewrap, async () => {
    const said = await shell(script);
    assert(!said.includes("GOT") && said !== "", said);
  });
}

test("a native program can't make a second process", hasSeccomp, async () => {
  assertStringIncludes(await shell("(echo GOT) & wait; id -u; echo GOT"), "ork");
  assert(!(await shell("(echo GOT)")).includes("GOT"));
});

const LANGUAGES: readonly (readonly [word: string, file: string, source: string])[] = [
  ["perl hello.pl", "hello.pl", 'print "hello\\n";'],
  ["python3 hello.py", "hello.py", "import json, random\nprint('hello')"],
  ["node hello.cjs", "hello.cjs", "console.log('hello')"],
  ["ruby hello.rb", "hello.rb", "puts 'hello'"],
];
for (const [word, file, source] of LANGUAGES) {
  const installed = isInstalled(word.split(" ")[0] ?? "");
  test(`what is entered as "${word}" runs`, hasBubblewrap && installed, async () => {
    await using tree = await makeTree({ [file]: source });
    assertEquals(await run(await tree.enter(word)), "hello\n");
  });
}

test("what the C compiler makes runs", hasBubblewrap && isInstalled("cc"), async () => {
  await using tree = await makeTree({
    "hello.c": '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }',
  });
  const compiled = await new Deno.Command("cc", {
    args: ["hello.c", "-o", "hello world"],
    cwd: tree.from,
  })
    .output();
  assert(compiled.success);
  assertEquals(await run(await tree.enter("hello world")), "hello\n");
});

async function run(program: Program): Promise<string> {
  return await inSandbox(async (sandbox) => {
    const { stdout, stderr } = await runOnce(startCommand(program, sandbox), PATIENCE_MS);
    return stdout + stderr;
  });
}

function isInstalled(name: string): boolean {
  const folders = (Deno.env.get("PATH") ?? "").split(":");
  return folders.some((folder) => {
    try {
      return Deno.statSync(`${folder}/${name}`).isFile;
    } catch {
      return false;
    }
  });
}
