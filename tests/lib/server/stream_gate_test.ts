import { assert, assertEquals } from "@std/assert";
import { isOwn, StreamGate, streamLimits } from "../../../lib/server/stream_gate.ts";

Deno.test("a gate lets in so many of an address, and so many in all", () => {
  const gate = new StreamGate({ all: 5, ofAddress: 2, ofOwn: 4 });
  const leave = gate.enter("203.0.113.7");
  assert(leave !== undefined && gate.enter("203.0.113.7") !== undefined);
  assertEquals(gate.enter("203.0.113.7"), undefined);
  assert(gate.enter("203.0.113.8") !== undefined);
  leave();
  leave();
  assert(gate.enter("203.0.113.7") !== undefined);
  assertEquals(gate.enter("203.0.113.7"), undefined, "leaving counts once");
  assert(gate.enter("203.0.113.9") !== undefined && gate.enter("203.0.113.9") !== undefined);
  assertEquals(gate.enter("203.0.113.10"), undefined, "it is full");
});

Deno.test("this machine itself may follow more often, but never so often that there is no room for others", () => {
  const gate = new StreamGate({ all: 5, ofAddress: 2, ofOwn: 4 });
  for (let count = 0; count < 4; count++) assert(gate.enter("127.0.0.1") !== undefined);
  assertEquals(gate.enter("127.0.0.1"), undefined);
  assert(gate.enter("203.0.113.7") !== undefined);
});

Deno.test("behind another server, which tells for whom it speaks, this machine itself is one of many", () => {
  const gate = new StreamGate(streamLimits(true));
  for (let count = 0; count < 50; count++) assert(gate.enter("127.0.0.1") !== undefined);
  assertEquals(gate.enter("127.0.0.1"), undefined);
  const alone = streamLimits(false);
  assert(alone.ofOwn > 50 && alone.ofOwn <= alone.all - 2 * alone.ofAddress);
});

Deno.test("its own addresses are known, however they are written", () => {
  for (const own of ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"]) assert(isOwn(own), own);
  for (const other of ["128.0.0.1", "1127.0.0.1", "::2", "127.0.0.1.example", ""]) {
    assert(!isOwn(other), other);
  }
});
