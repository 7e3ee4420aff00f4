/**
 * The traffic that every site has: `frogger/traffic.json`, and beside it the files. What is told of them, such as par, was
 * made with them (fixtures/traffic/shelf.ts).
 */
import { fromFileUrl, join } from "@std/path";
import { FROGGER_FOLDER, TRAFFIC_FOLDER, TRAFFIC_LIST } from "../frogger/published.ts";

const FOLDER = fromFileUrl(new URL("../../fixtures/traffic/", import.meta.url));

/** Their names in the site, with `/` between folders, and their bytes. */
export async function readFroggerFiles(): Promise<[string, Uint8Array<ArrayBuffer>][]> {
  const names = Array.from(Deno.readDirSync(FOLDER), ({ name }) => name)
    .filter((name) => name.endsWith(".txt"))
    .sort();
  const files = names.map(async (name): Promise<[string, Uint8Array<ArrayBuffer>]> => [
    `${FROGGER_FOLDER}/${TRAFFIC_FOLDER}/${name}`,
    await Deno.readFile(join(FOLDER, name)),
  ]);
  const list = await Deno.readFile(join(FOLDER, "shelf.json"));
  return [[`${FROGGER_FOLDER}/${TRAFFIC_LIST}`, list], ...await Promise.all(files)];
}
