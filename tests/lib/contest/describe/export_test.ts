/** The export: everything but what is private, and the same bytes for the same contest. */
import { assert, assertEquals } from "@std/assert";
import { entryPageOf } from "../../../../lib/contest/describe/entry_page.ts";
import { exportOf } from "../../../../lib/contest/describe/export.ts";
import type { ContestRecords } from "../../../../lib/contest/describe/records.ts";
import { makeRecords } from "./made_records.ts";

function records(): ContestRecords {
  const made = makeRecords({
    entries: ["ada", { name: "bob", isWithdrawn: true }],
    versions: [["ada 1", "played"], ["bob 1", "played"], ["ada 2", "refused"]],
    formerNames: { bob: ["Robert"] },
    stages: [{ versions: ["bob 1", "ada 1"], ranks: [1, 2], duels: [[0, 1, [70, 30]]] }],
  });
  const check = {
    isFit: false,
    checkedAt: "2026-11-30T08:00:00.000Z",
    problems: [{ code: "BOT_IMPORT", message: "It imports quoted_source" }],
    findings: [{ isGood: false, text: "It wrote quoted_source" }],
    stderr: "what it whispered",
  };
  return {
    ...made,
    versions: made.versions.map((version) =>
      version.state === "refused" ? { ...version, check } : version
    ),
  };
}

const FILES = new Map([
  [101, [
    { path: "b.txt", digest: "22", size: 2, isExecutable: false },
    { path: "ada.ts", digest: "11", size: 1, isExecutable: true },
  ]],
]);

Deno.test("versions come with whatever became of them, with the names and hashes of their files", () => {
  const [ada, bob] = exportOf(records(), FILES).entries;
  assertEquals(ada?.versions.map(({ number, state }) => [number, state]), [[1, "played"], [
    2,
    "refused",
  ]]);
  assertEquals(ada?.versions[0]?.files, [
    { path: "ada.ts", sha256: "11", size: 1, isExecutable: true },
    { path: "b.txt", sha256: "22", size: 2, isExecutable: false },
  ]);
  assertEquals(ada?.versions[0]?.rating?.stages, 1);
  assertEquals(ada?.versions[1]?.check, {
    isFit: false,
    checkedAt: "2026-11-30T08:00:00.000Z",
    problems: ["BOT_IMPORT"],
  });
  assertEquals([bob?.isWithdrawn, bob?.formerNames], [true, ["Robert"]]);
});

Deno.test("stages come with seats, results and duels", () => {
  const [stage] = exportOf(records(), FILES).stages;
  assertEquals([stage?.run, stage?.entry, stage?.version, stage?.seed], [
    ...["stage-1", "bob", 1, "seed of stage 1"],
  ]);
  assertEquals(
    stage?.seats.map(({ entry, place, rank, result }) => [place, entry, rank, result?.total]),
    [
      [0, "bob", 1, 900],
      [1, "ada", 2, 800],
    ],
  );
  assertEquals(stage?.duels, [
    { places: [0, 1], match: "duel-1-2", rounds: 10, points: [70, 30], wins: [7, 3] },
  ]);
});

Deno.test("no source is in it: no command, and no sentence that quotes something", () => {
  const made = records();
  const command = "python3 -c 'quoted_source'";
  const versions = made.versions.map((version) => ({ ...version, command }));
  const exported = exportOf({ ...made, versions }, FILES);
  assert(!JSON.stringify(exported).includes("quoted_source"));
  assertEquals(exported.entries[0]?.versions[0]?.startedBy, "python3");
});

Deno.test("standard error and the seed from which stages to come follow are not in it", () => {
  const text = JSON.stringify(exportOf(records(), FILES));
  assert(!text.includes("whispered"), text);
  assert(!text.includes("secret of the contest"), text);
  assert(!text.includes("stderr"), text);
});

Deno.test("the order in which records were read does not show", () => {
  const turned = records();
  const shuffled: ContestRecords = {
    ...turned,
    entries: turned.entries.toReversed(),
    versions: turned.versions.toReversed(),
    seats: turned.seats.toReversed(),
    stages: turned.stages.toReversed(),
    duels: turned.duels.toReversed(),
  };
  const files = new Map([...FILES].map(([id, list]) => [id, list.toReversed()]));
  assertEquals(
    JSON.stringify(exportOf(shuffled, files)),
    JSON.stringify(exportOf(records(), FILES)),
  );
});

Deno.test("an entry of which nothing was accepted is in no export, and has no page", () => {
  const records = makeRecords({
    entries: ["ada", "bob", "cyd"],
    versions: [["ada 1", "waiting"], ["bob 1", "refused"], ["bob 2", "received"]],
  });
  assertEquals(exportOf(records, new Map()).entries.map(({ entry }) => entry), ["ada"]);
  const hasPage = (slug: string) => entryPageOf(records, slug, new Map()) !== undefined;
  assertEquals(["ada", "bob", "cyd"].map(hasPage), [true, false, false]);
});
