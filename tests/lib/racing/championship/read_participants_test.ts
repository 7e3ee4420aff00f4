import { assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { courseOf } from "../../../../lib/racing/course.ts";
import { readParticipants } from "../../../../lib/racing/championship/read_participants.ts";
import { aboutOf, BAD, GOOD, inFolder, participants } from "./folder.ts";

Deno.test("participants come by their first sending; of the same day by the names of their folders", async () => {
  const made = [
    { id: "zoe", about: aboutOf({ firstSending: "2003-05-01" }) },
    { id: "ada", about: aboutOf({ firstSending: "2003-05-02", lastSending: "2003-05-09" }) },
    { id: "bo-b_2", about: aboutOf({ firstSending: "2003-05-01" }) },
  ];
  await inFolder(made, async (folder) => {
    const { entrants, out } = await readParticipants(folder);
    assertEquals(entrants.map(({ id }) => id), ["bo-b_2", "zoe", "ada"]);
    assertEquals(entrants.map(({ course }) => course.file), ["bo-b_2.cir", "zoe.cir", "ada.cir"]);
    assertEquals(entrants[0]?.course.bytes, GOOD);
    assertEquals(entrants.every(({ par }) => par > 1000 && par < 5000), true);
    assertEquals(out, []);
  });
});

Deno.test("whoever's circuit does not conform is out, or gets a circuit of the house", async () => {
  const [one, two] = participants(2);
  await inFolder([{ id: "p01", ...one }, { ...two, id: "two", circuit: BAD }], async (folder) => {
    const { entrants, out } = await readParticipants(folder);
    assertEquals(entrants.map(({ id }) => id), ["p01"]);
    assertEquals(out.map(({ findings, id }) => [id, findings[0]?.code]), [["two", "E4_NO_LOOP"]]);
    const house = courseOf("house.cir", GOOD);
    const lent = await readParticipants(folder, { house });
    assertEquals(lent.out, []);
    assertEquals(
      lent.entrants.map(({ course, hasHouseCircuit, id }) => [id, course.file, hasHouseCircuit]),
      [
        ["p01", "p01.cir", false],
        ["two", "two.cir", true],
      ],
    );
  });
});

Deno.test("everything that is wrong with the folder is told at once, with file and field", async () => {
  const made = [
    { id: "ada", about: aboutOf({ estimate: "fast" }), circuit: null },
    { id: "bad name" },
    { id: "Eve" },
    { id: "eve" },
  ];
  await inFolder(made, async (folder) => {
    const error = await assertRejects(
      () => readParticipants(folder, { shown: "spring" }),
      UnusableInput,
    );
    assertEquals(
      error.problems.map(({ file, message }) => `${file}: ${message.split(" must")[0]}`),
      [
        'spring/participants/ada/participant.json: "estimate"',
        "spring/participants/ada/circuit.cir: This file is missing",
        "spring/participants/bad name: The name of this folder",
        "spring/participants/eve: Eve and eve differ in capital letters alone: rename one of them",
      ],
    );
  });
});

Deno.test("a folder without participants is no championship, and says what one is", async () => {
  await inFolder([], async (folder) => {
    const error = await assertRejects(
      () => readParticipants(folder, { shown: "spring" }),
      UnusableInput,
    );
    assertEquals(error.problems.map(({ code, file }) => [code, file]), [[
      "NO_CHAMPIONSHIP",
      "spring",
    ]]);
  });
});
