import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { calmPlace } from "../../../../web/tanks/store/calm_place.ts";

/** An address with all that was done to it, and a page whose time goes by when a test says so. */
function pageWithAddress() {
  const done: string[] = [];
  const times: number[] = [];
  let address = "#turn=0";
  let move = () => {};
  let leave = () => {};
  let time = 0;
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  let last = 0;
  const write = (line: string) => {
    done.push(line);
    times.push(time);
  };
  const place = calmPlace({
    read: () => address,
    replace: (hash) => write(`replace ${address = hash}`),
    push: (hash) => write(`push ${address = hash}`),
    listen: (moved) => {
      move = moved;
      return () => {};
    },
  }, {
    now: () => time,
    start: (callback, milliseconds) => {
      timers.set(++last, { at: time + milliseconds, callback });
      return last;
    },
    stop: (timer) => void timers.delete(timer),
    whenLeft: (callback) => leave = callback,
  });
  /** Lets time go by, millisecond by millisecond. */
  const wait = (milliseconds: number) => {
    for (const end = time + milliseconds; time < end;) {
      time += 1;
      for (const [timer, { at, callback }] of [...timers]) {
        if (at > time) continue;
        timers.delete(timer);
        callback();
      }
    }
  };
  return {
    place,
    done,
    times,
    wait,
    running: () => timers.size,
    leave: () => leave(),
    move: () => move(),
  };
}

Deno.test("an address that comes alone is written at once", () => {
  const { place, done, running, wait } = pageWithAddress();
  place.replace("#turn=1");
  wait(150);
  place.replace("#turn=2");
  assertEquals(done, ["replace #turn=1", "replace #turn=2"]);
  assertEquals(running(), 0);
});

Deno.test("of many addresses in a row the first and the last are written, that one at rest", () => {
  const { place, done, wait, running } = pageWithAddress();
  for (const turn of [1, 2, 3, 4]) {
    place.replace(`#turn=${turn}`);
    wait(16);
  }
  assertEquals(done, ["replace #turn=1"]);
  assertEquals(running(), 1, "each address begins the rest anew");
  wait(200);
  assertEquals(done, ["replace #turn=1", "replace #turn=4"]);
});

Deno.test("whatever is asked of it, it writes at most 100 times in 30 s, and the last address in the end", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 100, maxLength: 300 });
  fc.assert(
    fc.property(gaps, (gaps) => {
      const { place, done, times, wait } = pageWithAddress();
      for (const [turn, gap] of gaps.entries()) {
        place.replace(`#turn=${turn}`);
        wait(gap);
      }
      wait(1000);
      assertEquals(done.at(-1), `replace #turn=${gaps.length - 1}`);
      for (const from of times) {
        const count = times.filter((at) => at >= from && at < from + 30_000).length;
        assert(count <= 100, `${count} times in 30 s`);
      }
    }),
    { numRuns: 20 },
  );
});

Deno.test("what is read is what was written last, at once", () => {
  const { place, wait } = pageWithAddress();
  place.replace("#turn=1");
  place.replace("#turn=2");
  assertEquals(place.read(), "#turn=2");
  wait(200);
  assertEquals(place.read(), "#turn=2");
});

Deno.test("a step in the history leaves behind where the reader was last", () => {
  const { place, done, wait } = pageWithAddress();
  place.replace("#turn=1");
  place.replace("#turn=2");
  place.push("#round=2");
  wait(200);
  assertEquals(done, ["replace #turn=1", "replace #turn=2", "push #round=2"]);
});

Deno.test("a page that is left writes what it has not written yet, once", () => {
  const { place, done, leave, wait } = pageWithAddress();
  place.replace("#turn=1");
  place.replace("#turn=2");
  leave();
  wait(200);
  leave();
  assertEquals(done, ["replace #turn=1", "replace #turn=2"]);
});

Deno.test("an address that the reader went to is not overwritten by an older one", () => {
  const { place, done, move, wait } = pageWithAddress();
  let moves = 0;
  place.listen(() => moves++);
  place.replace("#turn=1");
  place.replace("#turn=2");
  move();
  wait(200);
  assertEquals(moves, 1);
  assertEquals(done, ["replace #turn=1"]);
  assertEquals(place.read(), "#turn=1");
});
