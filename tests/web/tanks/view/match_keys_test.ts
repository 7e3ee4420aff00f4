import { assert, assertEquals } from "@std/assert";
import { packRound } from "../../../../web/tanks/model/packed_round.ts";
import { createTanksStore } from "../../../../web/tanks/store/tanks_store.ts";
import type { TanksStore } from "../../../../web/tanks/store/types.ts";
import { matchKeys } from "../../../../web/tanks/view/match_keys.ts";
import { smallRecording } from "../model/small_round.ts";
import { fakeOutside } from "../store/fake_outside.ts";

/** The small round after its last turn, in which B is dead. */
async function withRound(more: string, use: (store: TanksStore) => void): Promise<void> {
  const { header, round } = smallRecording();
  const store = createTanksStore(
    fakeOutside(`#replay=${await packRound(header, round)}&turn=4${more}`),
  );
  try {
    while (store.recording.value === undefined) {
      await new Promise((done) => setTimeout(done));
    }
    use(store);
  } finally {
    store.dispose();
  }
}

function press(store: TanksStore, key: string): void {
  const actions = matchKeys(store, { toggleHeights: () => {}, openShare: () => {} });
  const action = actions.find(({ keys }) => keys.includes(key));
  assert(action !== undefined, `nothing happens at ${key}`);
  action.run(key);
}

/** The chosen seats after so many presses of T. */
function chosen(store: TanksStore, presses: number): (number | undefined)[] {
  return Array.from({ length: presses }, () => {
    press(store, "t");
    return store.seat.value;
  });
}

Deno.test("T goes through the living tanks, then the dead, then chooses none", async () => {
  await withRound("", (store) => {
    assertEquals(chosen(store, 5), [0, 2, 1, undefined, 0]);
  });
});

Deno.test("through a tank's eyes there is always a tank", async () => {
  await withRound("&seat=0&fog=1", (store) => {
    assertEquals(chosen(store, 3), [2, 1, 0]);
    assertEquals(store.viewer.value, 0);
  });
});

Deno.test("every key says what it does, beginning with a capital letter", async () => {
  await withRound("", (store) => {
    const actions = matchKeys(store, { toggleHeights: () => {}, openShare: () => {} });
    for (const { description } of actions) assert(/^[A-Z]/.test(description), description);
  });
});
