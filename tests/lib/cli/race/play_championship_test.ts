/** The whole command with a garage without processes: what it prints, what it stores, and that it is always the same. */
import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { raceChampionship } from "../../../../lib/cli/race/championship.ts";
import { championshipCommand } from "../../../../lib/cli/race/championship_command.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import type { PublishedChampionship } from "../../../../lib/race/published_championship.ts";
import { parseChampionship } from "../../../../web/site/parse_championship.ts";
import {
  aboutOf,
  BAD,
  type FakeGarage,
  fakeGarage,
  GOOD,
  inFolder,
  participants,
} from "../../racing/championship/folder.ts";
import { capture } from "../captured.ts";

const OPTIONS = { title: "Spring", jobs: "2" };

async function run(
  folder: string,
  options: Parameters<typeof raceChampionship>[1] = OPTIONS,
  garage: FakeGarage = fakeGarage(),
) {
  const output = capture();
  const status = await raceChampionship(folder, options, output, () => Promise.resolve(garage));
  return { status, text: output.printed.join(""), complained: output.complained };
}

/** All results but the journal, by name; the text of files. */
function resultsIn(folder: string, below = ""): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { isDirectory, name } of Deno.readDirSync(join(folder, "results", below))) {
    const path = below + name;
    if (isDirectory) Object.assign(found, resultsIn(folder, `${path}/`));
    else if (path !== "journal.jsonl") {
      found[path] = Deno.readTextFileSync(join(folder, "results", path));
    }
  }
  return found;
}

Deno.test("a contest is printed step by step: races, tables, who goes on and why, the winner, the gifts", async () => {
  await inFolder(participants(12), async (folder) => {
    const { status, text } = await run(folder);
    assertEquals(status, 0);
    assertEquals(text.match(/^(?:Round 1, pool \d|Final): .*$/gm), [
      "Round 1, pool 1: 6 pilots",
      "Round 1, pool 2: 6 pilots",
      "Final: 6 pilots",
    ]);
    for (
      const line of [
        /^Spring: 12 participants$/m,
        /^ +on p01\.cir +points +time +km\/h +par \d+\.\d\d$/m,
        /^1 +Pilot 01 +10 +50\.01 +123\.45 +par \+ \d+\.\d\d$/m,
        /^- +Pilot 03 +0 +E_COLLISION +Move 2 crashes in step 1, at \(40,3\)\.$/m,
        /^ +1 +Pilot 01 +60 +10 10 10 10 10 10 +yes +more points$/m,
        /^Mean of 35 valid times: \d+\.\d\d s$/m,
        /^Pilot 01 wins\.$/m,
        /^Gifts: Pilot 01, Pilot 02, /m,
      ]
    ) assert(line.test(text), `${line}\n${text}`);
  });
});

Deno.test("every step is stored, and the same inputs give the same bytes however they are driven", async () => {
  await inFolder(participants(12), async (folder) => {
    const first = await run(folder);
    const results = resultsIn(folder);
    const names = Object.keys(results);
    assertEquals(names.filter((name) => !/^(?:laps|circuits)\//.test(name)).toSorted(), [
      "championship.json",
      "errors/round-1/p03.p01.txt",
      "errors/round-2/p03.p01.txt",
      "round-1/pool-1.json",
      "round-1/pool-2.json",
      "round-2/pool-1.json",
      "table.txt",
    ]);
    assertEquals(names.filter((name) => name.startsWith("laps/")).length, 36 * 3);
    assertEquals(results["circuits/p01.cir"], new TextDecoder().decode(GOOD));
    assertEquals(results["laps/round-1/p03.p01.f1"], "p03\r\np01.cir\r\n40,4\r\n41,4\r\n43,4\r\n");
    assert(first.text.startsWith(results["table.txt"] ?? "no table"));
    const again = await run(folder);
    assertEquals(again.text, first.text);
    assertEquals(resultsIn(folder), results);
    await Deno.remove(join(folder, "results"), { recursive: true });
    await run(folder, { ...OPTIONS, jobs: "7" });
    assertEquals(resultsIn(folder), results);
  });
});

