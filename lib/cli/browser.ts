/**
 * Opens an address in the user's browser.
 */

/** The program that opens what it is given, and its first words, by system. */
const OPENERS: Readonly<Partial<Record<typeof Deno.build.os, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  windows: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens it; where that fails nothing happens, as the address has been printed. */
export function openInBrowser(address: string): void {
  const [program, ...words] = OPENERS[Deno.build.os] ?? ["xdg-open"];
  try {
    const child = new Deno.Command(program, {
      args: [...words, address],
      stdin: "null",
      stdout: "null",
      stderr: "null",
    }).spawn();
    child.unref();
  } catch {
    // There is no such program: a machine without a desktop.
  }
}
