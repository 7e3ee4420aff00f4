/** The commands as they are typed. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { inFolder, SMALL, STUCK } from "./folder.ts";

const MAIN = fromFileUrl(new URL("../../../../main.ts", import.meta.url));

async function turniir(folder: string, ...words: string[]) {
  const { code, stderr, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--no-check", MAIN, "klotski", ...words],
    cwd: folder,
    env: { INIT_CWD: folder },
    stdin: "null",
  }).output();
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, said: decode(stdout), complained: decode(stderr) };
}

Deno.test("klotski takes files and names where one stands, and ends with 0, 1 or 2", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("small.txt"), SMALL);
    await Deno.writeTextFile(at("stuck.txt"), STUCK);
    const run = (...words: string[]) => turniir(at("."), ...words);
    const good = await run("solve", "small.txt", "--metric", "step", "--json");
    assertEquals([good.code, JSON.parse(good.said).length, good.complained], [0, 8, ""]);
    const stuck = await run("solve", "stuck", "--json");
    assertEquals([stuck.code, JSON.parse(stuck.said).solvable], [1, false]);
    const none = await run("solve", "no-such-puzzle");
    assertEquals([none.code, none.said], [2, ""]);
    assertStringIncludes(none.complained, "turniir klotski list");
    // Where there is no terminal the pictures come one after another.
    const shown = await run("show", "small.txt", "--solution", "-n0");
    assertEquals(shown.code, 0);
    assertStringIncludes(shown.said, "5 of 5: A ");
    assertEquals((await run("show", "small.txt", "-n")).code, 2);
  });
});
