/** The traffic that every site has. */
import { assert, assertEquals } from "@std/assert";
import { countFrames } from "../../../lib/frogger/lanes.ts";
import { parseTraffic } from "../../../lib/frogger/traffic_file.ts";
import { readFroggerFiles } from "../../../lib/server/frogger_files.ts";
import { parsePublishedTraffic } from "../../../web/site/read_frogger.ts";

const FILES = new Map(await readFroggerFiles());

Deno.test("all traffic that is told of is there, and the page can read it", () => {
  const text = new TextDecoder().decode(FILES.get("frogger/traffic.json"));
  const read = parsePublishedTraffic(text);
  assert(read.ok);
  const { traffic } = read.value;
  assert(traffic.length >= 6, `${traffic.length} roads`);
  assertEquals(FILES.size, traffic.length + 1);
  for (const { file, frames } of traffic) {
    const bytes = FILES.get(`frogger/traffic/${file}`);
    assert(bytes !== undefined, file);
    const road = parseTraffic(bytes);
    assertEquals(road.ok && countFrames(road.value.traffic), frames, file);
  }
});
