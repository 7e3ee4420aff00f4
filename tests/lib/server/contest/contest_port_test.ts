import { assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { findPort } from "../../../../lib/server/contest/contest_port.ts";
import { reachOf } from "../../../../lib/server/contest/reach.ts";

const HERE = "127.0.0.1";

/** A port that was free a moment ago. */
function somePort(): number {
  using listener = Deno.listen({ hostname: HERE, port: 0 });
  return listener.addr.port;
}

Deno.test("a contest comes back to the port that it had", async () => {
  const before = somePort();
  const said: string[] = [];
  const say = (sentence: string) => void said.push(sentence);
  assertEquals(await findPort({ hostname: HERE, port: undefined, before, say }), before);
  assertEquals(said, []);
});

Deno.test("where that port is not free another one is taken, and told", async () => {
  using listener = Deno.listen({ hostname: HERE, port: 0 });
  const before = listener.addr.port;
  const said: string[] = [];
  const say = (sentence: string) => void said.push(sentence);
  const found = await findPort({ hostname: HERE, port: undefined, before, say });
  assertEquals(said.map((sentence) => sentence.slice(0, sentence.indexOf(":"))), [
    `Port ${before}, at which this contest was served before, is not free`,
  ]);
  assertEquals(said[0]?.includes(`port ${found}.`), true);
  await assertRejects(
    () => findPort({ hostname: HERE, port: before, before, say }),
    UnusableInput,
    "is taken",
  );
});

Deno.test("authors reach a site by its public name, on one machine only without one", () => {
  assertEquals(reachOf(HERE, ["cup.example.org", "other.example"]), {
    address: "https://cup.example.org/",
  });
  assertEquals(reachOf(HERE, []), { isLocal: true });
  assertEquals(reachOf("0.0.0.0", []), {});
});
