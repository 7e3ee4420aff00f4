import { assertEquals } from "@std/assert";
import { createContestStore } from "../../../web/contest/contest_store.ts";
import { fakeOutside, settle } from "./fake_outside.ts";
import { type MadeContest, smallContest } from "./made_contest.ts";

const CONTEST = smallContest();

function storeOf(hash: string, contest: MadeContest | undefined = CONTEST) {
  const world = fakeOutside(hash, contest);
  return { world, store: createContestStore(world) };
}

Deno.test("each view reads what it shows, and nothing else", async () => {
  for (
    const [hash, reads] of [
      ["#", ["overview"]],
      ["#view=stages", ["overview"]],
      ["#view=entry&entry=mapper", ["overview", "mapper"]],
      ["#view=matrix", ["overview", "matrix"]],
      ["#view=history", ["overview", "history"]],
    ] as const
  ) {
    const { store, world } = storeOf(hash);
    assertEquals(store.isBusy.value, true);
    await settle();
    assertEquals([world.reads, store.isBusy.value], [[...reads], false]);
    assertEquals(store.problems.value, []);
    store.dispose();
  }
});

Deno.test("who goes to another entry never sees the first one under its address", async () => {
  const { store, world } = storeOf("#view=entry&entry=mapper");
  await settle();
  assertEquals(store.entry.value?.name, "mapper");
  world.visit("#view=entry&entry=hunter");
  assertEquals([store.entry.value, world.tops], [undefined, 1]);
  await settle();
  assertEquals(store.entry.value?.name, "hunter");
  store.dispose();
});

Deno.test("an answer that comes after the reader has gone elsewhere is not taken", async () => {
  const { store, world } = storeOf("#");
  await settle();
  const { promise, reject } = Promise.withResolvers<never>();
  world.readMatrix = () => promise;
  world.visit("#view=matrix");
  world.visit("#view=history");
  reject(new Error("too late"));
  await settle();
  assertEquals([store.problems.value, store.isBusy.value], [[], false]);
  assertEquals(store.history.value, CONTEST.history);
  store.dispose();
});

Deno.test("a change renews what is shown, and many at once are read once more", async () => {
  const { store, world } = storeOf("#");
  await settle();
  const title = "Another name";
  world.contest = { ...CONTEST, overview: { ...CONTEST.overview, title } };
  for (let time = 0; time < 5; time++) world.tell({ kind: "changed" });
  await settle();
  assertEquals(world.reads, ["overview", "overview", "overview"]);
  assertEquals(store.overview.value?.title, title);
  store.dispose();
});

Deno.test("what was read stays while the server is away, and is renewed when it is back", async () => {
  const { store, world } = storeOf("#");
  world.connect("live");
  await settle();
  assertEquals(world.reads.length, 1);
  world.connect("waiting");
  assertEquals(store.connection.value, "waiting");
  assertEquals(store.overview.value, CONTEST.overview);
  world.connect("live");
  await settle();
  assertEquals([world.reads.length, store.connection.value], [2, "live"]);
  store.dispose();
  assertEquals(world.isFollowed, false);
});

Deno.test("a site without events is no reason to say anything", async () => {
  const { store, world } = storeOf("#");
  await settle();
  world.connect("gone");
  assertEquals([store.connection.value, store.problems.value], [undefined, []]);
  store.dispose();
});

Deno.test("progress of the stage that is played is kept", async () => {
  const { store, world } = storeOf("#");
  const progress = { kind: "progress", stage: 19, run: "stage-19", played: 5, total: 9 } as const;
  world.tell(progress);
  await settle();
  assertEquals([store.progress.value, world.reads.length], [progress, 1]);
  store.dispose();
});

Deno.test("what is not there is told in one sentence, and the rest is shown", async () => {
  const { store } = storeOf("#view=entry&entry=nobody");
  await settle();
  assertEquals(store.problems.value.map(({ message }) => message), ["no nobody"]);
  assertEquals(store.overview.value, CONTEST.overview);
  store.dispose();
  const world = fakeOutside("#view=matrix", undefined);
  const none = createContestStore(world);
  await settle();
  assertEquals(none.problems.value.map(({ message }) => message), ["This site has no contest"]);
  none.dispose();
});
