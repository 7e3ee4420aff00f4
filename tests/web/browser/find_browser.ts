/**
 * Finds a Chromium for the browser tests: the one that CHROME_PATH names, one that is installed, or the one in the
 * package @sparticuz/chromium (Linux on x64 only), which is fetched when nothing else is there. No browser is an
 * error, never a reason to skip a test.
 *
 * TURNIIR_BROWSER=npm takes the package even where a browser is installed.
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
  /** The browser of the package, unpacked; `undefined` where it doesn't run. */
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
  if (around.variable("TURNIIR_BROWSER") !== "npm") {
    for (const path of installedPaths(around)) {
      if (await around.isFile(path)) return { path, env: {} };
    }
  }
  const packed = await around.fromPackage();
  if (packed !== undefined) return packed;
  throw new Error(
    "No browser: install Chromium or Chrome, or tell where one is: CHROME_PATH=/path/to/chrome",
  );
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
