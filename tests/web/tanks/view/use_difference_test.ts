import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { verifyRound } from "../../../../lib/logs/verify.ts";
import { checkUntilKnown, type Finding } from "../../../../web/tanks/view/use_difference.ts";
import { smallRecording } from "../model/small_round.ts";

/** Timers that a test lets go off, and a script that can be had or not. */
function world() {
  const timers: (() => void)[] = [];
  let loads = 0;
  const self = {
    isOnline: false,
    load: () => {
      loads += 1;
      return self.isOnline
        ? Promise.resolve({ verifyRound })
        : Promise.reject(new TypeError("no network"));
    },
    wait: (callback: () => void) => {
      timers.push(callback);
      return () => void timers.splice(timers.indexOf(callback), 1);
    },
    ring: async () => {
      for (const callback of timers.splice(0)) callback();
      for (let step = 0; step < 5; step++) await Promise.resolve();
    },
    timers,
    get loads() {
      return loads;
    },
  };
  return self;
}

Deno.test("what cannot be checked is told, and checked when that can be done", async () => {
  const outside = world();
  const finding = signal<Finding | undefined>(undefined);
  checkUntilKnown(smallRecording(), finding, outside);
  await outside.ring();
  assertEquals(finding.value, "unknown");
  await outside.ring();
  assertEquals([finding.value, outside.loads], ["unknown", 2]);
  outside.isOnline = true;
  await outside.ring();
  assertEquals([finding.value, outside.loads, outside.timers.length], [null, 3, 0]);
});

Deno.test("nobody asks for it again when the round is not on show any more", async () => {
  const outside = world();
  const finding = signal<Finding | undefined>(undefined);
  const stop = checkUntilKnown(smallRecording(), finding, outside);
  await outside.ring();
  assertEquals(outside.timers.length, 1);
  stop();
  assertEquals(outside.timers.length, 0);
});

Deno.test("what is known is not found out again", async () => {
  const outside = world();
  checkUntilKnown(smallRecording(), signal<Finding | undefined>(null), outside);
  await outside.ring();
  assertEquals(outside.loads, 0);
});
