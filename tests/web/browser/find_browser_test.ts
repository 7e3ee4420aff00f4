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

Deno.test("CHROME_PATH comes before what is installed", async () => {
  const around = surroundings(["/opt/chrome", "/usr/bin/chromium"], { CHROME_PATH: "/opt/chrome" });
  assertEquals(await findBrowser(around), { path: "/opt/chrome", env: {} });
});

Deno.test("a CHROME_PATH without a file is an error, not a reason to take another browser", async () => {
  const around = surroundings(["/usr/bin/chromium"], { CHROME_PATH: "/opt/chrome" });
  await assertRejects(() => findBrowser(around), Error, 'CHROME_PATH is "/opt/chrome"');
});

Deno.test("the program itself is preferred to the script that starts it", async () => {
  const around = surroundings(["/usr/bin/chromium", "/usr/lib/chromium/chromium"]);
  assertEquals((await findBrowser(around)).path, "/usr/lib/chromium/chromium");
});

Deno.test("Windows and macOS have their own places", async () => {
  const chrome = "C:\\Programs\\Google\\Chrome\\Application\\chrome.exe";
  const windows = surroundings([chrome], { PROGRAMFILES: "C:\\Programs" }, "windows");
  assertEquals((await findBrowser(windows)).path, chrome);
  const edge = "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge";
  assertEquals((await findBrowser(surroundings([edge], {}, "darwin"))).path, edge);
});

Deno.test("without an installed browser the package's is taken", async () => {
  assertEquals(await findBrowser(surroundings([])), PACKED);
});

Deno.test("TURNIIR_BROWSER=npm takes the package's browser even beside an installed one", async () => {
  const around = surroundings(["/usr/bin/chromium"], { TURNIIR_BROWSER: "npm" });
  assertEquals(await findBrowser(around), PACKED);
});

Deno.test("no browser at all is an error that says what to do", async () => {
  await assertRejects(() => findBrowser(surroundings([], {}, "darwin")), Error, "CHROME_PATH=");
});
