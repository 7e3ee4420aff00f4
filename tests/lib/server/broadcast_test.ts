import { assertEquals } from "@std/assert";
import { Broadcast, formatEvent, pauseFor } from "../../../lib/server/broadcast.ts";
import { handClock } from "./sample.ts";

Deno.test("what is told comes to all clients, as the same bytes", async () => {
  const clock = handClock();
  const broadcast = new Broadcast(clock, new AbortController().signal, () => {});
  const readers = ["one", "two", ""].map((first) => broadcast.open(first).getReader());
  broadcast.tell("news");
  broadcast.tell("");
  const pieces = await Promise.all(
    readers.slice(0, 2).map(async (
      reader,
    ) => [(await reader.read()).value, (await reader.read()).value]),
  );
  const decoder = new TextDecoder();
  assertEquals(pieces.map(([first]) => decoder.decode(first)), ["one", "two"]);
  assertEquals(pieces[0]?.[1] === pieces[1]?.[1], true, "encoded once");
  // A browser that gets nothing does not know yet that it is connected.
  assertEquals(decoder.decode((await readers[2]?.read())?.value), ":\n\n");
  assertEquals(decoder.decode((await readers[2]?.read())?.value), "news");
  broadcast.end();
  for (const reader of readers) assertEquals((await reader.read()).done, true);
  assertEquals([broadcast.size, clock.waiting()], [0, 0]);
});

Deno.test("each client's end is told once, and when the last one has gone", async () => {
  const told: string[] = [];
  const broadcast = new Broadcast(
    handClock(),
    new AbortController().signal,
    () => told.push("empty"),
  );
  const one = broadcast.open("", () => told.push("one"));
  const two = broadcast.open("", () => told.push("two"));
  await one.cancel();
  await two.cancel();
  broadcast.end();
  assertEquals(told, ["one", "empty", "two"]);
});

Deno.test("the more clients there are, the more seldom they hear", () => {
  assertEquals([0, 1, 20, 21, 200, 300, 1000].map(pauseFor), [0, 0, 0, 210, 2000, 3000, 3000]);
});

Deno.test("an event has its name, its id where there is one, and its data", () => {
  assertEquals(formatEvent("round", "{}", 7), "event: round\nid: 7\ndata: {}\n\n");
  assertEquals(formatEvent("standings", "{}"), "event: standings\ndata: {}\n\n");
});
