/** Which browser the tests take. */
import { assertEquals, assertRejects } from "@std/assert";
import { findBrowser, type Surroundings } from "./find_browser.ts";

const PACKED = { path: "/cache/chromium", env: { FONTCONFIG_PATH: "/cache/fonts" } };

function surroundings(
  files: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  os = "linux",
): Surroundings {
  return {
    os,
    variable: (name) => variables[name],
    isFile: (path) => Promise.resolve(files.includes(path)),
    fromPackage: () => Promise.resolve(os === "linux" ? PACKED : undefined),
  };
}

/** The same on a system where the package cannot be fetched. */
function cutOff(around: Surroundings): Surroundings {
  return { ...around, fromPackage: () => Promise.reject(new Error("cannot fetch")) };
}

const INSTALLED_FIRST = { TURNIIR_BROWSER: "installed" };

Deno.test("CHROME_PATH comes before everything else", async () => {
  const around = surroundings(["/opt/chrome", "/usr/bin/chromium"], {
    CHROME_PATH: "/opt/chrome",
    ...INSTALLED_FIRST,
  });
  assertEquals(await findBrowser(around), { path: "/opt/chrome", env: {} });
});

Deno.test("a CHROME_PATH without a file is an error, not a reason to take another browser", async () => {
  const around = surroundings(["/usr/bin/chromium"], { CHROME_PATH: "/opt/chrome" });
  await assertRejects(() => findBrowser(around), Error, 'CHROME_PATH is "/opt/chrome"');
});

Deno.test("the program itself is preferred to the script that starts it", async () => {
  const files = ["/usr/bin/chromium", "/usr/lib/chromium/chromium"];
  const around = surroundings(files, INSTALLED_FIRST);
  assertEquals((await findBrowser(around)).path, "/usr/lib/chromium/chromium");
});

Deno.test("Windows and macOS have their own places", async () => {
  const chrome = "C:\\Programs\\Google\\Chrome\\Application\\chrome.exe";
  const windows = surroundings([chrome], { PROGRAMFILES: "C:\\Programs" }, "windows");
  assertEquals((await findBrowser(windows)).path, chrome);
  const edge = "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge";
  assertEquals((await findBrowser(surroundings([edge], {}, "darwin"))).path, edge);
});

Deno.test("the package's browser is taken even beside an installed one", async () => {
  assertEquals(await findBrowser(surroundings(["/usr/bin/chromium"])), PACKED);
});

Deno.test("when the package cannot be fetched an installed browser is taken", async () => {
  const around = cutOff(surroundings(["/usr/bin/chromium"]));
  assertEquals((await findBrowser(around)).path, "/usr/bin/chromium");
});

Deno.test("TURNIIR_BROWSER=installed takes an installed browser, and the package's if there is none", async () => {
  const around = surroundings(["/usr/bin/chromium"], INSTALLED_FIRST);
  assertEquals((await findBrowser(around)).path, "/usr/bin/chromium");
  assertEquals(await findBrowser(surroundings([], INSTALLED_FIRST)), PACKED);
});

Deno.test("no browser at all is an error that says what to do, and why the package's failed", async () => {
  const error = await assertRejects(
    () => findBrowser(cutOff(surroundings([]))),
    Error,
    "CHROME_PATH=",
  );
  assertEquals(error.cause instanceof Error && error.cause.message, "cannot fetch");
  await assertRejects(() => findBrowser(surroundings([], {}, "darwin")), Error, "CHROME_PATH=");
});
