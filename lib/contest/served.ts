/**
 * Where a contest was served last, in its folder: the port is taken again, so that personal links stay good, and links
 * that are made in the terminal lead there. Only a convenience: what cannot be read counts as not there.
 */
import { join } from "@std/path";
import { writeWhole } from "../disk/write_whole.ts";
import { FILE_MODE, PRIVATE } from "./contest_folder.ts";
import { readIfThere } from "./on_disk.ts";

/** See the head of this file. */
export interface Served {
  readonly port: number;
  /** What authors reach it by, with / at its end. */
  readonly address: string;
}

const HIGHEST_PORT = 65535;

/** Keeps it; a kill leaves what was there before. */
export async function rememberServed(folder: string, served: Served): Promise<void> {
  const file = join(folder, PRIVATE.served);
  const text = JSON.stringify(served) + "\n";
  await writeWhole(file, text, { mode: FILE_MODE, draft: `${file}.part` });
}

/** What is remembered; `undefined`: nothing. */
export async function recallServed(folder: string): Promise<Served | undefined> {
  const bytes = await readIfThere(join(folder, PRIVATE.served)).catch(() => undefined);
  if (bytes === undefined) return undefined;
  try {
    return takeServed(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

function takeServed(value: unknown): Served | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [port, address] = [fields.get("port"), fields.get("address")];
  if (typeof port !== "number" || !Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    return undefined;
  }
  if (typeof address !== "string" || !/^https?:$/.test(URL.parse(address)?.protocol ?? "")) {
    return undefined;
  }
  return { port, address };
}
