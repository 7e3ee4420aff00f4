/**
 * Finds the strongest sandbox that works on this machine, by trying: a tool may be installed and yet be forbidden
 * (bubblewrap in a container, for one), so what counts is that a program starts.
 */
import { join } from "@std/path";
import { JudgeFailure, type Sandbox, type SandboxLayer } from "../types.ts";
import { furnish } from "./furnish.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { probeFailure } from "./probe.ts";
import { isReadableByAll } from "./readable.ts";
import { findSystemFolders, findTools } from "./tools.ts";

export interface SandboxOptions {
  /** A folder of the runner's own for the loader, the filter and the like; see workshop.ts. */
  readonly workshop: string;
  /** False: bubblewrap is not to be used even where it works. */
  readonly bubblewrap: boolean;
  /** Whether native programs may run where bubblewrap doesn't hold them. */
  readonly trustNative: boolean;
}

/** A set of layers that was tried and did not work, and why. */
export interface FailedTry {
  readonly layers: readonly SandboxLayer[];
  readonly reason: string;
}

/** The sandbox, and the stronger ones that were tried before it. */
export interface SandboxSurvey {
  readonly sandbox: Sandbox;
  readonly failed: readonly FailedTry[];
}

/**
 * Detects the layers on this machine and writes what they need into the workshop.
 * @throws {JudgeFailure} If not even Deno alone can start a program.
 */
export async function findSandbox(options: SandboxOptions): Promise<Sandbox> {
  return (await surveySandbox(options)).sandbox;
}

/** As `findSandbox`, and tells what was tried in vain. */
export async function surveySandbox(options: SandboxOptions): Promise<SandboxSurvey> {
  const [tools, folders, deno] = await Promise.all([
    findTools(),
    findSystemFolders(),
    Deno.realPath(Deno.execPath()),
  ]);
  const { loader, filter } = await furnish(options.workshop);
  const failed: FailedTry[] = [];
  const isRoot = Deno.build.os === "linux" && Deno.uid() === 0;
  const mayWrap = options.bubblewrap && tools.bwrap !== undefined;
  const sets = layerSets({
    rlimits: tools.prlimit !== undefined,
    deathsig: tools.setpriv !== undefined,
    user: isRoot,
    bubblewrap: mayWrap,
    seccomp: filter !== undefined && tools.sh !== undefined,
  });
  for (const layers of sets) {
    const sandbox: Sandbox = {
      layers,
      tools,
      ...folders,
      deno: layers.includes("user") ? await denoForNobody(deno, options.workshop) : deno,
      loader,
      filter: layers.includes("seccomp") ? filter : undefined,
      trustNative: options.trustNative,
      limits: DEFAULT_LIMITS,
    };
    const reason = await probeFailure(sandbox);
    if (reason === undefined) return { sandbox, failed };
    failed.push({ layers, reason });
  }
  throw new JudgeFailure(
    `Cannot start any program with ${deno}: ${failed.at(-1)?.reason ?? "no reason known"}`,
  );
}

/** What this machine seems to have, by layer. */
export type LayersAtHand = Readonly<Record<Exclude<SandboxLayer, "permissions">, boolean>>;

/**
 * The sets of layers to try, the strongest first. Inside bubblewrap the program has a user of its own anyway, and
 * bubblewrap itself ends with the runner.
 */
export function layerSets(has: LayersAtHand): SandboxLayer[][] {
  const limits: SandboxLayer[] = has.rlimits ? ["rlimits"] : [];
  const deathsig: SandboxLayer[] = has.deathsig ? ["deathsig"] : [];
  const sets: SandboxLayer[][] = [];
  if (has.bubblewrap) {
    const wrapped: SandboxLayer[] = ["permissions", ...limits, "deathsig", "bubblewrap"];
    if (has.seccomp) sets.push([...wrapped, "seccomp"]);
    sets.push(wrapped);
  }
  if (has.user) sets.push(["permissions", ...limits, ...deathsig, "user"]);
  if (limits.length + deathsig.length > 0) sets.push(["permissions", ...limits, ...deathsig]);
  sets.push(["permissions"]);
  return sets;
}

/** A Deno that the unprivileged user can reach: the one at hand, or a second name or copy of it in the workshop. */
async function denoForNobody(deno: string, workshop: string): Promise<string> {
  if (await isReadableByAll(deno)) return deno;
  const place = join(workshop, "deno");
  try {
    await Deno.link(deno, place);
    if (((await Deno.stat(place)).mode ?? 0) & 0o001) return place;
    await Deno.remove(place);
  } catch (error) {
    if (error instanceof Deno.errors.AlreadyExists) return place;
    // On another file system: a copy it is.
  }
  await Deno.copyFile(deno, place);
  await Deno.chmod(place, 0o755);
  return place;
}
