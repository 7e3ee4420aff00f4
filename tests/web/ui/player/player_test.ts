import { effect } from "@preact/signals";
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { createPlayer } from "../../../../web/ui/player/player.ts";
import { type Player, SPEEDS } from "../../../../web/ui/player/types.ts";
import { type FakeClock, fakeClock } from "./fake_clock.ts";

/** Uneven, as pictures come on a busy machine; in milliseconds. */
const GAPS = [16, 17, 3, 100, 33, 8, 250, 1, 72];

function make(length: number, frame = 0): { player: Player; clock: FakeClock } {
  const clock = fakeClock();
  const player = createPlayer(clock);
  player.load(length, frame);
  return { player, clock };
}

function drawAll(clock: FakeClock, gaps: readonly number[]): void {
  for (const gap of gaps) clock.draw(gap);
}

Deno.test("[WATCH-22] after half a second at any speed the position is exact, however uneven the pictures", () => {
  for (const speed of SPEEDS) {
    const { player, clock } = make(1000, 7);
    player.setSpeed(speed);
    player.play();
    drawAll(clock, GAPS);
    assertEquals(player.position.value, 7 + speed * 2 * 0.5, `at speed ${speed}`);
    assertEquals(player.frame.value, Math.floor(7 + speed), `at speed ${speed}`);
    assert(player.isPlaying.value);
  }
});

Deno.test("[WATCH-33] at the speed that it opens with a frame takes half a second: neither a flicker nor a wait", () => {
  const { player, clock } = make(1000);
  player.play();
  for (let pictures = 0; pictures < 10; pictures++) clock.draw(50);
  assertEquals(player.position.value, 1);
});

Deno.test("[WATCH-22] thousands of tiny gaps add up to the same as few long ones", () => {
  const { player, clock } = make(1000);
  player.setSpeed(0.25);
  player.play();
  for (let i = 0; i < 10_000; i++) clock.draw(1);
  assertEquals(player.position.value, 5);
});

Deno.test("a huge gap counts as 250 ms", () => {
  const { player, clock } = make(1000);
  player.play();
  clock.draw(3_600_000);
  assertEquals(player.position.value, 0.5);
  clock.draw(100);
  assertEquals(player.position.value, 0.7);
});

Deno.test("a clock that goes backwards moves nothing back", () => {
  const { player, clock } = make(1000);
  player.play();
  clock.draw(100);
  clock.draw(-5000);
  assertEquals(player.position.value, 0.2);
});

Deno.test("[WATCH-23] a change of speed neither jumps nor starts again", () => {
  const { player, clock } = make(1000, 10);
  player.play();
  clock.draw(250);
  assertEquals(player.position.value, 10.5);
  clock.wait(100);
  player.setSpeed(64);
  assertAlmostEquals(player.position.value, 10.7, 1e-9);
  clock.draw(100);
  assertAlmostEquals(player.position.value, 23.5, 1e-9);
  assert(player.isPlaying.value);
});

Deno.test("[WATCH-23] a change of speed while it stands moves nothing", () => {
  const { player, clock } = make(1000, 10);
  player.setSpeed(16);
  clock.draw(100);
  assertEquals(player.position.value, 10);
  assertEquals(player.isPlaying.value, false);
});

Deno.test("[WATCH-2] [WATCH-4] faster and slower go through all speeds and no further", () => {
  const { player } = make(10);
  const seen = [player.speed.value];
  for (let i = 0; i < 10; i++) player.slower();
  seen.length = 0;
  for (let i = 0; i < 10; i++) {
    seen.push(player.speed.value);
    player.faster();
  }
  assertEquals(seen, [...SPEEDS, 64]);
});

