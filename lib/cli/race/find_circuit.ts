/**
 * The circuit that a result file names: a bare name in a folder, compared without case; the exact one is preferred [LAP-1].
 */
import { join } from "@std/path";

const ENDING = ".cir";

/**
 * The path of the circuit; `undefined`: there is none, or the name is none but a path. The ending may be left out.
 */
export async function findCircuit(folder: string, name: string): Promise<string | undefined> {
  if (name === "" || /[/\\\0]/.test(name) || name === "." || name === "..") return undefined;
  const found = await filesIn(folder);
  const wanted = [name, `${name}${ENDING}`];
  for (const candidate of wanted) {
    if (isCircuitName(candidate) && found.includes(candidate)) return join(folder, candidate);
  }
  for (const candidate of wanted) {
    const alike = found.find((file) =>
      isCircuitName(file) && file.toLowerCase() === candidate.toLowerCase()
    );
    if (alike !== undefined) return join(folder, alike);
  }
  return undefined;
}

/** Sorted, so that of several names that differ in case alone always the same one is taken. */
async function filesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { isDirectory, name } of Deno.readDir(folder)) {
    if (!isDirectory) names.push(name);
  }
  return names.sort();
}

function isCircuitName(name: string): boolean {
  return name.toLowerCase().endsWith(ENDING);
}
