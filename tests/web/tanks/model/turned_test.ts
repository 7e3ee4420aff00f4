import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { heightAt } from "../../../../lib/arena/field.ts";
import { pixelOf } from "../../../../web/tanks/model/geometry.ts";
import { sceneAt } from "../../../../web/tanks/model/scene.ts";
import {
  gainsByTurning,
  placeBehind,
  stepBehind,
  turnedField,
  turnedPlace,
  turnedScene,
  wholeLayout,
} from "../../../../web/tanks/model/turned.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { randomRecording } from "./recorded.ts";

const pure = { permissions: "none" } as const;

Deno.test("north lies to the right and east below; (1,1) is at the upper left", pure, () => {
  const field = { width: 6, height: 14 };
  const layout = wholeLayout(field, { width: 800, height: 400 }, true);
  const at = (x: number, y: number) => pixelOf(layout, turnedPlace(field, { x, y }));
  assert(at(1, 2).x > at(1, 1).x && at(1, 2).y === at(1, 1).y);
  assert(at(2, 1).y > at(1, 1).y && at(2, 1).x === at(1, 1).x);
});

Deno.test("each cell is seen once, with its height, and leads back to itself", pure, () => {
  fc.assert(
    fc.property(fc.nat(10_000), (seed) => {
      const { field } = randomRecording(seed, 2, 1);
      const turned = turnedField(field);
      const seen = new Set<string>();
      for (let y = 1; y <= field.height; y++) {
        for (let x = 1; x <= field.width; x++) {
          const place = turnedPlace(field, { x, y });
          assertEquals(placeBehind(field, place), { x, y });
          assertEquals(heightAt(turned, place), heightAt(field, { x, y }));
          seen.add(`${place.x} ${place.y}`);
        }
      }
      assertEquals(seen.size, field.width * field.height);
      assertEquals(turnedField(field), turned);
    }),
    runs(50),
  );
});

Deno.test("a step as it is seen leads to the cell that is seen there", pure, () => {
  const field = { width: 6, height: 14 };
  for (const [right, up] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    const [dx, dy] = stepBehind(right, up);
    const from = turnedPlace(field, { x: 3, y: 7 });
    assertEquals(turnedPlace(field, { x: 3 + dx, y: 7 + dy }), {
      x: from.x + right,
      y: from.y + up,
    });
  }
});

Deno.test("tanks head where they drive, also when all is turned", pure, () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.double({ min: 0, max: 30, noNaN: true }), (seed, position) => {
      const recording = randomRecording(seed, 4, 30);
      const scene = sceneAt(recording, position);
      const turned = turnedScene(scene);
      turned.tanks.forEach((tank, index) => {
        const before = scene.tanks[index];
        assert(before !== undefined);
        // A step along the hull, as it is seen, is the step along the hull.
        const ahead = {
          x: before.x + Math.sin(before.hull),
          y: before.y + Math.cos(before.hull),
        };
        const seen = turnedPlace(recording.field, ahead);
        assertAlmostEquals(seen.x, tank.x + Math.sin(tank.hull), 1e-9);
        assertAlmostEquals(seen.y, tank.y + Math.cos(tank.hull), 1e-9);
      });
      for (const { x, y } of turned.looks.flatMap(({ sector }) => sector)) {
        assert(x >= 0.5 && y >= 0.5);
        assert(x <= turned.field.width + 0.5 && y <= turned.field.height + 0.5);
      }
    }),
    runs(50),
  );
});

Deno.test("a field turns by itself only where its cells get much larger", pure, () => {
  const tall = { width: 6, height: 14 };
  assertEquals(gainsByTurning(tall, 430, 260), true);
  assertEquals(gainsByTurning(tall, 390, 428), false);
  assertEquals(gainsByTurning({ width: 14, height: 6 }, 800, 400), false);
  assertEquals(gainsByTurning({ width: 9, height: 9 }, 800, 400), false);
  assertEquals(gainsByTurning(tall, 0, 0), false);
});
