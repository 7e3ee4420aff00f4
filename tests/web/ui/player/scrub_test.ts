import { assertEquals } from "@std/assert";
import { createPlayer } from "../../../../web/ui/player/player.ts";
import { evenScale } from "../../../../web/ui/player/scale.ts";
import { createScrub, type ScrubPoint } from "../../../../web/ui/player/scrub.ts";
import { fakeClock } from "./fake_clock.ts";

/** A time line of 400 pixels for 40 frames, with a death in frame 20. */
function make() {
  const clock = fakeClock();
  const player = createPlayer(clock);
  player.load(40, 5);
  const scrub = createScrub(player, () => ({
    marks: [{ frame: 20, kind: "death", label: "" }],
    scale: evenScale(40),
  }));
  return { clock, player, scrub };
}

const mouse = (x: number): ScrubPoint => ({ x, width: 400, time: 0, isTouch: false });
const finger = (x: number, time = 0): ScrubPoint => ({ x, width: 400, time, isTouch: true });

Deno.test("a mouse goes where it is pressed, at once", () => {
  const { player, scrub } = make();
  scrub.press(mouse(101));
  assertEquals(player.position.value, 10);
});

Deno.test("a press near a mark goes to the mark", () => {
  const { player, scrub } = make();
  scrub.press(mouse(195.5));
  assertEquals(player.position.value, 20);
});

Deno.test("a press while it plays plays on from there", () => {
  const { player, scrub } = make();
  player.play();
  scrub.press(mouse(100));
  scrub.move(mouse(102));
  scrub.release(mouse(102));
  assertEquals([player.position.value, player.isPlaying.value], [10, true]);
});

Deno.test("dragging goes along, frame by frame, and not beyond the ends", () => {
  const { player, scrub } = make();
  scrub.press(mouse(100));
  assertEquals(scrub.move(mouse(152)), 15);
  assertEquals(scrub.move(mouse(-80)), 0);
  assertEquals(scrub.move(mouse(4000)), 40);
  scrub.release(mouse(4000));
  assertEquals(player.position.value, 40);
});

Deno.test("it waits while it is dragged and plays on afterwards", () => {
  const { clock, player, scrub } = make();
  player.play();
  scrub.press(mouse(100));
  scrub.move(mouse(150));
  clock.draw(250);
  assertEquals([player.position.value, player.isPlaying.value], [15, false]);
  scrub.release(mouse(150));
  assertEquals([player.position.value, player.isPlaying.value], [15, true]);
});

Deno.test("dragged to the end it stays there, though it played before", () => {
  const { player, scrub } = make();
  player.play();
  scrub.press(mouse(100));
  scrub.move(mouse(400));
  scrub.release(mouse(400));
  assertEquals([player.position.value, player.isPlaying.value], [40, false]);
});

Deno.test("a finger goes when it moves along", () => {
  const { player, scrub } = make();
  scrub.press(finger(300));
  assertEquals(player.position.value, 5);
  scrub.move(finger(310));
  assertEquals(player.position.value, 31);
});

Deno.test("a finger that is lifted where it was put down goes there", () => {
  const { player, scrub } = make();
  scrub.press(finger(300));
  scrub.release(finger(301));
  assertEquals(player.position.value, 30);
});

Deno.test("[WATCH-30] a finger that scrolls the page goes nowhere", () => {
  const { player, scrub } = make();
  scrub.press(finger(300));
  scrub.cancel();
  scrub.move(finger(320));
  scrub.release(finger(320));
  assertEquals(player.position.value, 5);
});

Deno.test("a pointer that only passes goes nowhere", () => {
  const { player, scrub } = make();
  assertEquals(scrub.move(mouse(300)), undefined);
  assertEquals(player.position.value, 5);
});

Deno.test("a time line without a width means its start", () => {
  const { player, scrub } = make();
  scrub.press({ x: 10, width: 0, time: 0, isTouch: false });
  assertEquals(player.position.value, 0);
});

Deno.test("a finger that is held in one place only reads and goes nowhere", () => {
  const { player, scrub } = make();
  scrub.press(finger(300, 1000));
  scrub.release(finger(301, 1700));
  assertEquals(player.position.value, 5);
  scrub.press(finger(300, 2000));
  scrub.release(finger(301, 2200));
  assertEquals(player.position.value, 30);
});
