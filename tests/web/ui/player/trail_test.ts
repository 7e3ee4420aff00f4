import { assertEquals } from "@std/assert";
import { createPlayer } from "../../../../web/ui/player/player.ts";
import { fakeClock } from "./fake_clock.ts";

/** A player of 1000 frames; each jump comes after a while. */
function make() {
  const clock = fakeClock();
  const player = createPlayer(clock);
  player.load(1000, 501);
  const jump = (act: () => void) => {
    clock.wait(2000);
    act();
  };
  return { clock, player, jump };
}

Deno.test("[WATCH-12] jumps are taken back one by one, whatever way they were made", () => {
  const { player, jump } = make();
  jump(() => player.seek(900));
  jump(() => player.seek(2));
  jump(() => player.step(10));
  assertEquals(player.cameFrom.value, 2);
  const back = [1, 2, 3].map(() => {
    player.goBack();
    return player.position.value;
  });
  assertEquals(back, [2, 900, 501]);
  assertEquals(player.cameFrom.value, undefined);
  player.goBack();
  assertEquals(player.position.value, 501);
});

Deno.test("a single step is no jump, and going back to where one was needs no way back", () => {
  const { player, jump } = make();
  jump(() => player.step(1));
  assertEquals(player.cameFrom.value, undefined);
  jump(() => player.seek(501));
  assertEquals(player.cameFrom.value, undefined);
  jump(() => player.seek(7));
  jump(() => player.seek(501));
  assertEquals(player.cameFrom.value, undefined);
});

Deno.test("what is dragged along, or done again and again, is one jump", () => {
  const { clock, player, jump } = make();
  for (let frame = 501; frame < 700; frame += 1) {
    clock.wait(16);
    player.seek(frame);
  }
  assertEquals(player.cameFrom.value, 501);
  jump(() => player.seek(3));
  player.goBack();
  player.goBack();
  assertEquals(player.position.value, 501);
});

Deno.test("[WATCH-12] the way back while it plays plays on from there; another recording forgets it", () => {
  const { player, jump } = make();
  player.play();
  jump(() => player.seek(20));
  player.goBack();
  assertEquals([player.frame.value, player.isPlaying.value], [501, true]);
  jump(() => player.seek(20));
  player.load(10, 0);
  assertEquals(player.cameFrom.value, undefined);
});
