import { assertEquals } from "@std/assert";
import { startPoll } from "../../../web/site/poll.ts";
import { privateWorld, settle } from "./private_world.ts";

Deno.test("it asks at once, and again after as long as the answer wants", async () => {
  const world = privateWorld();
  let asked = 0;
  const poll = startPoll(() => Promise.resolve(1_000 * ++asked), world);
  await settle();
  assertEquals(world.waiting.map(({ ms }) => ms), [1_000]);
  await world.pass();
  assertEquals([asked, ...world.waiting.map(({ ms }) => ms)], [2, 2_000]);
  poll.stop();
});

Deno.test("while nobody sees the page nothing is asked, and at once when somebody does", async () => {
  const world = privateWorld();
  let asked = 0;
  const poll = startPoll(() => Promise.resolve(++asked), world);
  await settle();
  world.hidden = true;
  await world.pass();
  assertEquals([asked, world.waiting.length], [1, 0]);
  world.hidden = false;
  await world.wake();
  assertEquals([asked, world.waiting.length], [2, 1]);
  poll.stop();
});

Deno.test("who is in a hurry while it asks is served right after", async () => {
  const world = privateWorld();
  const answers: (() => void)[] = [];
  const poll = startPoll(
    () => new Promise((resolve) => answers.push(() => resolve(9))),
    world,
  );
  poll.hurry();
  poll.hurry();
  assertEquals(answers.length, 1);
  answers[0]?.();
  await settle();
  assertEquals(answers.length, 2);
  answers[1]?.();
  await settle();
  assertEquals([answers.length, world.waiting.length], [2, 1]);
  poll.stop();
});

Deno.test("what has been stopped asks no more", async () => {
  const world = privateWorld();
  let asked = 0;
  const poll = startPoll(() => Promise.resolve(++asked), world);
  poll.stop();
  await settle();
  await world.wake();
  await world.pass();
  assertEquals([asked, world.waiting.length], [1, 0]);
});
