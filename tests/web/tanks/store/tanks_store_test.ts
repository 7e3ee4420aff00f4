/** The page's memory: the address says what is shown, and tells what is shown. */
import { assert, assertEquals } from "@std/assert";
import { parseAddress } from "../../../../web/tanks/model/address.ts";
import { packRound } from "../../../../web/tanks/model/packed_round.ts";
import { createTanksStore } from "../../../../web/tanks/store/tanks_store.ts";
import type { TanksStore } from "../../../../web/tanks/store/types.ts";
import { type FakeOutside, fakeOutside, HEADER, roundOf, runOf, settle } from "./fake_outside.ts";

async function storeAt(
  hash: string,
  use: (store: TanksStore, world: FakeOutside) => Promise<void>,
  prepare: (world: FakeOutside) => void = () => {},
): Promise<void> {
  const world = fakeOutside(hash);
  prepare(world);
  const store = createTanksStore(world);
  try {
    await settle();
    await use(store, world);
  } finally {
    store.dispose();
  }
  assertEquals(world.followers, 0, "a run is still followed");
  assertEquals(world.open.size, 0, "a log was left open");
}

const shown = ({ recording, player }: TanksStore) => [
  recording.value?.round.round,
  player.frame.value,
];

const DUEL = "#run=spring&match=duel-1-2";

Deno.test("an address with a match shows its first round from its start", async () => {
  await storeAt(DUEL, async (store) => {
    await settle();
    assertEquals(store.showing.value, "match");
    assertEquals(shown(store), [1, 0]);
    assertEquals(store.player.length.value, 10);
  });
});

Deno.test("[WATCH-10] a deep link opens the round, the turn, the seat, the fog, the speed and the panel", async () => {
  const link = `${DUEL}&round=2&turn=17&seat=1&fog=1&speed=4&panel=lines`;
  await storeAt(link, async (store, world) => {
    await settle();
    assertEquals(shown(store), [2, 17]);
    assertEquals(store.seat.value, 1);
    assertEquals(store.viewer.value, 1);
    assertEquals(store.player.speed.value, 4);
    assertEquals(store.panel.value, "lines");
    assertEquals(parseAddress(world.hash), parseAddress(link), "the address came to say less");
  });
});

Deno.test("[WATCH-10] a turn beyond the end is the last one, a seat that nobody has is none", async () => {
  await storeAt(`${DUEL}&round=1&turn=999999&seat=7&fog=1`, async (store) => {
    await settle();
    assertEquals(shown(store), [1, 10]);
    assertEquals(store.seat.value, undefined);
    assertEquals(store.viewer.value, undefined);
  });
});

Deno.test("a panel that there is not is the first one, also in the address", async () => {
  await storeAt(`${DUEL}&round=1&panel=zzz`, async (store, world) => {
    await settle();
    assertEquals(store.panel.value, "tanks");
    assertEquals(parseAddress(world.hash).panel, undefined);
  });
});

Deno.test("[WATCH-10] seeking renews the address without a step in the history", async () => {
  await storeAt(DUEL, async (store, world) => {
    store.player.seek(7);
    await settle();
    assertEquals(parseAddress(world.hash).turn, 7);
    assert(world.written.every((line) => line.startsWith("replace")), world.written.join("\n"));
  });
});

Deno.test("while playing fast the address is renewed every 400 ms at most, and when it stops", async () => {
  await storeAt(`${DUEL}&round=3`, async (store, world) => {
    store.player.setSpeed(8);
    world.written.length = 0;
    store.player.play();
    world.pass(1500);
    await settle();
    assert(world.written.length <= 4, `${world.written.length} times in 1.5 s`);
    store.player.pause();
    assertEquals(parseAddress(world.hash).turn ?? 0, store.player.frame.value);
  });
});

Deno.test("another round is a step in the history, and going back shows the one before", async () => {
  await storeAt(`${DUEL}&round=1&turn=4`, async (store, world) => {
    const before = world.hash;
    await store.openRound(2, 3);
    assertEquals(shown(store), [2, 3]);
    assert(world.written.some((line) => line.startsWith("push")), "no step in the history");
    world.visit(before);
    await settle();
    assertEquals(shown(store), [1, 4]);
  });
});

