/** Time that goes by itself. */
import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { moveAt } from "../../../../lib/frogger/moves_file.ts";
import { createLivePlay } from "../../../../web/frogger/view/live_play.ts";
import { showHand } from "../../../../web/frogger/model/shown_run.ts";
import { EXAMPLE, movesOf } from "../samples.ts";

function world(played = "") {
  const made: string[] = [];
  const isLive = signal(false);
  let beat: (() => void) | undefined;
  const live = createLivePlay({
    isLive,
    setLive: (is) => isLive.value = is,
    move: (move) => void made.push(moveAt(move)),
    played: signal(showHand(EXAMPLE, movesOf(played))),
    road: signal(undefined),
  }, (_every, run) => {
    beat = run;
    return () => beat = undefined;
  });
  const stop = live.start();
  return { made, isLive, live, stop, beat: () => beat?.(), isBeating: () => beat !== undefined };
}

const [wait = 0, north = 0, , west = 0] = movesOf(".^v<");

Deno.test("while time stands still a move is made at once", () => {
  const { isBeating, live, made } = world();
  live.move(north);
  assertEquals([made, isBeating()], [["^"], false]);
});

Deno.test("while time goes a move is made at the next beat, and without one the frog waits", () => {
  const { beat, isLive, live, made } = world();
  isLive.value = true;
  live.move(west);
  live.move(north);
  assertEquals(made, []);
  beat();
  beat();
  live.move(wait);
  beat();
  assertEquals(made, ["^", ".", "."]);
});

Deno.test("time stops with the page, and when the frog is squashed", () => {
  const one = world();
  one.isLive.value = true;
  one.stop();
  assertEquals(one.isBeating(), false);
  const other = world("v");
  other.isLive.value = true;
  other.beat();
  assertEquals([other.isLive.value, other.isBeating()], [false, false]);
});
