/** What each layer means for whoever runs a contest, in plain words, and how to get it. */
import type { SandboxLayer } from "../types.ts";

export interface LayerAdvice {
  /** What is true where it holds. */
  readonly holds: string;
  /** What is true where it does not. */
  readonly missing: string;
}

export const LAYERS_IN_WORDS: Readonly<Record<SandboxLayer, LayerAdvice>> = {
  permissions: {
    holds:
      "a Deno program reads its own folder and nothing else, writes nothing, has no network and " +
      "starts nothing",
    missing: "a Deno program can read this machine's files",
  },
  rlimits: {
    holds:
      "a program that takes too much memory, starts a second thread of thought, or writes a file is ended",
    missing: "nothing limits a program's memory; one program can bring this machine to a halt",
  },
  deathsig: {
    holds: "programs end with the runner, even when it is killed",
    missing: "a program may live on when the runner is killed",
  },
  user: {
    holds: "Deno programs run as nobody, not as root",
    missing: "programs run as root, and a hole in Deno would give them this machine",
  },
  bubblewrap: {
    holds:
      "a program sees no file but its own and the system's libraries, no other process and no network, " +
      "even if it gets out of Deno",
    missing:
      "Deno's permissions are all that keeps a program from your files; holes in them are found " +
      "several times a year",
  },
  seccomp: {
    holds:
      "a program can't make a second process or a connection, and can't reach the kernel's risky parts",
    missing:
      "inside bubblewrap a program may start more processes of its own, and get around its limits so",
  },
};

/** How to get a layer on this system; nothing where it can't be had. */
export function curesOf(layer: SandboxLayer, reason = ""): { cure?: string } {
  const cure = Deno.build.os === "linux" ? cureOnLinux(layer, reason) : "run contests on Linux";
  return cure === undefined ? {} : { cure };
}

function cureOnLinux(layer: SandboxLayer, reason: string): string | undefined {
  switch (layer) {
    case "rlimits":
    case "deathsig":
      return "install util-linux (`apt-get install util-linux`, `apk add util-linux`)";
    case "bubblewrap":
      return reason === "" ? INSTALL : allow(reason);
    case "seccomp":
      return "the filter exists for x86_64 and aarch64, and needs a kernel with seccomp";
    case "user":
      return "run the runner as an ordinary user, or let TMPDIR name a folder that everybody may pass through";
    case "permissions":
      return undefined;
  }
}

const INSTALL = "install bubblewrap (`apt-get install bubblewrap`, `dnf install bubblewrap`, " +
  "`pacman -S bubblewrap`)";

/** Bubblewrap is there, but may not work. */
function allow(reason: string): string {
  const isForbidden = /namespace|permitted|denied|uid map|proc/i.test(reason);
  return isForbidden
    ? "this system forbids user namespaces. Ubuntu 24.04 and later: `apt-get install apparmor-profiles`, or " +
      "`sysctl kernel.apparmor_restrict_unprivileged_userns=0`. Debian: " +
      "`sysctl kernel.unprivileged_userns_clone=1`. A container: start it with " +
      "`--security-opt seccomp=unconfined --security-opt apparmor=unconfined " +
      "--security-opt systempaths=unconfined`, if you trust all else in it"
    : "bubblewrap is installed but does not work here; 0.8.0 and newer do";
}
