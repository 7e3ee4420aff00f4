import { assert, assertEquals } from "@std/assert";
import { packRound } from "../../../../web/tanks/model/packed_round.ts";
import { createTanksStore } from "../../../../web/tanks/store/tanks_store.ts";
import type { TanksStore } from "../../../../web/tanks/store/types.ts";
import { type MatchActions, matchKeys } from "../../../../web/tanks/view/match_keys.ts";
import { clashesOf } from "../../ui/player/key_clashes.ts";
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

const NOTHING: MatchActions = {
  toggleOptions: () => {},
  stepByAction: () => {},
  openShare: () => {},
  look: { toggleTurned: () => {}, zoomBy: () => {} },
};

function press(store: TanksStore, key: string): void {
  const actions = matchKeys(store, NOTHING);
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

Deno.test("T goes through the tanks in seat order, then chooses none", async () => {
  await withRound("", (store) => {
    assertEquals(chosen(store, 5), [0, 1, 2, undefined, 0]);
  });
});

Deno.test("through a tank's eyes, whoever it knows to be dead, T comes to every tank", async () => {
  await withRound("&seat=0&fog=1", (store) => {
    assertEquals(chosen(store, 4), [1, 2, 0, 1]);
    assertEquals(store.viewer.value, 1);
  });
});

Deno.test("every key says what it does, beginning with a capital letter", async () => {
  await withRound("", (store) => {
    const actions = matchKeys(store, NOTHING);
    assertEquals(clashesOf(actions), []);
    for (const { description } of actions) assert(/^[A-Z]/.test(description), description);
  });
});

Deno.test("H shows the heights or hides them, and E lends the eyes in turn until a tank is chosen", async () => {
  await withRound("", (store) => {
    press(store, "h");
    assertEquals(store.options.value.heights, true);
    press(store, "h");
    assertEquals(store.options.value.heights, false);
    press(store, "e");
    assertEquals([store.options.value.eyesInTurn, store.viewer.value], [true, 0]);
    press(store, "t");
    assertEquals([store.options.value.eyesInTurn, store.viewer.value], [false, 1]);
    press(store, "v");
    assertEquals(store.viewer.value, undefined);
  });
});

Deno.test("a second E leaves the chosen tank and the fog as they were before the first", async () => {
  for (
    const [more, seat, viewer] of [["&seat=2&fog=1", 2, 2], ["&seat=1", 1, undefined], [
      "",
      undefined,
      undefined,
    ]] as const
  ) {
    await withRound(more, (store) => {
      press(store, "e");
      assertEquals([store.seat.value, store.viewer.value], [0, 0]);
      const { seat: kept, fog } = store.addressNow();
      assertEquals([kept, fog], [seat, viewer === undefined ? undefined : true], "in the address");
      press(store, "e");
      assertEquals([store.seat.value, store.viewer.value], [seat, viewer]);
    });
  }
});
