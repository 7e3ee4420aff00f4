/**
 * The Chromium of the package @sparticuz/chromium, unpacked into `.cache` once for all tests and all runs.
 *
 * How it works: a process of its own unpacks into a draft folder, which gets its name when all of it is there. A lock
 * on a file beside it holds back others that want the same at the same time; the draft of one that was killed is
 * thrown away by the next.
 */
import { fromFileUrl, join } from "@std/path";
import settings from "../../../deno.json" with { type: "json" };
import type { FoundBrowser } from "./find_browser.ts";

const PACKAGE = settings.imports["@sparticuz/chromium"];
const CACHE = fromFileUrl(new URL("../../../.cache", import.meta.url));
const UNPACKER = fromFileUrl(new URL("./unpack_chromium.ts", import.meta.url));

// With a variable that only its own cloud sets, the package also unpacks the libraries that a bare system lacks.
const WITH_LIBRARIES = { AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };

// The package's own settings look for its fonts where only its cloud has them, and a Chromium that finds none crashes.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Unpacks the package where that hasn't been done, fetching it first if need be; `undefined` on systems for which it
 * has no browser.
 * @throws {Error} If it cannot be fetched or unpacked, or the browser doesn't start.
 */
export async function unpackedChromium(): Promise<FoundBrowser | undefined> {
  const { arch, os } = Deno.build;
  if (os !== "linux" || arch !== "x86_64") return undefined;
  const version = PACKAGE.slice(PACKAGE.lastIndexOf("@") + 1);
  const folder = join(CACHE, `chromium-${version}`);
  if (!await isThere(folder)) await unpackOnce(folder);
  return await startable(folder);
}

async function unpackOnce(folder: string): Promise<void> {
  await Deno.mkdir(CACHE, { recursive: true });
  using lock = await Deno.open(`${folder}.lock`, { create: true, write: true });
  await lock.lock(true);
  // Whoever held the lock until now has done the work.
  if (await isThere(folder)) return;
  const draft = `${folder}.part`;
  if (await isThere(draft)) await Deno.remove(draft, { recursive: true });
  await Deno.mkdir(draft);
  await run(Deno.execPath(), ["run", "-A", "--quiet", UNPACKER], {
    TMPDIR: draft,
    ...WITH_LIBRARIES,
  });
  await Deno.writeTextFile(join(draft, "fonts", "fonts.conf"), FONTS);
  await Deno.rename(draft, folder);
}

/** The browser with the system's libraries if they suffice, else with the package's. */
async function startable(folder: string): Promise<FoundBrowser> {
  const path = join(folder, "chromium");
  const env = { FONTCONFIG_PATH: join(folder, "fonts") };
  const { success } = await new Deno.Command(path, { args: ["--version"], env }).output();
  if (success) return { path, env };
  const own = { ...env, LD_LIBRARY_PATH: join(folder, "al2023", "lib") };
  await run(path, ["--version"], own);
  return { path, env: own };
}

async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { success, stderr } = await new Deno.Command(program, { args: [...args], env }).output();
  if (!success) {
    throw new Error(`${program} ${args.join(" ")} failed: ${new TextDecoder().decode(stderr)}`);
  }
}

async function isThere(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
