import { assertEquals } from "@std/assert";
import { createTanksStore } from "../../../../web/tanks/store/tanks_store.ts";
import type { TanksStore } from "../../../../web/tanks/store/types.ts";
import { fakeOutside, settle } from "./fake_outside.ts";

const DUEL = "#run=spring&match=duel-1-2";

/** A world at an address in which round 2 of every log comes only when `arrive` says so, wanted or not. */
function worldWithLateRound(hash: string) {
  const world = fakeOutside(hash);
  const late = Promise.withResolvers<void>();
  const { openBook } = world;
  const { signal } = new AbortController();
  Object.assign(world, {
    openBook: async (...[source]: Parameters<typeof openBook>) => {
      const book = await openBook(source, signal);
      const round: typeof book.round = async (wanted) => {
        if (wanted === 2) await late.promise;
        return await book.round(wanted);
      };
      return { ...book, round };
    },
  });
  const arrive = async () => {
    late.resolve();
    await settle();
  };
  return { world, arrive };
}

const shown = ({ recording, player }: TanksStore) => [
  recording.value?.round.round,
  player.frame.value,
];

Deno.test("[WATCH-21] a round that arrives when another one is on show is not shown", async () => {
  const { arrive, world } = worldWithLateRound(`${DUEL}&round=1`);
  const store = createTanksStore(world);
  await settle();
  void store.openRound(2);
  await settle();
  await store.openRound(3, 5);
  assertEquals(shown(store), [3, 5]);
  const { hash } = world;
  await arrive();
  assertEquals([shown(store), world.hash], [[3, 5], hash]);
  store.dispose();
});

Deno.test("[WATCH-21] a log whose round arrives too late takes nothing away", async () => {
  const { arrive, world } = worldWithLateRound(`${DUEL}&round=2`);
  const store = createTanksStore(world);
  await settle();
  world.visit(`${DUEL}&round=3&turn=5`);
  await settle();
  assertEquals(shown(store), [3, 5]);
  await arrive();
  assertEquals(shown(store), [3, 5]);
  store.dispose();
});
