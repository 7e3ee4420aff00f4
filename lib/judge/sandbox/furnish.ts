/** Writes what every sandbox needs into the workshop: loaders, filter, the trivial program. */
import { join } from "@std/path";
import { errandLoader } from "./errand.ts";
import { PROBE_FOLDER, PROBE_SOURCE } from "./probe.ts";
import { filterBytes, seccompFilter } from "./seccomp.ts";
import type { Processor } from "./seccomp_tables.ts";

/** Absolute paths of what was written; the filter only for processors that have one. */
export interface Furniture {
  readonly loader: string;
  readonly filter: string | undefined;
}

/** Writes it into `<workshop>/sandbox`; doing it again does no harm. */
export async function furnish(workshop: string): Promise<Furniture> {
  const folder = join(workshop, "sandbox");
  await Deno.mkdir(join(folder, PROBE_FOLDER), { recursive: true });
  const loader = join(folder, "loader.js");
  await Promise.all([
    Deno.writeTextFile(loader, await loaderSource("./loader.js")),
    Deno.writeTextFile(errandLoader(loader), await loaderSource("./errand_loader.js")),
    Deno.writeTextFile(join(folder, PROBE_FOLDER, "main.js"), PROBE_SOURCE),
  ]);
  const processor = processorWithFilter();
  const filter = processor === undefined ? undefined : join(folder, "filter.bpf");
  if (processor !== undefined && filter !== undefined) {
    await Deno.writeFile(filter, filterBytes(seccompFilter(processor)));
  }
  await openToAll(folder);
  return { loader, filter };
}

/** The unprivileged user must get at the loader, whatever the runner's umask is. */
async function openToAll(folder: string): Promise<void> {
  if (Deno.build.os === "windows") return;
  await Deno.chmod(folder, 0o755);
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = join(folder, name);
    if (isDirectory) await openToAll(path);
    else await Deno.chmod(path, 0o644);
  }
}

async function loaderSource(name: string): Promise<string> {
  return await Deno.readTextFile(new URL(name, import.meta.url));
}

function processorWithFilter(): Processor | undefined {
  if (Deno.build.os !== "linux") return undefined;
  const { arch } = Deno.build;
  return arch === "x86_64" || arch === "aarch64" ? arch : undefined;
}
