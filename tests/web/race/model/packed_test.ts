/** Circuits and laps in an address. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { HEIGHT, WIDTH } from "../../../../lib/race/rules.ts";
import { packCircuit, unpackCircuit } from "../../../../web/race/model/packed_circuit.ts";
import { packLap, unpackLap } from "../../../../web/race/model/packed_lap.ts";
import { pack } from "../../../../web/race/model/packing.ts";
import { FAST, MEADOW } from "../samples.ts";

/** A short lap, as it was first packed. Never change it: it is somebody's link. */
const GOLDEN = "1eJxidkxJ5MpNTUzJL9dLzixiYGFh5-BMNgIAAAD__wMATO8Fsg";
const GOLDEN_LAP = {
  pilot: "Ada",
  circuit: "meadow.cir",
  points: [{ x: 40, y: 4 }, { x: 41, y: 4 }, { x: 43, y: 5 }, { x: 99, y: 50 }],
};

Deno.test("any circuit comes back from an address, with its name", async () => {
  const cells = fc.uint8Array({ minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT });
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 20 }), cells, async (name, cells) => {
      const circuit = { width: WIDTH, height: HEIGHT, cells } as const;
      assertEquals(await unpackCircuit(await packCircuit({ name, circuit })), { name, circuit });
    }),
    { numRuns: 10 },
  );
});

Deno.test("a circuit that was drawn takes no more than some thousand characters", async () => {
  const text = await packCircuit({ name: "meadow.cir", circuit: MEADOW });
  assert(text.length < 4000, `${text.length} characters`);
  assert(/^[\w-]+$/.test(text), text);
});

Deno.test("any lap comes back from an address, whatever the judge says of it", async () => {
  const point = fc.record({ x: fc.nat(WIDTH - 1), y: fc.nat(HEIGHT - 1) });
  const name = fc.string({ maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(name, name, fc.array(point), async (pilot, circuit, points) => {
      const lap = { pilot, circuit, points };
      assertEquals(await unpackLap(await packLap(lap)), lap);
    }),
  );
});

Deno.test("a lap by the rules takes less than two characters a move", async () => {
  const text = await packLap(FAST);
  assert(text.length < 2 * FAST.points.length, `${text.length} characters`);
  assertEquals(await unpackLap(text), FAST);
});

Deno.test("a long name is cut, not lost, and no character of it is broken", async () => {
  const { pilot } = await unpackLap(await packLap({ ...FAST, pilot: "ä".repeat(500) }));
  assertEquals(pilot, "ä".repeat(100));
});

Deno.test("an address that was sent once can be read for ever", async () => {
  assertEquals(await unpackLap(GOLDEN), GOLDEN_LAP);
});

Deno.test("what is no packed lap or circuit is told, and nothing else happens", async () => {
  const packed = await packLap(FAST);
  const bad = [
    "",
    "x",
    "1",
    "2" + packed.slice(1),
    packed.slice(0, packed.length / 2),
    packed.slice(0, 9) + "A" + packed.slice(10),
    "1" + "A".repeat(70_000),
    await pack(new Uint8Array(300_000)),
    await pack(Uint8Array.of(5, 1)),
    await pack(Uint8Array.of(0, 0, 0, 1, 200)),
    await pack(Uint8Array.of(0, 0, 0, 1, 9, 150, 3)),
    await pack(Uint8Array.of(0, 0, 0, 1, 9, 3)),
  ];
  for (const text of bad) {
    const error = await assertRejects(() => unpackLap(text), UnusableInput);
    assertEquals(error.problems[0]?.code, "LINK_BROKEN", text.slice(0, 40));
    await assertRejects(() => unpackCircuit(text), UnusableInput);
  }
  await assertRejects(() => unpackCircuit(packed), UnusableInput);
});
