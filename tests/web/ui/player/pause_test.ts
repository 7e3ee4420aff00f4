import { assert, assertEquals } from "@std/assert";
import { createPlayer } from "../../../../web/ui/player/player.ts";
import { fakeClock } from "./fake_clock.ts";

function make(length = 100) {
  const clock = fakeClock();
  const player = createPlayer(clock);
  player.load(length, 0);
  const pass = (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 16) clock.draw(Math.min(16, left));
  };
  return { clock, player, pass };
}

Deno.test("[WATCH-13] playing pauses at the frame that was asked for, and goes on from it", () => {
  const { player, pass } = make();
  player.setPauseAt(3);
  player.play();
  pass(5000);
  assertEquals([player.position.value, player.isPlaying.value], [3, false]);
  player.play();
  pass(1000);
  assertEquals(player.isPlaying.value, true);
  assert(player.position.value > 4);
});

Deno.test("[WATCH-13] a pause that is set or taken away while it plays holds at once", () => {
  const { player, pass } = make();
  player.play();
  pass(600);
  player.setPauseAt(2);
  pass(2000);
  assertEquals(player.position.value, 2);
  player.seek(0);
  player.play();
  pass(600);
  player.setPauseAt(undefined);
  pass(2000);
  assertEquals(player.isPlaying.value, true);
});

Deno.test("a pause is a frame that there is after the first, or none", () => {
  const { player } = make();
  const set = (frame: number | undefined) => {
    player.setPauseAt(frame);
    return player.pauseAt.value;
  };
  assertEquals([7, 1000, 0, -3, undefined].map(set), [7, 100, 1, 1, undefined]);
  player.setPauseAt(5);
  player.load(0, 0);
  assertEquals(set(3), undefined);
});

Deno.test("what is quiet goes by in a moment, what happens at its pace", () => {
  const { player, pass } = make(1000);
  player.hurryBetween([4, 900]);
  player.play();
  pass(2000);
  assertEquals(player.frame.value, 4);
  pass(1100);
  const { value } = player.position;
  assert(value > 897 && value < 900, `${value}`);
  pass(2500);
  assertEquals([player.position.value, player.isPlaying.value], [1000, false]);
});

Deno.test("[WATCH-13] a pause within a quiet stretch is kept", () => {
  const { player, pass } = make(1000);
  player.hurryBetween([900]);
  player.setPauseAt(300);
  player.play();
  pass(3000);
  assertEquals(player.position.value, 300);
});

Deno.test("between two frames one stands where one went to, with or without movement", () => {
  for (const isReduced of [false, true]) {
    const { clock, player, pass } = make();
    clock.setReducedMotion(isReduced);
    player.glide(4.5);
    pass(300);
    assertEquals(player.position.value, 4.5);
    player.glide(4.2);
    assertEquals(player.position.value, 4.2);
    player.step(1);
    pass(300);
    assertEquals(player.position.value, 5);
    player.glide(4.5);
    player.step(-1);
    assertEquals(player.position.value, 4);
  }
});
