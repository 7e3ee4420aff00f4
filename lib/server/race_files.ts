/**
 * The circuits that every site has: `race/circuits.json`, and beside it their files. What is told of them, such as par,
 * was made with them (fixtures/circuits/shelf.ts).
 */
import { fromFileUrl, join } from "@std/path";
import { CIRCUIT_FOLDER, CIRCUIT_LIST, RACE_FOLDER } from "../race/published.ts";

const FOLDER = fromFileUrl(new URL("../../fixtures/circuits/", import.meta.url));

/** Their names in the site, with `/` between folders, and their bytes. */
export async function readRaceFiles(): Promise<[string, Uint8Array<ArrayBuffer>][]> {
  const names = Array.from(Deno.readDirSync(FOLDER), ({ name }) => name)
    .filter((name) => name.endsWith(".cir"))
    .sort();
  const circuits = names.map(async (name): Promise<[string, Uint8Array<ArrayBuffer>]> => [
    `${RACE_FOLDER}/${CIRCUIT_FOLDER}/${name}`,
    await Deno.readFile(join(FOLDER, name)),
  ]);
  const list = await Deno.readFile(join(FOLDER, "shelf.json"));
  return [[`${RACE_FOLDER}/${CIRCUIT_LIST}`, list], ...await Promise.all(circuits)];
}