Deno.test("[WATCH-21] a log that arrives too late is closed and never shown", async () => {
  await storeAt("", async (store, world) => {
    const gate = Promise.withResolvers<void>();
    world.gate = gate.promise;
    world.visit(`${DUEL}&round=2`);
    await settle();
    world.gate = undefined;
    world.visit(`${DUEL}&round=3&turn=5`);
    await settle();
    assertEquals(shown(store), [3, 5]);
    gate.resolve();
    await settle();
    assertEquals(shown(store), [3, 5]);
    assertEquals(world.open.size, 1);
  });
});

Deno.test("[WATCH-3] speed stays from one round to the next, and the next round stands at its start", async () => {
  await storeAt(DUEL, async (store) => {
    store.player.setSpeed(16);
    store.player.seek(9);
    assertEquals(store.nextRound.value, 2);
    await store.openRound(2);
    assertEquals(store.player.speed.value, 16);
    assertEquals(shown(store), [2, 0]);
    assertEquals(store.previousRound.value, 1);
  });
});

Deno.test("a match that the run has not is told, and the run is known for a link to it", async () => {
  await storeAt("#run=spring&match=duel-8-9", async (store) => {
    await settle();
    assertEquals(store.showing.value, "nothing");
    assertEquals(store.run.value?.id, "spring");
    assertEquals(store.problems.value.map(({ code }) => code), ["MATCH_MISSING"]);
    assert(store.problems.value[0]?.message.includes("duel-8-9"));
  });
});

Deno.test("an address of a run alone leads on to the page of that run", async () => {
  await storeAt("#run=spring+1&turn=5", async (store, world) => {
    await settle();
    assertEquals(world.written, ["leave run.html#run=spring%2B1"]);
    assertEquals(store.isBusy.value, true, "something else is shown while the page is left");
    assertEquals(store.problems.value, []);
  });
});

Deno.test("a page with a log inside has no page of a run to lead to", async () => {
  await storeAt("#run=spring&round=2", async (store, world) => {
    await settle();
    assertEquals(shown(store), [2, 0]);
    assert(world.written.every((line) => !line.startsWith("leave")));
  }, (world) => {
    Object.assign(world, { inside: { kind: "blob", name: "d.jsonl", blob: new Blob() } });
  });
});

Deno.test("a round that the log has not is told, and what was shown stays", async () => {
  await storeAt(`${DUEL}&round=2`, async (store) => {
    await store.openRound(77);
    assertEquals(store.problems.value[0]?.code, "LOG_NO_ROUND");
    assertEquals(shown(store), [2, 0]);
    store.dismissProblems();
    assertEquals(store.problems.value, []);
  });
});

Deno.test("a file that is no log is told, and what was shown stays", async () => {
  await storeAt(`${DUEL}&round=2&turn=2`, async (store, world) => {
    const before = world.hash;
    await store.openFiles([new File(["x"], "holiday.jpg")]);
    assert(store.problems.value[0]?.message.includes("holiday.jpg"));
    assertEquals(shown(store), [2, 2]);
    assertEquals(world.hash, before);
  });
});

Deno.test("[WATCH-25] several files are a list; those of one name are told apart", async () => {
  await storeAt("", async (store, world) => {
    world.logs.set("a.jsonl", [roundOf(1, 3)]);
    world.logs.set("a.jsonl (2)", [roundOf(1, 4)]);
    await store.openFiles([new File([], "a.jsonl"), new File([], "a.jsonl")]);
    assertEquals(store.files.value.map(({ id }) => id), ["a.jsonl", "a.jsonl (2)"]);
    assertEquals(store.player.length.value, 3);
    await store.openFile("a.jsonl (2)");
    assertEquals(store.player.length.value, 4);
    assertEquals(parseAddress(world.hash).match, "a.jsonl (2)");
  });
});

Deno.test("an address about somebody's file asks for it, and opening it goes to its moment", async () => {
  await storeAt("#match=mine.jsonl&round=2&turn=6", async (store, world) => {
    await settle();
    assertEquals(store.wantedFile.value, "mine.jsonl");
    world.logs.set("mine.jsonl", [roundOf(1, 10), roundOf(2, 20)]);
    await store.openFiles([new File([], "mine.jsonl")]);
    assertEquals(shown(store), [2, 6]);
    assertEquals(store.wantedFile.value, undefined);
  });
});

Deno.test("a round in the address plays without any log", async () => {
  const replay = await packRound(HEADER, roundOf(12, 9));
  const world = fakeOutside(`#replay=${replay}&turn=4`);
  world.readRun = () => Promise.reject(new Error("nothing is fetched"));
  const store = createTanksStore(world);
  try {
    while (store.isBusy.value) await new Promise((done) => setTimeout(done));
    assertEquals(store.problems.value, []);
    assertEquals(shown(store), [12, 4]);
    assertEquals(store.isFromSite.value, false);
  } finally {
    store.dispose();
  }
});

