/** Pilots of a championship as real programs: a participant's folder is all that its pilot can be. */
import { assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { raceChampionship } from "../../../../lib/cli/race/championship.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { openGarage } from "../../../../lib/racing/championship/garage.ts";
import { readParticipants } from "../../../../lib/racing/championship/read_participants.ts";
import { DRIVE_LIMITS } from "../../../../lib/racing/limits.ts";
import { capture } from "../../cli/captured.ts";
import { PROJECT } from "../paddocks.ts";
import { aboutOf, BAD, GOOD, inFolder } from "./folder.ts";

const OPTIONS = { shown: "spring", limits: DRIVE_LIMITS, bubblewrap: true, trustNative: false };

/** Whether a garage takes the pilot of `ada`, however it is named. */
async function isTaken(pilot: string, files: Readonly<Record<string, string>>): Promise<boolean> {
  let taken = false;
  const made = [{ id: "ada", files: { "pilot.ts": "", ...files } }, { id: "eve" }];
  await inFolder(made, async (folder) => {
    await Deno.writeTextFile(join(folder, "secret.py"), "sesame");
    const { entrants } = await readParticipants(folder);
    const hostile = entrants.filter(({ id }) => id === "ada").map((one) => ({ ...one, pilot }));
    try {
      await using _garage = await openGarage(hostile, OPTIONS);
      taken = true;
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      const told = JSON.stringify(error.problems);
      assertEquals(told.includes("sesame"), false);
    }
  });
  return taken;
}

Deno.test("the garage itself takes no pilot with a word that leads out of the participant's folder", async () => {
  assertEquals(await isTaken("pilot.ts", {}), true);
  const outside = ["../eve/pilot.ts", "python3 w.py ../../secret.py", "python3 ../../secret.py"];
  for (const pilot of outside) assertEquals(await isTaken(pilot, { "w.py": "" }), false, pilot);
  const imports = 'import s from "../../secret.py" with { type: "text" };\nconsole.log(s);\n';
  assertEquals(await isTaken("pilot.ts", { "pilot.ts": imports }), false);
});

Deno.test("a pilot that is refused is left out if the organiser says so, and the others drive", async () => {
  const lap = 'Deno.writeTextFileSync("PILOT.F1", "");';
  const made = [
    { id: "ada", files: { "pilot.ts": lap } },
    { id: "bob", files: { "pilot.ts": 'import "./gone.ts";\n' } },
  ];
  await inFolder(made, async (folder) => {
    const output = capture();
    const options = { jobs: "1", leaveOutBad: true, json: true };
    assertEquals(await raceChampionship(folder, options, output), 0);
    const { out, participants } = JSON.parse(output.printed.join(""));
    assertEquals(participants.map(({ id }: { id: string }) => id), ["ada"]);
    assertEquals(out.length, 1);
    assertEquals([out[0].id, out[0].isLeftOut], ["bob", true]);
    assertMatch(out[0].reasons[0], /^pilot\.ts:1: /);
  });
});

Deno.test("what is wrong with folders and with pilots is told in one go", async () => {
  const made = [
    { id: "ada", about: "{" },
    { id: "bob", files: { "pilot.ts": 'import "./gone.ts";\n' } },
    { id: "cleo", circuit: null },
    { id: "dan", about: aboutOf({ pilot: "/etc/passwd" }) },
  ];
  await inFolder(made, async (folder) => {
    const error = await assertRejects(
      () => raceChampionship(folder, { jobs: "1" }, capture()),
      UnusableInput,
    );
    const places = error.problems.map(({ file }) => file?.split("participants/")[1]);
    assertEquals([...new Set(places)], [
      ...["ada/participant.json", "cleo/circuit.cir", "dan/participant.json", "bob/pilot.ts"],
    ]);
    await assertRejects(() => Deno.stat(join(folder, "results")), Deno.errors.NotFound);
  });
});

Deno.test("a championship goes on without whoever is not in it any more, and nothing of him stays in the results", async () => {
  const pilot = 'console.error("oh no"); Deno.exit(3);';
  const files = { "pilot.ts": pilot };
  const made = ["ada", "emil"].map((id) => ({ id, about: aboutOf({ name: id }), files }));
  await inFolder(made, async (folder) => {
    const results = join(folder, "results");
    const play = async (options = {}) => {
      const output = capture();
      assertEquals(
        await raceChampionship(folder, { jobs: "1", json: true, ...options }, output),
        0,
      );
      const { participants } = JSON.parse(output.printed.join(""));
      return participants.map(({ id }: { id: string }) => id);
    };
    const errors = () =>
      Array.from(Deno.readDirSync(join(results, "errors", "round-1")), ({ name }) => name).sort();
    assertEquals(await play(), ["ada", "emil"]);
    assertEquals(errors(), ["ada.ada.txt", "ada.emil.txt", "emil.ada.txt", "emil.emil.txt"]);
    const journal = await Deno.readTextFile(join(results, "journal.jsonl"));
    const circuit = join(folder, "participants", "emil", "circuit.cir");
    await Deno.writeFile(circuit, BAD);
    assertEquals(await play(), ["ada"]);
    assertEquals(errors(), ["ada.ada.txt"]);
    const circuits = Array.from(Deno.readDirSync(join(results, "circuits")), ({ name }) => name);
    assertEquals(circuits, ["ada.cir"]);
    const house = join(folder, "house.cir");
    await Deno.writeFile(house, GOOD);
    assertEquals(await play({ houseCircuit: house }), ["ada", "emil"]);
    // His drives were kept, and his circuit has the bytes that it had.
    assertEquals(await Deno.readTextFile(join(results, "journal.jsonl")), journal);
    await Deno.remove(join(folder, "participants", "emil"), { recursive: true });
    assertEquals(await play(), ["ada"]);
  });
});

for (const sample of ["demo_2cv", "optimum"]) {
  Deno.test(`a copy of ${sample} called pilot.ts drives`, async () => {
    const text = await Deno.readTextFile(join(PROJECT, `bots/race/${sample}.ts`));
    await inFolder([{ id: "ada", files: { "pilot.ts": text } }], async (folder) => {
      const { entrants } = await readParticipants(folder);
      await using garage = await openGarage(entrants, OPTIONS);
      const drive = { round: 1, pilot: "ada", circuit: "ada" };
      const run = await garage.drive(drive, new AbortController().signal);
      assertEquals([run?.verdict, run?.errors], ["OK", ""]);
      const { errors: _, ...kept } = run ?? { errors: "", verdict: "E_CRASH", sentence: "" };
      assertEquals(garage.isSound({ ...drive, key: "k", ...kept }), true);
    });
  });
}
