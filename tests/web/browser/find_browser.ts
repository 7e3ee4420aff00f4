/**
 * Finds a Chromium for the browser tests: the one that CHROME_PATH names, or the one in the package @sparticuz/chromium
 * (Linux on x64 only), which is fetched the first time; elsewhere, or when it cannot be had, one that is installed. The
 * package's is the same on every machine, and as it has no window at all it costs half as much as an installed one. No
 * browser is an error, never a reason to skip a test.
 *
 * TURNIIR_BROWSER=installed takes one that is installed before the package's.
 */
import { unpackedChromium } from "./unpacked_chromium.ts";

/** A browser that can be started. */
export interface FoundBrowser {
  readonly path: string;
  /** What its process needs besides the environment of this one. */
  readonly env: Readonly<Record<string, string>>;
}

/** What the search depends on; a test brings its own. */
export interface Surroundings {
  readonly os: string;
  /** A variable of the environment. */
  variable(name: string): string | undefined;
  isFile(path: string): Promise<boolean>;
  /** The browser of the package, unpacked; `undefined` where there is none. Rejects when it cannot be had. */
  fromPackage(): Promise<FoundBrowser | undefined>;
}

// Debian's /usr/bin/chromium is a script around the first of these; the program itself starts without its messages.
const LINUX = [
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

const MACOS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

const WINDOWS_FOLDERS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];
const WINDOWS_PROGRAMS = [
  "\\Google\\Chrome\\Application\\chrome.exe",
  "\\Chromium\\Application\\chrome.exe",
  "\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The browser to test with.
 * @throws {Error} If CHROME_PATH names no file, or there is no browser at all.
 */
export async function findBrowser(around: Surroundings = here): Promise<FoundBrowser> {
  const named = around.variable("CHROME_PATH");
  if (named !== undefined && named !== "") {
    if (await around.isFile(named)) return { path: named, env: {} };
    throw new Error(`CHROME_PATH is ${JSON.stringify(named)}, but there is no such file`);
  }
  const isInstalledFirst = around.variable("TURNIIR_BROWSER") === "installed";
  if (isInstalledFirst) {
    const installed = await findInstalled(around);
    if (installed !== undefined) return installed;
  }
  let failure: unknown;
  const packed = await around.fromPackage().catch((error: unknown) => {
    failure = error;
    return undefined;
  });
  const found = packed ?? (isInstalledFirst ? undefined : await findInstalled(around));
  if (found !== undefined) return found;
  throw new Error(
    "No browser: install Chromium or Chrome, or tell where one is: CHROME_PATH=/path/to/chrome",
    failure === undefined ? {} : { cause: failure },
  );
}

async function findInstalled(around: Surroundings): Promise<FoundBrowser | undefined> {
  for (const path of installedPaths(around)) {
    if (await around.isFile(path)) return { path, env: {} };
  }
  return undefined;
}

function installedPaths({ os, variable }: Surroundings): readonly string[] {
  if (os === "darwin") return MACOS;
  if (os !== "windows") return LINUX;
  return WINDOWS_FOLDERS.flatMap((name) => {
    const folder = variable(name);
    return folder === undefined ? [] : WINDOWS_PROGRAMS.map((program) => folder + program);
  });
}

const here: Surroundings = {
  os: Deno.build.os,
  variable: (name) => Deno.env.get(name),
  isFile: (path) => Deno.stat(path).then(({ isFile }) => isFile, () => false),
  fromPackage: unpackedChromium,
};
