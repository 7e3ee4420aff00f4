/** Reading what may not be there. */

/** Opens a file for reading; `undefined`: there is none. */
export async function openIfThere(path: string): Promise<Deno.FsFile | undefined> {
  try {
    return await Deno.open(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** All bytes of a file; `undefined`: there is none. */
export async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await Deno.readFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
