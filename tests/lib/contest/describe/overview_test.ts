/** The front page of a contest: table, movements, stages, queue and entries. */
import { assertEquals } from "@std/assert";
import { overviewOf } from "../../../../lib/contest/describe/overview.ts";
import type { ContestOverview } from "../../../../lib/contest/published/types.ts";
import { type Made, makeRecords, timeOf } from "./made_records.ts";

function overview(made: Made): ContestOverview {
  return overviewOf(makeRecords(made), { takesUploads: false });
}

const THREE: Made = {
  entries: ["ada", "bob", "cyd"],
  versions: [["ada 1", "played"], ["bob 1", "played"], ["cyd 1", "played"], ["ada 2", "played"]],
  stages: [
    { versions: ["bob 1", "ada 1"], ranks: [2, 1] },
    { versions: ["cyd 1", "ada 1", "bob 1"], ranks: [3, 1, 2] },
    { versions: ["ada 2", "bob 1", "cyd 1"], ranks: [3, 1, 2] },
  ],
};

Deno.test("a new contest has no table, and says so by leaving it out", () => {
  assertEquals(overview({ entries: [], versions: [] }), {
    title: "Spring",
    state: "open",
    takesUploads: false,
    rules: { duels: 10, melees: 20, places: 9, turnMs: 100, startMs: 2000 },
    stages: [],
    queue: [],
    entries: [],
  });
});

Deno.test("the table is that after the last stage, the best first, with where each was before", () => {
  const { table } = overview(THREE);
  assertEquals(table?.stage, 3);
  assertEquals(table?.factor, 0.5);
  assertEquals(
    table?.rows.map(({ before, bot, entry, isNew, rank, version }) => [
      ...[rank, bot, entry, version, before, isNew],
    ]),
    [
      [1, "bob", "bob", 1, 2, false],
      [2, "cyd", "cyd", 1, 3, false],
      [3, "ada", "ada", 2, 1, true],
    ],
  );
});

Deno.test("who did not play in the stage before has no rank there", () => {
  const { table } = overview({ ...THREE, stages: THREE.stages?.slice(0, 2) ?? [] });
  assertEquals(table?.rows.map(({ before, bot }) => [bot, before]), [
    ["ada", 1],
    ["bob", 2],
    ["cyd", undefined],
  ]);
});

Deno.test("an annulled stage counts no more: not for the table, movements, ratings or entries", () => {
  const played = THREE.stages ?? [];
  const annulled = {
    versions: ["ada 2", "bob 1", "cyd 1"],
    ranks: [1, 2, 3],
    state: "annulled",
  } as const;
  const again = { versions: ["ada 2", "bob 1", "cyd 1"], ranks: [3, 1, 2], repeats: 3 };
  const [withIt, without] = [
    overview({ ...THREE, stages: [...played.slice(0, 2), annulled, again] }),
    overview(THREE),
  ];
  assertEquals(withIt.table?.rows, without.table?.rows);
  assertEquals(
    withIt.entries.map(({ last: _, ...entry }) => entry),
    without.entries.map(({ last: _, ...entry }) => entry),
  );
  assertEquals(
    withIt.stages.map(({ number, repeats, replacedBy, state }) => [
      ...[number, state, repeats, replacedBy],
    ]),
    [
      [4, "finished", 3, undefined],
      [3, "annulled", undefined, 4],
      [2, "finished", undefined, undefined],
      [1, "finished", undefined, undefined],
    ],
  );
});

Deno.test("the stage that a running one repeats counts until that is over", () => {
  const { stages, table } = overview({
    ...THREE,
    stages: [...THREE.stages ?? [], { versions: ["ada 2", "bob 1", "cyd 1"], repeats: 3 }],
  });
  assertEquals(table?.stage, 3);
  assertEquals(stages[0]?.state, "playing");
  assertEquals(stages[1]?.replacedBy, undefined);
});

Deno.test("a stage tells for whom it was played, who won and how the newcomer did", () => {
  const [last, , first] = overview(THREE).stages;
  assertEquals(last, {
    number: 3,
    run: "stage-3",
    state: "finished",
    entry: "ada",
    name: "ada",
    version: 2,
    programs: 3,
    begunAt: timeOf(3),
    finishedAt: timeOf(4),
    winners: [{ entry: "bob", name: "bob" }],
    rank: 3,
  });
  assertEquals(first?.winners, [{ entry: "ada", name: "ada" }]);
});

Deno.test("several win when they tie, and a stage being played has no winner", () => {
  const { stages } = overview({
    ...THREE,
    stages: [
      { versions: ["bob 1", "ada 1"], ranks: [1, 1] },
      { versions: ["cyd 1", "ada 1", "bob 1"] },
    ],
  });
  assertEquals(stages[0]?.winners, undefined);
  assertEquals(stages[0]?.rank, undefined);
  assertEquals(stages[1]?.winners?.map(({ entry }) => entry), ["ada", "bob"]);
});

Deno.test("leads are those that were kept with the stage; the last line has none", () => {
  const open = { verdict: "open", share: 0.8 } as const;
  const { table } = overview({
    ...THREE,
    stages: [{ versions: ["bob 1", "ada 1"], ranks: [2, 1], leads: [open, open] }],
  });
  assertEquals(table?.rows.map(({ bot, lead }) => [bot, lead]), [["ada", open], [
    "bob",
    undefined,
  ]]);
});

Deno.test("names are those of today", () => {
  const { entries, stages, table } = overview({
    ...THREE,
    entries: [{ name: "Zed", slug: "ada" }, "bob", "cyd"],
  });
  assertEquals(table?.rows.map(({ bot, entry }) => `${bot} ${entry}`), [
    "bob bob",
    "cyd cyd",
    "Zed ada",
  ]);
  assertEquals(stages[0]?.name, "Zed");
  assertEquals(entries.map(({ name }) => name), ["bob", "cyd", "Zed"]);
});

Deno.test("the queue is in order of arrival; nothing is told of refused and cancelled versions, nor of who has had none accepted", () => {
  const { entries, queue } = overview({
    entries: ["ada", "bob", "cyd", "dan", { name: "eve", isWithdrawn: true }],
    versions: [
      ["ada 1", "playing"],
      ["bob 1", "refused"],
      ["cyd 1", "held"],
      ["dan 1", "cancelled"],
      ["eve 1", "waiting"],
      ["bob 2", "waiting"],
      ["dan 2", "received"],
      ["bob 3", "received"],
    ],
    stages: [{ versions: ["ada 1"] }],
  });
  assertEquals(queue.map(({ entry, state, version }) => [entry, version, state]), [
    ["ada", 1, "playing"],
    ["cyd", 1, "held"],
    ["bob", 2, "waiting"],
    ["bob", 3, "checking"],
  ]);
  assertEquals(entries.map(({ entry, version }) => [entry, version]), [
    ["ada", 1],
    ["bob", 2],
    ["cyd", 1],
    ["eve", 1],
  ]);
});

Deno.test("an entry is listed with the version that plays for it, its best and its last rank", () => {
  const { entries } = overview({
    ...THREE,
    versions: [...THREE.versions, ["bob 2", "waiting"], ["cyd 2", "refused"]],
  });
  assertEquals(
    entries.map(({ bestRank, entry, last, stages, version }) => [
      ...[entry, version, stages, bestRank, last?.stage, last?.rank],
    ]),
    [["ada", 2, 3, 1, 3, 3], ["bob", 1, 3, 1, 3, 1], ["cyd", 1, 2, 2, 3, 2]],
  );
  assertEquals(entries.map(({ rating }) => rating?.stages), [1, 3, 2]);
});