Deno.test("a log inside the page is shown by itself", async () => {
  await storeAt("#round=3&turn=2", async (store) => {
    await settle();
    assertEquals(shown(store), [3, 2]);
  }, (world) => {
    Object.assign(world, { inside: { kind: "blob", name: "d.jsonl", blob: new Blob() } });
  });
});

Deno.test("a page without an address reads what the site holds", async () => {
  await storeAt("", async (store) => {
    await settle();
    assertEquals(store.showing.value, "nothing");
    assertEquals(store.catalog.value?.runs.length, 1);
  }, (world) => {
    world.catalog = { runs: [runOf()] };
  });
  await storeAt("", async (store) => {
    await settle();
    assertEquals(store.catalog.value, null);
  });
});

Deno.test("a run that is being played is followed: rounds come, the table grows", async () => {
  await storeAt(DUEL, async (store, world) => {
    await settle();
    const summary = { ...store.book.value?.rounds.value[0], round: 4 };
    assert("result" in summary && summary.result !== undefined);
    const { bots = [], faults = [], result } = summary;
    world.tell({ kind: "round", match: "duel-1-2", summary: { round: 4, bots, faults, result } });
    world.tell({ kind: "round", match: "melee", summary: { round: 9, bots, faults, result } });
    assertEquals(store.book.value?.rounds.value.map(({ round }) => round), [1, 2, 3, 4]);
    world.logs.set("duel-1-2/4.jsonl", [roundOf(4, 44)]);
    await store.openRound(4);
    assertEquals(store.player.length.value, 44, "the late round was not fetched by itself");
    const table = { factor: 1, rows: [] };
    world.tell({ kind: "standings", state: "finished", played: 5, total: 5, table });
    assertEquals(store.run.value?.state, "finished");
    assertEquals(store.run.value?.played, 5);
  }, (world) => {
    world.run = runOf("playing");
  });
});

Deno.test("a match without a finished round waits for its first one and shows it", async () => {
  await storeAt(DUEL, async (store, world) => {
    await settle();
    assertEquals(store.recording.value, undefined);
    assertEquals(store.problems.value, []);
    world.logs.set("duel-1-2/1.jsonl", [roundOf(1, 6)]);
    const result = { turns: 6, lives: [20, 20], damage: [0, 0], bonus: [0, 0] };
    world.tell({
      kind: "round",
      match: "duel-1-2",
      summary: { round: 1, bots: [0, 1], faults: [], result },
    });
    await settle();
    assertEquals(shown(store), [1, 0]);
    assertEquals(store.player.length.value, 6);
  }, (world) => {
    world.run = runOf("playing");
    world.logs.set("d.jsonl", []);
  });
});

/** A round that comes while a run is played. */
function come(world: FakeOutside, round: number): void {
  const result = { turns: 6, lives: [20, 20], damage: [0, 0], bonus: [0, 0] };
  const summary = { round, bots: [0, 1], faults: [], result };
  world.tell({ kind: "round", match: "duel-1-2", summary });
}

const numbers = ({ book }: TanksStore) => book.value?.rounds.value.map(({ round }) => round);

Deno.test("a match of a stopped run is followed, as somebody may go on with it", async () => {
  await storeAt(DUEL, async (store, world) => {
    await settle();
    come(world, 4);
    const table = { factor: 1, rows: [] };
    world.tell({ kind: "standings", state: "playing", played: 4, total: 5, table });
    assertEquals(numbers(store), [1, 2, 3, 4]);
    assertEquals(store.run.value?.state, "playing");
  }, (world) => {
    world.run = runOf("stopped");
  });
});

Deno.test("all rounds are verified, those as well that came after the log was read", async () => {
  await storeAt(DUEL, async (store, world) => {
    await settle();
    const first = store.book.value;
    await store.verifyAll();
    assertEquals(store.book.value, first);
    assertEquals(world.verified, [[1, 2, 3]]);
    come(world, 4);
    world.logs.set("d.jsonl", [1, 2, 3, 4].map((round) => roundOf(round, 10)));
    // One more comes while the log is read again.
    const checking = store.verifyAll();
    come(world, 5);
    await checking;
    assertEquals(world.verified, [[1, 2, 3], [1, 2, 3, 4]]);
    assertEquals(numbers(store), [1, 2, 3, 4, 5]);
    world.logs.set("duel-1-2/5.jsonl", [roundOf(5, 44)]);
    await store.openRound(5);
    assertEquals(store.player.length.value, 44, "a round that is not in the log cannot be had");
  }, (world) => {
    world.run = runOf("playing");
  });
});