Deno.test("what it prints for machines is what it stores", async () => {
  await inFolder(participants(3), async (folder) => {
    const { text } = await run(folder, { ...OPTIONS, json: true });
    const stored = await Deno.readTextFile(join(folder, "results", "championship.json"));
    const published: PublishedChampionship = JSON.parse(text);
    assertEquals(published, JSON.parse(stored));
    assertEquals([published.title, published.state, published.winner], [
      "Spring",
      "finished",
      "p01",
    ]);
    assertEquals(published.limits, { seconds: 120, memoryBytes: 128 * 2 ** 20 });
    const [race] = published.rounds[0]?.pools[0]?.result?.races ?? [];
    assertEquals(race?.runs.map(({ lap, position }) => [position, lap]), [
      [1, "round-1/p01.p01.f1"],
      [2, "round-1/p02.p01.f1"],
      [undefined, "round-1/p03.p01.f1"],
    ]);
  });
});

Deno.test("whose circuit does not conform is out and told; a circuit of the house takes him in again", async () => {
  const [one, two] = participants(2);
  const made = [{ id: "one", ...one }, { id: "two", ...two, circuit: BAD }];
  await inFolder(made, async (folder) => {
    const { complained, text } = await run(folder);
    assertStringIncludes(complained.join("\n"), "p02");
    assertStringIncludes(
      text,
      "Pilot 02 is out. Its circuit does not conform. The track leads round",
    );
    assertStringIncludes(text, "Final: 1 pilot\n");
    const house = join(folder, "house.cir");
    await Deno.writeFile(house, GOOD);
    const taken = await run(folder, { ...OPTIONS, houseCircuit: house });
    assertEquals(taken.complained, []);
    assertStringIncludes(
      taken.text,
      "The circuit of Pilot 02 does not conform: a circuit of the house",
    );
    assertStringIncludes(taken.text, "Final: 2 pilots\n");
    assertStringIncludes(taken.text, "Gifts: Pilot 01\n");
  });
});

Deno.test("with --leave-out-bad the others drive, and who is left out and why is told and stored", async () => {
  const made = [
    ...participants(3),
    { id: "p04", about: aboutOf({ name: "Late", pilot: "gone.ts" }) },
    { id: "p05", about: "{", circuit: null },
    { id: "p06", about: aboutOf({ name: "pilot 01" }) },
    { id: "p07", about: aboutOf({ name: "Late" }) },
    { id: "bad name" },
  ];
  await inFolder(made, async (folder) => {
    await assertRejects(() => run(folder), UnusableInput, "This file is missing");
    const { complained, status, text } = await run(folder, { ...OPTIONS, leaveOutBad: true });
    assertEquals(status, 0);
    // Who has the name of somebody who is left out himself may drive.
    assertStringIncludes(text, "Final: 4 pilots\n");
    assertStringIncludes(text, "p05 is left out. participant.json: This is no JSON");
    const stored: PublishedChampionship = JSON.parse(
      resultsIn(folder)["championship.json"] ?? "",
    );
    assertEquals(stored.participants.map(({ id }) => id).toSorted(), ["p01", "p02", "p03", "p07"]);
    assertEquals(
      stored.out.map(({ id, isLeftOut, name, reasons }) => [id, name, isLeftOut, reasons.length]),
      [
        ["bad-name", "bad name", true, 1],
        ["p04", "Late", true, 1],
        ["p05", "p05", true, 2],
        ["p06", "pilot 01", true, 1],
      ],
    );
    assertEquals(stored.out[2]?.reasons[1], "circuit.cir: This file is missing");
    assertStringIncludes(resultsIn(folder)["table.txt"] ?? "", "p05 is left out.");
    assertEquals(complained.length, 5);
    assert(complained.every((line) => line.includes("is left out")), complained.join("\n"));
    assert(parseChampionship(JSON.stringify(stored)).ok);
  });
});

