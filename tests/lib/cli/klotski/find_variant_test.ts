import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { findVariant, named, ourVariants } from "../../../../lib/cli/klotski/find_variant.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { capture } from "../captured.ts";
import { inFolder, SMALL } from "./folder.ts";

Deno.test("a variant is found by its name without regard to case, accents and marks", async () => {
  const variants = await ourVariants();
  const found = (word: string) => named(variants, word).id;
  for (const word of ["L'âne rouge", "lane rouge", "L’ANE ROUGE", "ane-rouge", "Âne_Rouge"]) {
    assertEquals(found(word), "ane-rouge", word);
  }
  assertEquals(found("century"), "century");
  assertEquals(found("SUPER CENTURY"), "super-century");
  assertEquals(found("quzz"), "quzzle");
  // "The lane" and "The swift come first" have these words too, but do not begin with them.
  assertEquals(["ane", "first", "winter"].map(found), ["ane-rouge", "first-steps", "long-winter"]);
});

Deno.test("a name that none has, or several, is told with what would be right", async () => {
  const variants = await ourVariants();
  const says = (word: string, words: string) =>
    void assertThrows(() => named(variants, word), UnusableInput, words);
  says("no such puzzle", "turniir klotski list");
  says("", "neither a file nor a variant");
  says("...", "neither a file nor a variant");
  says("dads", "Dad's puzzler, diagonal; Dad's puzzler");
});

Deno.test("a file comes before a name, with or without its ending; what is wrong with it is told with its place", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("century.txt"), SMALL);
    await Deno.writeTextFile(at("nameless.txt"), SMALL.replace("name: Small\n", ""));
    await Deno.writeTextFile(at("torn.txt"), SMALL.replace("BCD", "BCB"));
    await Deno.writeFile(at("latin.txt"), Uint8Array.of(110, 226, 10));
    for (const name of ["century.txt", "century"]) {
      assertEquals((await findVariant(at(name), capture())).name, "Small");
    }
    const output = capture();
    await findVariant(at("nameless.txt"), output);
    assertEquals(output.complained.length, 1);
    const fails = (name: string, words: string) =>
      assertRejects(() => findVariant(at(name), capture()), UnusableInput, words);
    await fails("torn.txt", `${at("torn.txt")}:5:3: `);
    await fails("latin.txt", "UTF-8");
    await fails("missing.txt", "cannot be read");
    await Deno.writeTextFile(at("big.txt"), "x".repeat(200_000));
    await fails("big.txt", "too big");
  });
});
