import { assertEquals, assertRejects } from "@std/assert";
import { dirname, join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { addChampionship, withChampionship } from "../../../lib/server/championship_files.ts";
import { inFolder } from "../racing/championship/folder.ts";

async function write(folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, "results", name);
  await Deno.mkdir(dirname(path), { recursive: true });
  await Deno.writeTextFile(path, text);
}

Deno.test("of a championship's results the table, circuits and laps are on the site, and nothing else", async () => {
  await inFolder([], async (folder) => {
    for (
      const name of [
        "championship.json",
        "championship.json.part",
        "circuits/ada.cir",
        "errors/round-1/ada.bob.txt",
        "journal.jsonl",
        "laps/round-1/ada.bob.f1",
        "laps/round-1/ada.bob.f1.part",
        "laps/round-1/deep/x.y.f1",
        "round-1/pool-1.json",
        "table.txt",
      ]
    ) await write(folder, name, name);
    assertEquals([...(await addChampionship(new Map(), folder)).keys()].toSorted(), [
      "race/championship.json",
      "race/championship/ada.cir",
      "race/laps/round-1/ada.bob.f1",
    ]);
  });
});

Deno.test("a site shows a championship as it is driven on, and reads it anew only then", async () => {
  await inFolder([], async (folder) => {
    await write(folder, "championship.json", "one");
    const pages = new Map([["x.html", new Uint8Array()]]);
    const site = withChampionship(() => Promise.resolve(pages), folder);
    const first = await site();
    assertEquals([...first.keys()], ["x.html", "race/championship.json"]);
    assertEquals(await site() === first, true);
    await Deno.remove(join(folder, "results", "championship.json"));
    await write(folder, "championship.json", "two longer");
    const second = (await site()).get("race/championship.json");
    assertEquals(new TextDecoder().decode(second), "two longer");
  });
});

Deno.test("the list of circuits tells what the championship is called, where it can be read", async () => {
  await inFolder([], async (folder) => {
    const list = new TextEncoder().encode('{"circuits":[]}');
    const told = async (championship: string): Promise<unknown> => {
      await write(folder, "championship.json", championship);
      const site = await addChampionship(new Map([["race/circuits.json", list]]), folder);
      return JSON.parse(new TextDecoder().decode(site.get("race/circuits.json")));
    };
    assertEquals(await told('{"title":"Spring"}'), { circuits: [], championship: "Spring" });
    assertEquals(await told("{"), { circuits: [] });
  });
});

Deno.test("a folder without results is no championship that can be shown", async () => {
  await inFolder([], async (folder) => {
    const error = await assertRejects(() => addChampionship(new Map(), folder), UnusableInput);
    assertEquals(error.problems[0]?.code, "NO_RESULTS");
  });
});
