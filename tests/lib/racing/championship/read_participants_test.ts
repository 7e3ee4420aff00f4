import { assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
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

/** What is wrong with a folder: `file: message`, files below the participants. */
async function wrongWith(folder: string): Promise<string[]> {
  const error = await assertRejects(
    () => readParticipants(folder, { shown: "spring" }),
    UnusableInput,
  );
  return error.problems.map(({ file, message }) =>
    `${file?.replace("spring/participants/", "")}: ${message}`
  );
}

Deno.test("a pilot lies in its participant's folder: no word of its command leads out of it", async () => {
  const outside = [
    ...["python3 w.py /etc/passwd", "python3 ../eve/greedy.py", "../eve/pilot.ts", "/etc/passwd"],
    ...["python3 -c pass", "cat w.py", "python3 /x/w.py", "gone.ts", "~/x.ts", "A=../eve/pilot.ts"],
  ];
  for (const pilot of outside) {
    const made = [
      { id: "ada", about: aboutOf({ pilot }), files: { "w.py": "" } },
      { id: "eve", files: { "greedy.py": "", "pilot.ts": "" } },
    ];
    await inFolder(made, async (folder) => {
      const [told = "", ...more] = await wrongWith(folder);
      assertEquals([told.startsWith("ada/participant.json: "), more], [true, []], pilot + told);
    });
  }
});

Deno.test("a pilot may be named as a file of its folder, also in Python", async () => {
  const words = [["w.py", "python3 w.py"], ["python3 w.py 3", "python3 w.py 3"], [".", "."]];
  for (const [pilot, word] of words) {
    const made = [{ id: "ada", about: aboutOf({ pilot }), files: { "w.py": "" } }];
    await inFolder(made, async (folder) => {
      assertEquals((await readParticipants(folder)).entrants.map(({ pilot }) => pilot), [word]);
    });
  }
});

Deno.test("links in the folder of participants are refused and never followed", async () => {
  await inFolder([{ id: "ada", files: { "pilot.ts": "" } }, { id: "bob" }], async (folder) => {
    const own = (...names: string[]) => join(folder, "participants", ...names);
    const secret = join(folder, "secret.txt");
    await Deno.writeTextFile(secret, "sesame");
    await Deno.symlink(own("ada"), own("cleo"));
    await Deno.symlink(folder, own("ada", "deep"));
    for (const name of ["circuit.cir", "participant.json", "pilot.ts"]) {
      await Deno.remove(own("bob", name)).catch(() => {});
      await Deno.symlink(secret, own("bob", name));
    }
    const told = await wrongWith(folder);
    assertEquals(told.map((line) => line.split(": ")[0]), [
      ...["ada/deep", "bob/participant.json", "bob/circuit.cir", "bob/pilot.ts", "cleo"],
    ]);
    assertEquals(told.filter((line) => !/link/.test(line) || line.includes("sesame")), []);
  });
});

Deno.test("what is no JSON is not quoted", async () => {
  await inFolder([{ id: "ada", about: "sesame opens" }], async (folder) => {
    assertEquals((await wrongWith(folder)).filter((line) => line.includes("sesame")), []);
  });
});

Deno.test("two participants of the same name are refused, whatever the case", async () => {
  const made = [
    { id: "ada", about: aboutOf({ name: "Straße 7" }), files: { "pilot.ts": "" } },
    { id: "bob", about: aboutOf({ name: "STRASSE 7" }), files: { "pilot.ts": "" } },
    { id: "eve", about: aboutOf({ name: "ada" }), files: { "pilot.ts": "" } },
  ];
  await inFolder(made, async (folder) => {
    const told = await wrongWith(folder);
    assertEquals(told.length, 1);
    assertEquals(told[0]?.startsWith("bob/participant.json: ada and bob have the same name"), true);
  });
});

Deno.test("names that would play with the terminal are shown, in one line", async () => {
  const made = [{ id: "a\n\x1b[2J", files: { "pilot.ts": "" } }, {
    id: "bob",
    about: JSON.stringify({ ["x\u202e"]: 1, pilot: "a\u009b.ts", firstSending: "2003-05-01" }),
  }];
  await inFolder(made, async (folder) => {
    const told = await wrongWith(folder);
    assertEquals(told.length >= 2, true);
    assertEquals(told.filter((line) => /\p{C}/u.test(line)), []);
  });
});
