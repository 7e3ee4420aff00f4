/** A Chromium without windows, as a process that listens for the DevTools protocol. */
import { join } from "@std/path";
import type { FoundBrowser } from "./find_browser.ts";

/** A browser that is running. */
export interface ChromiumProcess {
  /** The address of its DevTools protocol, `ws://127.0.0.1:…`. */
  readonly address: string;
  /** Ends it and throws its profile away. */
  close(): Promise<void>;
}

const START_MS = 60_000;
const LOOK_MS = 10;

const FLAGS = [
  "--headless",
  "--remote-debugging-port=0",
  // Tests visit nothing but our own pages, and a superuser's Chromium has no sandbox anyway.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-breakpad",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  // A renderer kept ready for the next page costs as much as the one that is used; pages are all our own.
  "--disable-features=SpareRendererForSitePerProcess,Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,AcceptCHFrame,PaintHolding",
  "--disable-site-isolation-trials",
  "--disable-sync",
  "--force-color-profile=srgb",
  "--mute-audio",
  "--no-default-browser-check",
  "--no-first-run",
  "--password-store=basic",
  "--use-mock-keychain",
];

/**
 * Starts the browser with a profile of its own.
 * @throws {Error} If it doesn't come to listen within a minute; the message holds how it was started.
 */
export async function startChromium({ path, env }: FoundBrowser): Promise<ChromiumProcess> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-browser-" });
  const profile = join(folder, "profile");
  const args = [...FLAGS, `--user-data-dir=${profile}`, "about:blank"];
  // A pipe would have to be read for as long as the browser lives: some end when they write and nobody listens.
  const options = { args, env, stdin: "null", stdout: "null", stderr: "null" } as const;
  const process = new Deno.Command(path, options).spawn();
  const close = async () => {
    endQuietly(process);
    await process.status;
    await removeStubborn(folder);
  };
  const address = await readAddress(process, join(profile, "DevToolsActivePort"));
  if (address !== undefined) return { address, close };
  await close();
  const { code } = await process.status;
  const command = [path, ...FLAGS].join(" ");
  throw new Error(`The browser does not start (exit status ${code}); try it by hand: ${command}`);
}

/** The file in which the browser tells its port and path; `undefined` if it ends or is too slow. */
async function readAddress(process: Deno.ChildProcess, file: string): Promise<string | undefined> {
  let hasEnded = false;
  process.status.then(() => hasEnded = true);
  for (let waited = 0; waited < START_MS && !hasEnded; waited += LOOK_MS) {
    const text = await Deno.readTextFile(file).catch(() => "");
    const [, port, path] = /^(\d+)\n(\/\S+)/.exec(text) ?? [];
    if (port !== undefined && path !== undefined) return `ws://127.0.0.1:${port}${path}`;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return undefined;
}

function endQuietly(process: Deno.ChildProcess): void {
  try {
    process.kill("SIGKILL");
  } catch {
    // It has ended already.
  }
}

/** The browser's helpers end a moment after it, and until then may still write into the profile. */
async function removeStubborn(folder: string): Promise<void> {
  for (let attempts = 50; attempts > 0; attempts--) {
    try {
      await Deno.remove(folder, { recursive: true });
      return;
    } catch (error) {
      if (error instanceof Deno.errors.NotFound) return;
      if (attempts === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
