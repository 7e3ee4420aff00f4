import { assert, assertEquals } from "@std/assert";
import { type Errand, errandArgv, findOwnWords } from "../../../../lib/judge/sandbox/errand.ts";
import { startCommand } from "../../../../lib/judge/sandbox/start_command.ts";
import type { NativeProgram, Program, Sandbox } from "../../../../lib/judge/types.ts";

const ERRAND: Errand = {
  work: "/w/run-1/work",
  temporary: "/w/run-1/tmp",
  args: ["a circuit.cir"],
  reads: ["a circuit.cir"],
  writes: ["OUT.F1", "OUT.TMP"],
  ownWords: new Set(["pilot.py"]),
  limits: { memoryBytes: 10 * 2 ** 20, cpuSeconds: 7 },
  fileBytes: 5000,
};
const DENO: Program = {
  ...{ runtime: "deno", name: "d", version: "sha256:1", folder: "/w/pilot-1", main: "a b.ts" },
};
const NATIVE: NativeProgram = {
  ...{ runtime: "native", name: "n", version: "sha256:2", folder: "/w/pilot-2", reads: [] },
  argv: ["/usr/bin/python3", "pilot.py", "quick"],
};

function sandbox(isWrapped: boolean): Sandbox {
  return {
    layers: isWrapped ? ["permissions", "rlimits", "deathsig", "bubblewrap"] : ["permissions"],
    tools: {
      setsid: undefined,
      prlimit: "/u/prlimit",
      setpriv: undefined,
      sh: undefined,
      bwrap: "/u/bwrap",
    },
    libraries: ["/lib64"],
    system: ["/usr"],
    deno: "/d/deno",
    loader: "/w/sandbox/loader.js",
    filter: undefined,
    trustNative: true,
    limits: { memoryBytes: 2 ** 28, cpuSeconds: 150 },
  };
}

function words(program: Program, isWrapped: boolean): string {
  const { args, command } = startCommand(program, sandbox(isWrapped), ERRAND);
  return [command, ...args].join(" ");
}

Deno.test("on an errand a Deno program may read its folder and what it is given, and write its files", () => {
  const said = words(DENO, false);
  assert(
    said.endsWith(
      "--v8-flags=--max-old-space-size=10 " +
        "--allow-read=/w/pilot-1,/w/run-1/work/a circuit.cir,/w/run-1/work/OUT.F1,/w/run-1/work/OUT.TMP " +
        "--allow-write=/w/run-1/work/OUT.F1,/w/run-1/work/OUT.TMP " +
        "file:///w/sandbox/errand_loader.js#file:///w/pilot-1/a%20b.ts a circuit.cir",
    ),
    said,
  );
  assertEquals(startCommand(DENO, sandbox(false), ERRAND).cwd, "/w/run-1/work");
});

Deno.test("on an errand bubblewrap gives a Deno program the folder of the run and no other one to write", () => {
  const said = words(DENO, true);
  assert(
    said.startsWith("/u/prlimit --data=614465536 --fsize=5000 --nofile=64 --core=0 --cpu=7 "),
    said,
  );
  assert(
    said.includes(
      " --bind /w/run-1/work /work --ro-bind /w/run-1/work/a circuit.cir /work/a circuit.cir " +
        "--remount-ro / --chdir /work /deno run ",
    ),
    said,
  );
  assert(
    said.includes(
      " --allow-write=/work/OUT.F1,/work/OUT.TMP file:///loader.js#file:///bot/a%20b.ts ",
    ),
  );
  assert(!said.includes("/tmp"), said);
});

Deno.test("on an errand a native program's own words are absolute, and it has a folder for temporary files", () => {
  assertEquals(errandArgv(NATIVE, "/bot", ERRAND), [
    ...["/usr/bin/python3", "/bot/pilot.py", "quick", "a circuit.cir"],
  ]);
  const said = words(NATIVE, true);
  assert(said.startsWith("/u/prlimit --data=10485760 --as=1073741824 --fsize=5000 "), said);
  assert(said.includes(" --bind /w/run-1/tmp /tmp --remount-ro / --chdir /work "), said);
  assert(said.endsWith("/usr/bin/python3 /bot/pilot.py quick a circuit.cir"), said);
  const { cwd, env } = startCommand(NATIVE, sandbox(false), ERRAND);
  assertEquals([cwd, env.TMPDIR], ["/w/run-1/work", "/w/run-1/tmp"]);
});

Deno.test("findOwnWords() finds the words that name files of the program, and no option", async () => {
  const folder = await Deno.makeTempDir();
  try {
    for (const name of ["pilot.py", "-u"]) await Deno.writeTextFile(`${folder}/${name}`, "");
    await Deno.mkdir(`${folder}/lib`);
    const argv = ["/usr/bin/python3", "-u", "pilot.py", "lib", "", "absent", "/etc/passwd"];
    assertEquals(await findOwnWords({ ...NATIVE, folder, argv }), new Set(["pilot.py", "lib"]));
    assertEquals(
      await findOwnWords({ ...NATIVE, folder, argv: ["./pilot.py"] }),
      new Set(["./pilot.py"]),
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
