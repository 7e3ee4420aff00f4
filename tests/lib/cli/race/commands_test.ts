/** The commands as they are typed. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { BEST, inFolder, putLap, putOval } from "./folder.ts";

const MAIN = fromFileUrl(new URL("../../../../main.ts", import.meta.url));

async function turniir(folder: string, ...words: string[]) {
  const { code, stderr, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--no-check", MAIN, "race", ...words],
    cwd: folder,
    env: { INIT_CWD: folder },
    stdin: "null",
  }).output();
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, said: decode(stdout), complained: decode(stderr) };
}

Deno.test("race judge takes -n with its number, looks for circuits where one stands, and ends with 0, 1 or 2", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    await putLap(at("GOOD.F1"));
    await putLap(at("SHORT.F1"), BEST.slice(0, 5));
    const good = await turniir(folder, "judge", "GOOD.F1", "-n0");
    assertEquals([good.code, good.complained], [0, ""]);
    // Where there is no terminal, the result is all there is.
    assertEquals(good.said.split("\n").length, 4);
    const short = await turniir(folder, "judge", "SHORT.F1", "-n100", "-t", "-l", "--json");
    assertEquals([short.code, JSON.parse(short.said).verdict], [1, "E_NOT_FINISHED"]);
    const eaten = await turniir(folder, "judge", "GOOD.F1", "-l", "-n", "-t");
    assertEquals(eaten.code, 2);
    assertStringIncludes(eaten.complained, "-n needs its number, such as -n 20");
    const none = await turniir(folder, "judge", "NONE.F1");
    assertEquals([none.code, none.said], [2, ""]);
    assertStringIncludes(none.complained, "NONE.F1: This file cannot be read");
    const log = await turniir(folder, "log", "oval.cir", "--json");
    assertEquals(JSON.parse(log.said).length, 1);
  });
});
