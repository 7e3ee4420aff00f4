import { assert, assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { createOneAtATime } from "../../../web/ui/one_at_a_time.ts";

function made() {
  const isBusy = signal(false);
  const told: string[] = [];
  const one = createOneAtATime(isBusy, {
    begun: () => told.push("begun"),
    failed: (error) => told.push(`failed: ${error instanceof Error ? error.message : error}`),
  });
  return { isBusy, told, one };
}

Deno.test("one at a time: busy from the beginning to the end", async () => {
  const { isBusy, told, one } = made();
  const end = Promise.withResolvers<void>();
  const done = one.do(() => end.promise);
  assertEquals([isBusy.value, told], [true, ["begun"]]);
  end.resolve();
  await done;
  assertEquals([isBusy.value, told], [false, ["begun"]]);
});

Deno.test("one at a time: a failure is told, and it is over", async () => {
  const { isBusy, told, one } = made();
  await one.do(() => Promise.reject(new Error("no")));
  assertEquals([isBusy.value, told], [false, ["begun", "failed: no"]]);
});

Deno.test("one at a time: of what has been replaced neither end nor failure counts", async () => {
  const { isBusy, told, one } = made();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let seen: AbortSignal | undefined;
  const begun = one.do((signal) => {
    seen = signal;
    return first.promise;
  });
  const next = one.do(() => second.promise);
  assert(seen?.aborted);
  assert(!one.current().aborted);
  first.reject(new Error("too late"));
  await begun;
  assertEquals([isBusy.value, told], [true, ["begun", "begun"]]);
  second.resolve();
  await next;
  assertEquals(isBusy.value, false);
});

Deno.test("one at a time: what is stopped fails in silence", async () => {
  const { told, one } = made();
  const work = Promise.withResolvers<void>();
  const done = one.do(() => work.promise);
  one.stop();
  work.reject(new Error("no"));
  await done;
  assertEquals(told, ["begun"]);
});
