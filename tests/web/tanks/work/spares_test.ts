import { assert, assertEquals } from "@std/assert";
import type { Connect } from "../../../../web/tanks/work/connection.ts";
import { createSpares } from "../../../../web/tanks/work/spares.ts";
import type { FromWorker } from "../../../../web/tanks/work/worker_messages.ts";

/** Counts what is started, and lets each service speak. */
function startable() {
  const voices: ((message: FromWorker) => void)[] = [];
  const start: Connect = (receive) => {
    voices.push(receive);
    return { page: "", send: () => {}, close: () => {} };
  };
  return { start, voices };
}

const NEWS: FromWorker = { kind: "ended", problems: [] };

Deno.test("a service that was prepared is handed over, and tells whoever has it", () => {
  const { start, voices } = startable();
  const { connect, prepare } = createSpares(start);
  prepare();
  prepare();
  assertEquals(voices.length, 1);
  const heard: FromWorker[] = [];
  connect((message) => heard.push(message));
  assertEquals(voices.length, 1, "another one was started");
  voices[0]?.(NEWS);
  assertEquals(heard, [NEWS]);
});

Deno.test("without one that waits a service is started, each for one log", () => {
  const { start, voices } = startable();
  const { connect, prepare } = createSpares(start);
  prepare();
  const one = connect(() => {});
  const other = connect(() => {});
  assertEquals(voices.length, 2);
  assert(one !== other);
});

Deno.test("a service that broke while it waited is not handed over", () => {
  const { start, voices } = startable();
  const { connect, prepare } = createSpares(start);
  prepare();
  voices[0]?.({ kind: "broken" });
  const heard: FromWorker[] = [];
  connect((message) => heard.push(message));
  assertEquals(voices.length, 2);
  voices[1]?.(NEWS);
  assertEquals(heard, [NEWS]);
});
