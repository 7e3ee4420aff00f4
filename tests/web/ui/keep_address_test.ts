/** The address follows what is shown, and a step back leads to what was shown before. */
import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { keepAddress, keepPacked } from "../../../web/ui/keep_address.ts";

function worldOf() {
  const world = { hash: "", now: 0, replaced: 0, past: [] as string[] };
  const outside = {
    clock: {
      now: () => world.now,
      request: () => 0,
      cancel: () => {},
      prefersReducedMotion: () => false,
    },
    place: {
      read: () => world.hash,
      replace: (hash: string) => {
        world.hash = hash;
        world.replaced += 1;
      },
      push: (hash: string) => {
        world.past.push(world.hash);
        world.hash = hash;
      },
      listen: () => () => {},
    },
  };
  const [hash, isMoving, isWaiting] = [signal("#a"), signal(false), signal(false)];
  const kept = keepAddress(outside, {
    hash: () => hash.value,
    isMoving: () => isMoving.value,
    isWaiting: () => isWaiting.value,
  });
  return { world, hash, isMoving, isWaiting, kept };
}

Deno.test("another moment replaces the address, every 400 ms while something moves, and none after the end", () => {
  const { hash, isMoving, kept, world } = worldOf();
  assertEquals(world.hash, "#a");
  isMoving.value = true;
  world.now = 399;
  hash.value = "#b";
  assertEquals(world.hash, "#a", "too early");
  world.now = 400;
  hash.value = "#c";
  assertEquals(world.hash, "#c");
  hash.value = "#d";
  isMoving.value = false;
  assertEquals(world.hash, "#d", "what stands still is told at once");
  assertEquals([world.replaced, world.past], [3, []]);
  kept.stop();
  hash.value = "#e";
  assertEquals(world.hash, "#d");
});

Deno.test("something else that was waited for is a step of its own, unless it is the same", () => {
  const { hash, isWaiting, kept, world } = worldOf();
  isWaiting.value = true;
  hash.value = "#b";
  assertEquals(world.hash, "#a");
  kept.push();
  isWaiting.value = false;
  assertEquals([world.hash, world.past], ["#b", ["#a"]]);
  kept.push();
  assertEquals(world.past, ["#a"]);
  kept.stop();
});

Deno.test("what has changed is packed anew; what came too late does not count", async () => {
  const thing = signal<string | undefined>(undefined);
  const done: (() => void)[] = [];
  const packed = keepPacked(
    () => thing.value,
    (text) => new Promise<string>((resolve) => done.push(() => resolve(`packed ${text}`))),
  );
  const now = () => [packed.text.value, packed.isPacking.value];
  assertEquals(now(), [undefined, false]);
  thing.value = "one";
  thing.value = "two";
  assertEquals(now(), [undefined, true]);
  for (const end of done.splice(0)) end();
  await Promise.resolve();
  await Promise.resolve();
  assertEquals(now(), ["packed two", false]);
  thing.value = undefined;
  assertEquals(now(), [undefined, false]);
  packed.stop();
  thing.value = "three";
  assertEquals(done, []);
});
