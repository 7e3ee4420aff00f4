/** `tanks run` from its words to its files. */
import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { fixtureBot, inPlace, PATIENT, publishedIn, RAMMER, sizeOf, TANK1 } from "./turniir.ts";

const SMALL = ["--duels", "4", "--melees", "3", "--seed", "small", ...PATIENT];

inPlace(
  "[RUNNER-1] [RUNNER-3] a run plays all rounds, prints a table and writes a log of each match",
  async (place) => {
    const names = [
      "duel-1-2-tank1-rammer.jsonl.gz",
      "duel-1-3-tank1-tank1_2.jsonl.gz",
      "duel-2-3-rammer-tank1_2.jsonl.gz",
      "melee.jsonl.gz",
    ];
    const [played, verified] = await place.expectAll(0, [
      ["tanks", "run", ...SMALL, "--out", "r", TANK1, RAMMER, TANK1],
      ["tanks", "verify", ...names.map((name) => place.path("r/logs", name))],
    ]);
    const out = played?.out ?? "";
    assertMatch(out, /^rank {2}program +duels +corrected +melee +total/);
    assertMatch(out, /^ +\d {2}tank1#2 +\d+/m);
    assertMatch(
      out,
      /\nSeed small; sandbox: permissions.*\nTable and logs are in r\nWatch the rounds: .* serve r\n$/,
    );
    const logs = [...Deno.readDirSync(place.path("r/logs"))].map(({ name }) => name).sort();
    assertEquals(logs, names);
    assertMatch(verified?.out ?? "", /4 rounds[^]*4 rounds[^]*4 rounds[^]*3 rounds/);
    assertEquals(place.leftOvers(), []);
  },
);

inPlace(
  "as many rounds at the same time as you like give the same table and logs",
  async (place) => {
    const words = ["tanks", "run", ...SMALL, "--plain", TANK1, RAMMER];
    await place.expectAll(
      0,
      ["1", "2", "4"].map((jobs) => [...words, "--jobs", jobs, "--out", jobs]),
    );
    const one = publishedIn(place.path("1"));
    assertEquals(Object.keys(one), [
      "logs/duel-1-2-tank1-rammer.jsonl",
      "logs/melee.jsonl",
      "table.json",
      "table.txt",
    ]);
    assertEquals(publishedIn(place.path("2")), one);
    assertEquals(publishedIn(place.path("4")), one);
    assertEquals(place.leftOvers(), []);
  },
);

inPlace("a seed gives the same run again, another seed another one", async (place) => {
  const words = ["--duels", "2", "--melees", "0", "--plain", ...PATIENT, TANK1, RAMMER];
  const seeds = [["a", "7"], ["b", "7"], ["c", "8"]] as const;
  await place.expectAll(
    0,
    seeds.map(([out, seed]) => ["tanks", "run", "--seed", seed, "--out", out, ...words]),
  );
  const [a, b, c] = ["a", "b", "c"].map((run) => publishedIn(place.path(run)));
  assertEquals(a, b);
  const log = "logs/duel-1-2-tank1-rammer.jsonl";
  assert(a?.[log] !== undefined && a[log] !== c?.[log]);
});

inPlace("a run without a seed says which one it drew", async (place) => {
  const words = ["--duels", "1", "--melees", "0", ...PATIENT, TANK1, TANK1];
  const { out } = await place.expect(0, ["tanks", "run", "--out", "r", ...words]);
  const seed = /^Seed ([0-9a-f]{8});/m.exec(out)?.[1] ?? "none";
  const settings = JSON.parse(Deno.readTextFileSync(place.path("r/run.json")));
  assertEquals(settings.plan.seed, seed);
  assert(!Number.isNaN(Date.parse(settings.begunAt)), "it does not tell when it was begun");
});

inPlace("run --json prints one line for machines, the same as table.json", async (place) => {
  const words = ["--json", "--out", "r", "--stage", "first", ...SMALL, TANK1, RAMMER];
  const { err, out } = await place.expect(0, ["tanks", "run", ...words]);
  assertEquals(err, "Playing 7 rounds; what is finished is kept in r\n");
  assertEquals(out.split("\n").length, 2);
  const { out: folder, ...published } = JSON.parse(out);
  assertEquals(folder, "r");
  assertEquals(JSON.parse(Deno.readTextFileSync(place.path("r/table.json"))), published);
  const { factor, sandbox, table, ...plan } = published;
  assertEquals(plan, { seed: "small", duels: 4, melees: 3 });
  assertEquals(sandbox[0], "permissions");
  assertEquals(typeof factor, "number");
  assertEquals(Object.keys(table[0]), [
    ...["rank", "bot", "index", "duels", "duelsCorrected", "melee", "total", "low", "high"],
    ...["wins", "rounds", "averageDamage", "faults"],
  ]);
  assertEquals(table.map(({ rounds }: { rounds: unknown }) => rounds), [
    { duel: 4, melee: 3 },
    { duel: 4, melee: 3 },
  ]);
});

inPlace("[RUNNER-1] ROUNDS sets both kinds, and an option one of them", async (place) => {
  const runs = [
    { words: ["2"], duels: 2, melees: 2 },
    { words: ["2", "--melees", "1"], duels: 2, melees: 1 },
    { words: ["--duels", "1", "--melees", "0"], duels: 1, melees: 0 },
  ];
  const outcomes = await place.expectAll(
    0,
    runs.map(({ words }) => {
      const run = ["tanks", "run", "--json", "--seed", "s", "--out", words.join("_")];
      return [...run, ...PATIENT, ...words, TANK1, TANK1];
    }),
  );
  for (const [at, { duels, melees }] of runs.entries()) {
    const told = JSON.parse(outcomes[at]?.out ?? "");
    assertEquals([told.duels, told.melees], [duels, melees]);
  }
});

inPlace(
  "[RUNNER-2] a command in quotes plays beside modules, several times under one name",
  async (place) => {
    await Deno.copyFile(fixtureBot("looker.sh"), place.path("looker.sh"));
    const words = [
      "--trust-native",
      "--json",
      "--out",
      "r",
      "--duels",
      "1",
      "--melees",
      "1",
      ...PATIENT,
    ];
    const { out } = await place.expect(0, [
      "tanks",
      "run",
      ...words,
      "sh looker.sh",
      TANK1,
      "sh looker.sh",
    ]);
    const rows: { bot: string; faults: Record<string, number> }[] = JSON.parse(out).table;
    assertEquals(rows.map(({ bot }) => bot).sort(), ["looker", "looker#2", "tank1"]);
    for (const { bot, faults } of rows) {
      assertEquals(Object.values(faults).reduce((sum, count) => sum + count), 0, bot);
    }
  },
);

inPlace("[RUNNER-4] without programs the samples play", async (place) => {
  const words = ["1", "--duels", "0", "--json", "--out", "r", "--seed", "s", ...PATIENT];
  const { out } = await place.expect(0, ["tanks", "run", ...words]);
  const names = JSON.parse(out).table.map(({ bot }: { bot: string }) => bot);
  assert(names.length >= 4 && names.includes("tank1"), names.join());
});

inPlace(
  "a faulty program loses its rounds, and its standard error is kept for its author",
  async (place) => {
    const words = ["--duels", "2", "--melees", "0", "--json", "--out", "r", ...PATIENT];
    const { out } = await place.expect(0, [
      "tanks",
      "run",
      ...words,
      fixtureBot("crasher.ts"),
      TANK1,
    ]);
    const [first, second] = JSON.parse(out).table;
    assertEquals([first.bot, first.wins.duel, second.bot], ["tank1", 2, "crasher"]);
    assertEquals(second.faults.crash, 2);
    const told = Deno.readTextFileSync(place.path("r/errors/1-crasher/1-2-round-2.txt"));
    assertMatch(told, /^crasher, 1-2, round 2, turn 3: exited with status 1\n/);
    assertStringIncludes(told, "crasher's own words");
    for (const { name } of Deno.readDirSync(place.path("r/logs"))) {
      const bytes = await new Response(
        new Blob([Deno.readFileSync(place.path("r/logs", name))]).stream()
          .pipeThrough(new DecompressionStream("gzip")),
      ).text();
      assert(!bytes.includes("own words"));
    }
  },
);

inPlace("programs that cannot be entered are all refused before the first round", async (place) => {
  const words = ["tanks", "run", "2", "--out", "r", "missing.ts", TANK1, "./also/missing.js"];
  const { err, out } = await place.expect(2, words);
  assertEquals(out, "");
  assertMatch(err, /missing\.ts[^]*also\/missing\.js/);
  assertEquals(sizeOf(place.path("r")), -1);
  assertEquals(place.leftOvers(), []);
});

inPlace("wrong words and numbers are refused with status 2", async (place) => {
  await Deno.writeTextFile(place.path("file"), "");
  const refused: [string[], RegExp][] = [
    [["3", TANK1], /at least two programs/],
    [["0", TANK1, TANK1], /nothing to play/],
    [["--duels", "many", TANK1, TANK1], /--duels is "many": write a whole number/],
    [["--jobs", "0", TANK1, TANK1], /--jobs is "0"/],
    [["--turn-ms", "-5", TANK1, TANK1], /--turn-ms/],
    [["--full", "7", TANK1, TANK1], /leave out 7/],
    [["1", "--out", "file/x", TANK1, TANK1], /file\/x: Cannot make this folder/],
  ];
  const outcomes = await place.expectAll(2, refused.map(([words]) => ["tanks", "run", ...words]));
  for (const [at, { err, out }] of outcomes.entries()) {
    assertEquals(out, "");
    assertMatch(err, refused[at]?.[1] ?? /^$/);
  }
});

inPlace("a second run does not go into the folder of the first", async (place) => {
  const words = [
    "tanks",
    "run",
    "--duels",
    "1",
    "--melees",
    "0",
    "--out",
    "r",
    ...PATIENT,
    TANK1,
    TANK1,
  ];
  await place.expect(0, words);
  const before = publishedIn(place.path("r"));
  const { err } = await place.expect(2, words);
  assertMatch(err, /There is a run in this folder already: use --resume, or another --out/);
  assertEquals(publishedIn(place.path("r")), before);
});

inPlace("paths are relative to where the user stands, also under deno task", async (place) => {
  await Deno.mkdir(place.path("here"));
  await Deno.copyFile(TANK1, place.path("here/mine.ts"));
  const words = ["tanks", "run", "--duels", "1", "--melees", "0", "--out", "r", ...PATIENT];
  const outcome = await place.run([...words, "mine.ts", "./mine.ts"], {
    INIT_CWD: place.path("here"),
  });
  assertEquals(outcome.status, 0, outcome.err);
  assertMatch(outcome.out, /Table and logs are in r\n/);
  assert(sizeOf(place.path("here/r/table.json")) > 0);
});