Deno.test("[WATCH-20] at the end it stops, and playing starts again from the first frame", () => {
  const { player, clock } = make(3);
  player.setSpeed(64);
  player.play();
  assertEquals(player.isAtEnd.value, false);
  clock.draw(100);
  assertEquals(player.position.value, 3);
  assertEquals([player.isAtEnd.value, player.isPlaying.value, clock.pending()], [true, false, 0]);
  player.toggle();
  assertEquals([player.position.value, player.isPlaying.value], [0, true]);
  clock.draw(10);
  assertAlmostEquals(player.position.value, 1.28, 1e-9);
});

Deno.test("an empty recording is at its end, and playing it does nothing", () => {
  const { player, clock } = make(0);
  player.play();
  player.step(1);
  player.seek(5);
  clock.draw(100);
  assertEquals([player.position.value, player.isAtEnd.value], [0, true]);
  assertEquals([player.isPlaying.value, clock.pending()], [false, 0]);
});

Deno.test("[WATCH-1] a pause stays where it is seen, and playing goes on from there", () => {
  const { player, clock } = make(100);
  player.play();
  clock.draw(200);
  player.toggle();
  assertEquals([player.position.value, player.isPlaying.value], [0.4, false]);
  player.pause();
  clock.draw(5000);
  assertEquals(player.position.value, 0.4);
  player.toggle();
  clock.draw(100);
  assertAlmostEquals(player.position.value, 0.6, 1e-9);
});

Deno.test("nothing is asked of the clock while it stands", () => {
  const { player, clock } = make(100);
  assertEquals(clock.pending(), 0);
  player.play();
  player.play();
  assertEquals(clock.pending(), 1);
  player.pause();
  assertEquals(clock.pending(), 0);
  player.step(1);
  assertEquals(clock.pending(), 1);
  player.pause();
  assertEquals([clock.pending(), player.position.value], [0, 1]);
});

Deno.test("[WATCH-7] a single step is shown as a movement of 220 ms", () => {
  const { player, clock } = make(100, 5);
  player.step(1);
  assertEquals([player.position.value, player.isPlaying.value], [5, false]);
  clock.draw(110);
  assertAlmostEquals(player.position.value, 5.5, 1e-9);
  clock.draw(110);
  assertEquals([player.position.value, clock.pending()], [6, 0]);
});

Deno.test("steps in quick succession add up", () => {
  const { player, clock } = make(100, 5);
  player.step(1);
  clock.draw(50);
  player.step(1);
  player.step(1);
  clock.draw(100);
  assert(player.position.value > 5.2 && player.position.value < 8);
  clock.draw(120);
  assertEquals(player.position.value, 8);
  player.step(1);
  player.step(-1);
  assertEquals([player.position.value, clock.pending()], [8, 0]);
  player.step(1);
  player.step(10);
  assertEquals(player.position.value, 19);
});

Deno.test("[WATCH-4] [WATCH-11] steps back and steps of ten go at once", () => {
  const { player } = make(100, 50);
  player.step(-1);
  assertEquals(player.position.value, 49);
  player.step(-10);
  assertEquals(player.position.value, 39);
  player.step(10);
  assertEquals(player.position.value, 49);
  player.step(-1000);
  assertEquals(player.position.value, 0);
  player.step(1000);
  assertEquals(player.position.value, 100);
});

Deno.test("steps at the end stay there and do not move for ever", () => {
  const { player, clock } = make(3, 2);
  player.step(1);
  clock.draw(110);
  player.step(1);
  clock.draw(110);
  assertEquals([player.position.value, clock.pending()], [3, 0]);
  player.step(1);
  assertEquals([player.position.value, clock.pending()], [3, 0]);
});

Deno.test("[WATCH-19] a step while it plays stops it on the next whole frame", () => {
  const { player, clock } = make(100);
  player.play();
  clock.draw(200);
  player.step(1);
  assertEquals([player.isPlaying.value, player.position.value], [false, 0.4]);
  drawAll(clock, [200, 20]);
  assertEquals([player.position.value, clock.pending()], [1, 0]);
  player.play();
  clock.draw(200);
  player.step(-1);
  assertEquals([player.isPlaying.value, player.position.value], [false, 0]);
});