Deno.test("where everybody would be left out, nobody drives", async () => {
  await inFolder([{ id: "p01", about: "{" }], async (folder) => {
    const options = { ...OPTIONS, leaveOutBad: true };
    await assertRejects(() => run(folder, options), UnusableInput, "Nobody is left to drive");
  });
});

Deno.test("what an earlier run of other participants has left in the results goes", async () => {
  await inFolder(participants(12), async (folder) => {
    await run(folder);
    for (let index = 2; index <= 12; index++) {
      const id = `p${String(index).padStart(2, "0")}`;
      await Deno.remove(join(folder, "participants", id), { recursive: true });
    }
    await run(folder);
    assertEquals(
      Object.keys(resultsIn(folder)).toSorted(),
      [
        "championship.json",
        "circuits/p01.cir",
        "laps/round-1/p01.p01.f1",
        "round-1/pool-1.json",
        "table.txt",
      ],
    );
  });
});

Deno.test("errors of pilots are there for the drives that count, and for no others", async () => {
  await inFolder(participants(3), async (folder) => {
    const errors = () =>
      Object.entries(resultsIn(folder)).filter(([name]) => name.startsWith("errors/"));
    const crashes = (words: string) => () => ({ verdict: "E_CRASH", sentence: "", errors: words });
    const driving = (key: string, runOf?: Parameters<typeof fakeGarage>[0]) =>
      run(folder, OPTIONS, fakeGarage(runOf, ({ pilot }) => pilot === "p02" ? key : "key"));
    await driving("first", crashes("first\n"));
    assertEquals(errors().length, 9);
    await driving("second", crashes("second\n"));
    assertEquals(errors().map(([, words]) => words).toSorted(), [
      ...Array(6).fill("first\n"),
      ...Array(3).fill("second\n"),
    ]);
    await driving("silent", crashes(" "));
    assertEquals(errors().length, 6);
    await driving("third", crashes("third\n"));
    await driving("good");
    const pilots = errors().map(([name]) => name.replace(/^errors\/round-1\/(\w+)\..*$/, "$1"));
    assertEquals(pilots.toSorted(), ["p01", "p01", "p01", "p03", "p03", "p03"]);
  });
});

Deno.test("what is typed to go on is what was begun, quoted for a shell", () => {
  const wordsOf = (...given: Parameters<typeof championshipCommand>) =>
    championshipCommand(...given).split(" turniir ")[1];
  assertEquals(wordsOf("cup7", {}), "race championship cup7");
  const options = { time: "60", houseCircuit: "e/fish.cir", title: "Big cup", bwrap: true };
  assertEquals(
    wordsOf("cup7", options),
    "race championship cup7 --time 60 --house-circuit e/fish.cir --title 'Big cup'",
  );
  const all = {
    ...{ jobs: "2", memory: "64", leaveOutBad: true, json: true, bwrap: false, trustNative: true },
    title: "It's $HOME",
  };
  assertEquals(
    wordsOf("-x y", all),
    "race championship './-x y' --memory 64 --leave-out-bad --title 'It'\\''s $HOME' " +
      "--jobs 2 --no-bwrap --trust-native --json",
  );
});

Deno.test("whoever is stopped is told the whole command", async () => {
  await inFolder(participants(1), async (folder) => {
    let isStopped = false;
    const garage = fakeGarage(() => {
      if (!isStopped) Deno.kill(Deno.pid, "SIGTERM");
      isStopped = true;
      return undefined;
    });
    const { complained, status } = await run(folder, { ...OPTIONS, time: "60" }, garage);
    assertEquals(status, 130);
    assertStringIncludes(complained.join("\n"), "--time 60 --title Spring --jobs 2");
  });
});

Deno.test("options that make no sense are refused before anybody drives", async () => {
  await inFolder(participants(1), async (folder) => {
    for (const options of [{ jobs: "0" }, { title: " " }, { time: "soon" }, { memory: "-1" }]) {
      const garage = fakeGarage();
      await assertRejects(() => run(folder, options, garage), UnusableInput);
      assertEquals(garage.driven, []);
    }
  });
});