Deno.test("who goes to another match while a log is read again has nothing verified", async () => {
  await storeAt(DUEL, async (store, world) => {
    await settle();
    come(world, 4);
    const gate = Promise.withResolvers<void>();
    world.gate = gate.promise;
    const checking = store.verifyAll();
    world.gate = undefined;
    await store.openFiles([new File([], "d.jsonl")]);
    gate.resolve();
    await checking;
    assertEquals(world.verified, []);
    assertEquals(store.match.value, "d.jsonl");
  }, (world) => {
    world.run = runOf("playing");
  });
});

Deno.test("nobody chosen means that nobody's eyes are looked through", async () => {
  await storeAt(DUEL, async (store) => {
    await settle();
    store.setFog(true);
    assertEquals(store.viewer.value, undefined);
    store.chooseSeat(1);
    store.setFog(true);
    assertEquals(store.viewer.value, 1);
    store.chooseSeat(undefined);
    assertEquals(store.viewer.value, undefined);
  });
});

Deno.test("whoever follows a program follows it to its seat in the next round", async () => {
  await storeAt(`${DUEL}&round=1&seat=0&fog=1&panel=lines`, async (store) => {
    await settle();
    assertEquals(store.recording.value?.seats[0]?.name, "ann");
    await store.openRound(2);
    assertEquals(store.seat.value, 1);
    assertEquals(store.viewer.value, 1);
    assertEquals(store.recording.value?.seats[1]?.name, "ann");
    await store.openRound(3);
    assertEquals(store.seat.value, 0);
  });
});

Deno.test("an address means its seat, whoever was followed before", async () => {
  await storeAt(`${DUEL}&round=1&seat=0`, async (store, world) => {
    await settle();
    world.visit(`${DUEL}&round=2&seat=0`);
    await settle();
    assertEquals(store.seat.value, 0);
    assertEquals(store.recording.value?.seats[0]?.name, "bob");
  });
});

Deno.test("going back leaves the address as it was, whatever was open before", async () => {
  await storeAt("", async (store, world) => {
    await settle();
    world.visit(`${DUEL}&round=2&turn=3`);
    await settle();
    store.openPanel("lines");
    store.chooseSeat(1);
    await settle();
    world.visit("#");
    await settle();
    assertEquals(world.hash, "#");
    assertEquals(store.showing.value, "nothing");
  });
});

Deno.test("files that another page handed over are opened, whatever the address says", async () => {
  await storeAt(DUEL, async (store) => {
    await settle();
    assertEquals(store.match.value, "d.jsonl");
    assertEquals(shown(store), [1, 0]);
  }, (world) => {
    world.given = [new File([], "d.jsonl")];
  });
});

Deno.test("a log that never comes is given up for the next one, and stands in nobody's way", async () => {
  await storeAt("", async (store, world) => {
    world.gate = new Promise(() => {});
    world.visit(`${DUEL}&round=2`);
    await settle();
    assertEquals(store.isBusy.value, true);
    world.gate = undefined;
    world.visit(`${DUEL}&round=3`);
    await settle();
    assertEquals(world.abandoned, ["d.jsonl"]);
    assertEquals(store.isBusy.value, false);
    assertEquals(shown(store), [3, 0]);
    store.player.seek(4);
    assertEquals(parseAddress(world.hash).turn, 4, "the address does not follow any more");
  });
});

Deno.test("a log whose first round is bad takes nothing away", async () => {
  await storeAt(`${DUEL}&round=2&turn=2`, async (store, world) => {
    await settle();
    world.logs.set("empty.jsonl", []);
    await store.openFiles([new File([], "empty.jsonl")]);
    assertEquals(store.problems.value.length, 1);
    assertEquals(shown(store), [2, 2]);
  });
});

Deno.test("where the log has no such round its first is shown, and the reader is told", async () => {
  await storeAt(`${DUEL}&round=77&turn=5`, async (store) => {
    await settle();
    assertEquals(store.problems.value[0]?.code, "LOG_NO_ROUND");
    assertEquals(shown(store), [1, 0]);
  });
});

