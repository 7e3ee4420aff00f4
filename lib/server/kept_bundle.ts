/**
 * Bundles that stay from one run to the next, in `.cache/pages`: putting the pages together takes seconds of processor, and
 * they are the same until a source changes. A bundle's name is the digest of everything that it is made of, so one that is
 * there is never an old one. Nothing depends on the folder: where it cannot be read or written, bundles are made anew.
 */
import { fromFileUrl, join } from "@std/path";
import { createHash } from "node:crypto";
import { writeWhole } from "../disk/write_whole.ts";

/** Scripts and style sheets by their file names, such as `tanks.js` and `tanks.css`. */
export type Bundle = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Where bundles are kept, and what they are made of. */
export interface BundlePlace {
  readonly folder: string;
  /** The folder that holds the sources. */
  readonly root: string;
  /** Files, and folders with all that they hold. */
  readonly sources: readonly string[];
}

const ROOT = fromFileUrl(new URL("../../", import.meta.url));

/** The project's own: scripts and styles of pages, what they import, and what decides how. */
const OURS: BundlePlace = {
  folder: join(ROOT, ".cache", "pages"),
  root: ROOT,
  sources: ["deno.json", "deno.lock", "lib", "web"],
};

/** So many stay, the newest. A site has six or seven of them, and there are three kinds of sites. */
const MOST_KEPT = 40;

/** The digest of all sources, by name and content, and of Deno's version, which brings the bundler. */
export function digestSources({ root, sources }: BundlePlace = OURS): string {
  const digest = createHash("sha256").update(Deno.version.deno);
  for (const path of sources.flatMap((source) => filesIn(root, source)).sort()) {
    const content = Deno.readFileSync(join(root, path));
    digest.update(`\n${path}\n${content.length}\n`).update(content);
  }
  return digest.digest("hex");
}

/**
 * The bundle of a recipe: the one that is kept, or else a new one, which is kept from then on.
 * @param sources What `digestSources` says.
 * @param recipe Entry points and settings; the same recipe and sources make the same bundle.
 * @throws What `make` throws.
 */
export async function keepBundle(
  sources: string,
  recipe: readonly string[],
  make: () => Promise<Bundle>,
  place: BundlePlace = OURS,
): Promise<Bundle> {
  const name = createHash("sha256").update([sources, ...recipe].join("\n")).digest("hex");
  const path = join(place.folder, `${name}.json`);
  const kept = await readKept(path);
  if (kept !== undefined) return kept;
  const made = await make();
  // Somebody may have saved a source meanwhile, and nobody knows which of the two the bundler has read.
  if (digestSources(place) !== sources) return made;
  try {
    await Deno.mkdir(place.folder, { recursive: true });
    await writeWhole(path, textOf(made));
    await clearOld(place.folder);
  } catch {
    // A disk that is full or read-only: the bundle is there all the same.
  }
  return made;
}

function filesIn(root: string, path: string): string[] {
  if (Deno.statSync(join(root, path)).isFile) return [path];
  const entries = [...Deno.readDirSync(join(root, path))];
  return entries.flatMap(({ isDirectory, name }) =>
    isDirectory ? filesIn(root, `${path}/${name}`) : [`${path}/${name}`]
  );
}

/** `undefined`: there is none, or what lies there is none. */
async function readKept(path: string): Promise<Bundle | undefined> {
  try {
    const files: unknown = JSON.parse(await Deno.readTextFile(path));
    if (!Array.isArray(files)) return undefined;
    const encoder = new TextEncoder();
    return new Map(files.map(([name, text]) => [String(name), encoder.encode(String(text))]));
  } catch {
    return undefined;
  }
}

/** Scripts and styles are UTF-8. */
function textOf(bundle: Bundle): string {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return JSON.stringify([...bundle].map(([name, bytes]) => [name, decoder.decode(bytes)]));
}

async function clearOld(folder: string): Promise<void> {
  const files = Array.from(Deno.readDirSync(folder), ({ name }) => join(folder, name));
  const aged = files.map((path) => ({ path, time: Deno.statSync(path).mtime?.getTime() ?? 0 }));
  aged.sort((a, b) => b.time - a.time);
  for (const { path } of aged.slice(MOST_KEPT)) await Deno.remove(path);
}
