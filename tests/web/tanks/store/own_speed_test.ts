import { assertEquals } from "@std/assert";
import { parseAddress } from "../../../../web/tanks/model/address.ts";
import { createTanksStore } from "../../../../web/tanks/store/tanks_store.ts";
import { fakeOutside, roundOf, settle } from "./fake_outside.ts";

const DUEL = "#run=spring&match=duel-1-2";

Deno.test("[WATCH-3] whoever comes again begins at normal speed, or at that of the address", async () => {
  const outside = fakeOutside(DUEL);
  const speedAt = async (hash: string, chosen?: 16) => {
    outside.hash = hash;
    const store = createTanksStore(outside);
    await settle();
    const speed = store.player.speed.value;
    if (chosen !== undefined) store.player.setSpeed(chosen);
    await settle();
    store.dispose();
    return speed;
  };
  assertEquals(await speedAt(DUEL, 16), 1);
  const left = outside.hash;
  assertEquals([await speedAt(DUEL), await speedAt(left)], [1, 16]);
});

Deno.test("[WATCH-3] the speed that is on stands in the address, whatever is opened", async () => {
  const outside = fakeOutside(DUEL);
  outside.logs.set("mine.jsonl", [roundOf(1, 5)]);
  const store = createTanksStore(outside);
  await settle();
  const told = () => parseAddress(outside.hash).speed ?? 1;
  store.player.setSpeed(16);
  await store.openRound(2);
  assertEquals([store.player.speed.value, told()], [16, 16]);
  await store.openFiles([new File([], "mine.jsonl")]);
  assertEquals(told(), store.player.speed.value);
  store.player.setSpeed(1);
  assertEquals(told(), 1);
  store.dispose();
});
