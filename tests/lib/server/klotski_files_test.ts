import { assertEquals } from "@std/assert";
import { makeShelf } from "../../../fixtures/klotski/shelf.ts";
import { readKlotskiFiles } from "../../../lib/server/klotski_files.ts";

Deno.test("every site tells of the variants, as they are in their files", async () => {
  const files = await readKlotskiFiles();
  assertEquals(files.map(([name]) => name), ["klotski/variants.json"]);
  const [, bytes] = files[0] ?? [];
  assertEquals(JSON.parse(new TextDecoder().decode(bytes)), makeShelf());
});
