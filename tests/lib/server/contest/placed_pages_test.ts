import { assertEquals } from "@std/assert";
import { dirname, join } from "@std/path";
import { placePages } from "../../../../lib/server/contest/placed_pages.ts";
import { inFolder } from "../sample.ts";

const SITE = new Map([["index.html", new TextEncoder().encode("start")]]);

function namesIn(folder: string): string[] {
  return Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();
}

Deno.test("pages lie in a folder with nothing else, and go with whoever has put them there", async () => {
  await inFolder(async (among) => {
    {
      await using pages = await placePages(SITE, among);
      assertEquals(namesIn(pages.folder), ["index.html"]);
    }
    assertEquals(namesIn(among), []);
  });
});

Deno.test("what a killed process has left goes when the next one begins, and nothing else", async () => {
  await inFolder(async (among) => {
    await using living = await placePages(SITE, among);
    const others = ["turniir-pages-foreign", "turniir-pages-begun", "turniir-other-1"];
    for (const name of [...others, "turniir-pages-left"]) await Deno.mkdir(join(among, name));
    await Deno.writeTextFile(join(among, "turniir-pages-begun", "lock"), "");
    await Deno.writeTextFile(join(among, "turniir-pages-left", "lock"), "1");
    await Deno.writeTextFile(join(among, "turniir-pages-left", "index.html"), "start");
    await using next = await placePages(SITE, among);
    const kept = [living, next].map(({ folder }) => dirname(folder).slice(among.length + 1));
    assertEquals(namesIn(among), [...others, ...kept].sort());
    assertEquals(namesIn(living.folder), ["index.html"]);
  });
});