Deno.test("a round that the runner played again is shown as it is now", async () => {
  await storeAt(`${DUEL}&round=2`, async (store, world) => {
    await settle();
    assertEquals(store.player.length.value, 20);
    world.logs.set("duel-1-2/2.jsonl", [roundOf(2, 22)]);
    const result = { turns: 22, lives: [20, 20], damage: [0, 0], bonus: [0, 0] };
    world.tell({
      kind: "round",
      match: "duel-1-2",
      summary: { round: 2, bots: [1, 0], faults: [], result },
    });
    await settle();
    assertEquals(store.player.length.value, 22);
    assertEquals(store.book.value?.rounds.value.length, 3);
  }, (world) => {
    world.run = runOf("playing");
  });
});

Deno.test("when the run is over its whole log is read again, and what is on show stays", async () => {
  await storeAt(`${DUEL}&round=2&turn=5`, async (store, world) => {
    await settle();
    world.logs.set("d.jsonl", [1, 2, 3, 4, 5].map((round) => roundOf(round, 10 * round)));
    const before = store.book.value;
    const table = { factor: 1, rows: [] };
    world.tell({ kind: "standings", state: "finished", played: 5, total: 5, table });
    await settle();
    assert(store.book.value !== before);
    assertEquals(store.book.value?.rounds.value.length, 5);
    assertEquals(shown(store), [2, 5]);
    assertEquals(world.open.size, 1, "the first reading was left open");
  }, (world) => {
    world.run = runOf("playing");
  });
});

Deno.test("[WATCH-13] options and a pause come from the address and stand in it again", async () => {
  const hash = `${DUEL}&round=2&turn=4&pause=9&heights=1&events=all`;
  await storeAt(hash, async (store, world) => {
    assertEquals(store.player.pauseAt.value, 9);
    assertEquals([store.options.value.heights, store.options.value.events], [true, "all"]);
    store.setOptions({ heights: false, filter: "lost 1" });
    store.player.setPauseAt(undefined);
    await settle();
    const { options, pause } = parseAddress(world.hash);
    assertEquals([options, pause], [{ events: "all", filter: "lost 1" }, undefined]);
    await store.openRound(3);
    assertEquals(store.options.value.filter, "lost 1");
  });
});

Deno.test("[WATCH-18] each tank's eyes in turn stand in the address without a seat, until one is chosen", async () => {
  await storeAt(`${DUEL}&round=3&turn=12&eyes=1`, async (store, world) => {
    assertEquals([store.seat.value, store.viewer.value], [1, 1]);
    store.player.seek(0);
    assertEquals([store.seat.value, store.viewer.value], [0, 0]);
    await settle();
    assertEquals(parseAddress(world.hash).seat, undefined);
    store.chooseSeat(1);
    await settle();
    const { fog, options, seat } = parseAddress(world.hash);
    assertEquals([fog, options, seat, store.viewer.value], [true, undefined, 1, 1]);
    store.setOptions({ eyesInTurn: true });
    store.setFog(false);
    assertEquals([store.viewer.value, store.options.value.eyesInTurn], [undefined, false]);
  });
});

Deno.test("another round while eyes are lent in turn chooses no tank", async () => {
  await storeAt(`${DUEL}&round=1&eyes=1`, async (store) => {
    await store.openRound(2);
    store.setOptions({ eyesInTurn: false });
    assertEquals([store.seat.value, store.viewer.value], [undefined, undefined]);
  });
});

Deno.test("that results are hidden is kept by the browser when the reader says so, not by an address", async () => {
  await storeAt(`${DUEL}&hide=1`, async (store, world) => {
    assertEquals([store.options.value.hidesResults, world.kept.size], [true, 0]);
    world.visit(DUEL);
    await settle();
    assertEquals(store.options.value.hidesResults, false);
    store.setOptions({ hidesResults: true });
    world.visit(`${DUEL}&round=2`);
    await settle();
    assertEquals(store.options.value.hidesResults, true);
    store.setOptions({ hidesResults: false });
    assertEquals(world.kept.size, 0);
  });
});

Deno.test("at normal speed the address is never more than one turn behind", async () => {
  await storeAt(`${DUEL}&round=3`, (store, world) => {
    store.player.play();
    for (let passed = 0; passed < 10_000; passed += 16) {
      world.pass(16);
      const behind = store.player.frame.value - (parseAddress(world.hash).turn ?? 0);
      assert(behind >= 0 && behind <= 1, `${behind} turns behind`);
    }
    return Promise.resolve();
  });
});
