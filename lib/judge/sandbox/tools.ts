/** Finds the system's programs that build the walls, and the system's folders that programs need. */
import type { SandboxTools } from "../types.ts";

/** The runner's own PATH is not asked: whoever sets it could put another program in a wall's place. */
const PLACES = ["/usr/bin", "/bin", "/usr/local/bin", "/run/current-system/sw/bin"];

/** What Deno's shared libraries may lie in, on the usual distributions. */
const LIBRARY_FOLDERS = ["/lib", "/lib64", "/nix/store"];

/** What native programs and their interpreters may lie in. Not /etc, not /var, nobody's home. */
const SYSTEM_FOLDERS = ["/usr", "/bin", "/lib", "/lib32", "/lib64", "/nix/store"];

/** Where the tools are; on another system than Linux none is looked for. */
export async function findTools(): Promise<SandboxTools> {
  const [setsid, prlimit, setpriv, sh, bwrap] = await Promise.all(
    ["setsid", "prlimit", "setpriv", "sh", "bwrap"].map(findTool),
  );
  return { setsid, prlimit, setpriv, sh, bwrap };
}

/** The folders for Deno programs and for native ones that exist on this machine. */
export async function findSystemFolders(): Promise<{ libraries: string[]; system: string[] }> {
  const [libraries, system] = await Promise.all([
    present(LIBRARY_FOLDERS, (entry) => entry.isDirectory),
    present(SYSTEM_FOLDERS, (entry) => entry.isDirectory),
  ]);
  return { libraries, system };
}

/** The absolute path of one of the system's programs, if this is Linux and it has it. */
export async function findTool(name: string): Promise<string | undefined> {
  if (Deno.build.os !== "linux") return undefined;
  const paths = PLACES.map((place) => `${place}/${name}`);
  const [found] = await present(paths, (entry) => entry.isFile);
  return found;
}

async function present(
  paths: readonly string[],
  fits: (entry: Deno.FileInfo) => boolean,
): Promise<string[]> {
  const found = await Promise.all(paths.map(async (path) => {
    try {
      return fits(await Deno.stat(path));
    } catch {
      return false;
    }
  }));
  return paths.filter((_, index) => found[index]);
}