Deno.test("playing during a step goes on without a jump", () => {
  const { player, clock } = make(100);
  player.step(1);
  clock.draw(55);
  player.play();
  assertAlmostEquals(player.position.value, 0.25, 1e-9);
  clock.draw(100);
  assertAlmostEquals(player.position.value, 0.45, 1e-9);
  assert(player.isPlaying.value);
});

Deno.test("[WATCH-19] [WATCH-21] a seek goes to the nearest frame there is", () => {
  const { player } = make(40, 3);
  for (
    const [asked, found] of [[12, 12], [12.4, 12], [-3, 0], [41, 40], [NaN, 0], [Infinity, 40], [
      -Infinity,
      0,
    ]] as const
  ) {
    player.seek(20);
    player.seek(asked);
    assertEquals([player.position.value, player.isPlaying.value], [found, false], `${asked}`);
  }
});

Deno.test("[WATCH-19] wherever one goes while it stands, it stands there", () => {
  const { player, clock } = make(100, 50);
  const ways = [
    () => player.seek(20),
    () => player.step(-1),
    () => player.step(-10),
    () => player.step(1),
    player.goBack,
  ];
  const stood = ways.map((go) => {
    go();
    clock.draw(250);
    const at = player.position.value;
    clock.draw(250);
    return [at, player.position.value, player.isPlaying.value];
  });
  const expected = [20, 19, 9, 10, 19].map((at) => [at, at, false]);
  assertEquals(stood, expected);
});

Deno.test("a seek while it plays plays on from there", () => {
  const { player, clock } = make(100);
  player.play();
  clock.draw(100);
  player.seek(50);
  assertEquals([player.position.value, player.isPlaying.value], [50, true]);
  clock.draw(250);
  assertEquals([player.position.value, clock.pending()], [50.5, 1]);
  player.seek(100);
  clock.draw(16);
  assertEquals([player.isAtEnd.value, player.isPlaying.value], [true, false]);
});

Deno.test("a seek ends a step under way", () => {
  const { player, clock } = make(100);
  player.step(1);
  clock.draw(100);
  player.seek(30);
  clock.draw(100);
  assertEquals([player.position.value, clock.pending()], [30, 0]);
});

Deno.test("another recording stands still at its frame, and the speed stays", () => {
  const { player, clock } = make(100);
  player.setSpeed(4);
  player.play();
  clock.draw(100);
  player.load(20, 90);
  assertEquals([player.length.value, player.position.value], [20, 20]);
  assertEquals([player.isPlaying.value, player.speed.value, clock.pending()], [false, 4, 0]);
  player.load(NaN, 4);
  assertEquals([player.length.value, player.position.value], [0, 0]);
  player.load(-5, 4);
  assertEquals([player.length.value, player.position.value], [0, 0]);
});

Deno.test("who watches the position never sees one outside of the recording", () => {
  const { player } = make(100, 90);
  const seen: boolean[] = [];
  const stop = effect(() => {
    seen.push(player.position.value <= player.length.value);
  });
  player.load(20, 90);
  stop();
  assertEquals(seen, [true, true]);
});

Deno.test("[WATCH-32] without movement playing shows whole frames, at the same pace", () => {
  const { player, clock } = make(100);
  clock.setReducedMotion(true);
  player.setSpeed(0.25);
  player.play();
  const seen = [];
  for (let i = 0; i < 20; i++) {
    clock.draw(250);
    seen.push(player.position.value);
    // It must not lose the fraction that is not shown.
    player.setSpeed(0.25);
  }
  assertEquals(seen.every(Number.isInteger), true);
  assertEquals([seen[6], seen[7], seen[14], seen[15], seen[19]], [0, 1, 1, 2, 2]);
});

Deno.test("[WATCH-32] without movement a step goes at once", () => {
  const { player, clock } = make(100, 5);
  clock.setReducedMotion(true);
  player.step(1);
  assertEquals([player.position.value, clock.pending()], [6, 0]);
});

