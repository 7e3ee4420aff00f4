/**
 * The sliding puzzles that every site has: `klotski/variants.json`. What is told of them, such as the optimum, was proven
 * when the list was made (fixtures/klotski/shelf.ts).
 */
import { fromFileUrl } from "@std/path";
import { KLOTSKI_FOLDER, VARIANT_LIST } from "../klotski/published.ts";

const SHELF = fromFileUrl(new URL("../../fixtures/klotski/shelf.json", import.meta.url));

/** Its name in the site, with `/` between folders, and its bytes. */
export async function readKlotskiFiles(): Promise<[string, Uint8Array<ArrayBuffer>][]> {
  return [[`${KLOTSKI_FOLDER}/${VARIANT_LIST}`, await Deno.readFile(SHELF)]];
}
