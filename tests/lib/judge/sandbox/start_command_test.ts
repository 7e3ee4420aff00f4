import { assert, assertEquals, assertThrows } from "@std/assert";
import { refuseNative } from "../../../../lib/judge/sandbox/refuse_native.ts";
import { startCommand } from "../../../../lib/judge/sandbox/start_command.ts";
import type { Program, Sandbox, SandboxLayer } from "../../../../lib/judge/types.ts";

const DENO: Program = {
  runtime: "deno",
  name: "t",
  version: "sha256:1",
  folder: "/w/bot-07",
  main: "lib/a #%é.ts",
};
const NATIVE: Program = {
  runtime: "native",
  name: "n",
  version: "sha256:2",
  folder: "/w/bot-08",
  argv: ["/opt/py/bin/python3", "my tank.py"],
  reads: ["/opt/py/bin", "/opt/py/lib"],
};

function sandbox(layers: readonly SandboxLayer[], trustNative = false): Sandbox {
  return {
    layers,
    tools: {
      setsid: "/u/setsid",
      prlimit: "/u/prlimit",
      setpriv: "/u/setpriv",
      sh: "/u/sh",
      bwrap: "/u/bwrap",
    },
    libraries: ["/lib64"],
    system: ["/usr", "/lib64"],
    deno: "/d/deno",
    loader: "/w/sandbox/loader.js",
    filter: layers.includes("seccomp") ? "/w/sandbox/filter.bpf" : undefined,
    trustNative,
    limits: { memoryBytes: 2 ** 28, cpuSeconds: 30 },
  };
}

/** The words up to Deno's own flags, of which there are many, and the last three. */
function wordsOf(program: Program, box: Sandbox): string {
  const { command, args } = startCommand(program, box);
  return [command, ...args]
    .filter((word) =>
      !/^--(no-|cached|node-mod|deny|quiet)/.test(word) || word === "--no-new-privs"
    )
    .join(" ");
}

const DENO_WORDS = "run --v8-flags=--max-old-space-size=128 --allow-read=/w/bot-07 " +
  "/w/sandbox/loader.js file:///w/bot-07/lib/a%20%23%25%C3%A9.ts";
const LIMITS = "/u/prlimit --data=805306368 --fsize=0 --nofile=64 --core=0 --cpu=30";

Deno.test(
  "startCommand() with permissions alone is Deno and the loader",
  { permissions: "none" },
  () => {
    assertEquals(wordsOf(DENO, sandbox(["permissions"])), `/u/setsid /d/deno ${DENO_WORDS}`);
  },
);

Deno.test(
  "startCommand() puts limits and the death signal before Deno",
  { permissions: "none" },
  () => {
    assertEquals(
      wordsOf(DENO, sandbox(["permissions", "rlimits", "deathsig"])),
      `/u/setsid ${LIMITS} /u/setpriv --no-new-privs --pdeathsig KILL /d/deno ${DENO_WORDS}`,
    );
  },
);

Deno.test("startCommand() starts Deno programs as nobody, native ones never", {
  permissions: "none",
}, () => {
  const box = sandbox(["permissions", "rlimits", "user"], true);
  const { uid, gid } = startCommand(DENO, box);
  assertEquals([uid, gid], [65534, 65534]);
  assertEquals(startCommand(NATIVE, box).uid, undefined);
  assertEquals(startCommand(DENO, sandbox(["permissions"])).uid, undefined);
});

Deno.test(
  "startCommand() wraps Deno in bubblewrap with the filter",
  { permissions: "none" },
  () => {
    const words = wordsOf(
      DENO,
      sandbox(["permissions", "rlimits", "deathsig", "bubblewrap", "seccomp"]),
    );
    assert(
      words.startsWith(
        `/u/setsid /u/sh -c exec 9<"$1"; shift; exec "$@" sh /w/sandbox/filter.bpf ${LIMITS} ` +
          "/u/bwrap --unshare-all --unshare-user --disable-userns --uid 65534 --gid 65534 --cap-drop ALL " +
          "--die-with-parent --new-session --as-pid-1 --hostname bot --clearenv ",
      ),
      words,
    );
    assert(
      words.endsWith(
        "--seccomp 9 --ro-bind /w/bot-07 /bot --ro-bind /lib64 /lib64 --ro-bind /d/deno /deno " +
          "--ro-bind /w/sandbox/loader.js /loader.js --proc /proc --dev-bind /dev/null /dev/null " +
          "--dev-bind /dev/urandom /dev/urandom --remount-ro / --chdir /bot " +
          "/deno run --v8-flags=--max-old-space-size=128 --allow-read=/bot " +
          "/loader.js file:///bot/lib/a%20%23%25%C3%A9.ts",
      ),
      words,
    );
  },
);

Deno.test("startCommand() wraps a native program without /proc and with its reads", {
  permissions: "none",
}, () => {
  const box = sandbox(["permissions", "rlimits", "deathsig", "bubblewrap"]);
  const words = wordsOf(NATIVE, box);
  assert(
    words.startsWith("/u/setsid /u/prlimit --data=268435456 --as=1073741824 --fsize=0 "),
    words,
  );
  assert(
    words.endsWith(
      "--ro-bind /w/bot-08 /bot --ro-bind /usr /usr --ro-bind /lib64 /lib64 " +
        "--ro-bind /opt/py/bin /opt/py/bin --ro-bind /opt/py/lib /opt/py/lib --setenv LD_ORIGIN_PATH /opt/py/bin " +
        "--dev-bind /dev/null /dev/null --dev-bind /dev/urandom /dev/urandom --remount-ro / " +
        "--chdir /bot /u/prlimit --nproc=64 /opt/py/bin/python3 my tank.py",
    ),
    words,
  );
  assertEquals(startCommand(NATIVE, box).wrapper, "/u/bwrap");
});

Deno.test(
  "startCommand() gives every program the same bare environment",
  { permissions: "none" },
  () => {
    const { env, cwd } = startCommand(DENO, sandbox(["permissions"]));
    assertEquals(env.DENO_DIR, "/dev/null/x");
    assertEquals(env.DENO_EMIT_CACHE_MODE, "disable");
    assertEquals(cwd, "/w/bot-07");
  },
);

Deno.test("a native program needs bubblewrap or trust", { permissions: "none" }, () => {
  const open = sandbox(["permissions", "rlimits", "deathsig"]);
  assertEquals(refuseNative(open)?.code, "ENTRY_NATIVE_UNSAFE");
  assertThrows(() => startCommand(NATIVE, open), Error, "need bubblewrap");
  const trusting = { ...open, trustNative: true };
  assertEquals(refuseNative(trusting), undefined);
  assertEquals(startCommand(NATIVE, trusting).args.slice(-2), NATIVE.argv);
  assertEquals(refuseNative(sandbox(["permissions", "bubblewrap"])), undefined);
});