Deno.test("a watcher may pause it in the middle of a picture", () => {
  const { player, clock } = make(100);
  const stop = effect(() => {
    if (player.frame.value === 2) player.pause();
  });
  player.play();
  for (let i = 0; i < 20; i++) clock.draw(100);
  assertEquals([player.frame.value, player.isPlaying.value, clock.pending()], [2, false, 0]);
  stop();
});

Deno.test("a watcher may seek in the middle of a picture, and still one picture is asked for", () => {
  const { player, clock } = make(100);
  const stop = effect(() => {
    if (player.frame.value === 2) player.seek(50);
  });
  player.play();
  for (let i = 0; i < 10; i++) clock.draw(100);
  assertEquals([player.position.value, clock.pending()], [50, 1]);
  stop();
});

Deno.test("[WATCH-28] while nobody sees it nothing is done, and playing goes on from where it was", () => {
  const { player, clock } = make(100_000);
  player.setSpeed(64);
  player.play();
  clock.draw(100);
  const { value } = player.position;
  let changes = -1;
  const stop = effect(() => {
    void player.position.value;
    changes += 1;
  });
  // A hidden page gets no pictures: time goes by, and one picture stays asked for.
  clock.wait(3_600_000);
  assertEquals([player.position.value, changes, clock.pending()], [value, 0, 1]);
  clock.draw(16);
  assertEquals([player.position.value, changes], [value + 64 * 2 * 0.25, 1]);
  stop();
});

Deno.test("once disposed of it moves no more", () => {
  const { player, clock } = make(100);
  player.play();
  player.dispose();
  assertEquals([player.isPlaying.value, clock.pending()], [false, 0]);
  player.play();
  player.step(1);
  assertEquals([player.isPlaying.value, clock.pending()], [false, 0]);
});

Deno.test("whatever is done to it, it stays within the recording and asks for one picture at most", () => {
  const command = fc.oneof(
    fc.record({ draw: fc.integer({ min: 0, max: 400 }) }),
    fc.record({ seek: fc.double({ min: -10, max: 60 }) }),
    fc.record({ step: fc.constantFrom(1, -1, 10, -10) }),
    fc.record({ load: fc.integer({ min: 0, max: 50 }) }),
    fc.record({ speed: fc.constantFrom(...SPEEDS) }),
    fc.record({ toggle: fc.constant(true) }),
    fc.record({ reduced: fc.boolean() }),
  );
  fc.assert(fc.property(fc.array(command), (commands) => {
    const { player, clock } = make(40);
    // What is shown between two frames follows the wish for less movement at the next picture only.
    let wasReduced = false;
    for (const one of commands) {
      const before = player.position.value;
      if ("draw" in one) clock.draw(one.draw);
      else if ("seek" in one) player.seek(one.seek);
      else if ("step" in one) player.step(one.step);
      else if ("load" in one) player.load(one.load, one.load / 2);
      else if ("toggle" in one) player.toggle();
      else if ("speed" in one) {
        player.setSpeed(one.speed);
        assertEquals(player.frame.value, Math.floor(before));
        if (!wasReduced) assertEquals(player.position.value, before);
      } else {
        clock.setReducedMotion(one.reduced);
        wasReduced = true;
      }
      const at = player.position.value;
      assert(at >= 0 && at <= player.length.value, `${at}`);
      assertEquals(player.frame.value, Math.floor(at));
      assertEquals(player.isAtEnd.value, at === player.length.value);
      assert(clock.pending() <= 1);
      if (player.isPlaying.value) assertEquals(clock.pending(), 1);
    }
    player.pause();
    assertEquals(clock.pending(), 0);
  }));
});

Deno.test("a step back from within a frame leads to the start of that frame", () => {
  const { player } = make(9, 2);
  player.glide(2.795);
  player.pause();
  assertEquals([player.position.value, player.frame.value], [2.795, 2]);
  player.step(-1);
  assertEquals(player.position.value, 2);
  player.step(-1);
  assertEquals(player.position.value, 1);
});
