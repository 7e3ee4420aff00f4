import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Seat } from "../../../../lib/arena/types.ts";
import { layoutOf } from "../../../../web/tanks/model/geometry.ts";
import { sceneAt } from "../../../../web/tanks/model/scene.ts";
import { paintGround } from "../../../../web/tanks/paint/ground.ts";
import { createPainter, type Sheet } from "../../../../web/tanks/paint/painter.ts";
import { LIGHT } from "../../../../web/tanks/paint/palette.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { randomRecording } from "../model/recorded.ts";
import { fakePen, isSound, type Stroke } from "./fake_pen.ts";

const pure = { permissions: "none" } as const;

/** Makes sheets of fake pens, and counts them. */
function sheets() {
  const made: (readonly Stroke[])[] = [];
  const make = (): Sheet => {
    const { pen, strokes } = fakePen();
    made.push(strokes);
    return { image: {} as CanvasImageSource, pen };
  };
  return { made, make };
}

Deno.test(
  "every scene of random rounds is painted with numbers that a canvas can use",
  pure,
  () => {
    const anyCase = fc.record({
      seed: fc.nat(10_000),
      tanks: fc.integer({ min: 2, max: 30 }),
      width: fc.integer({ min: 0, max: 1200 }),
      height: fc.integer({ min: 0, max: 1200 }),
      isFog: fc.boolean(),
      isDark: fc.boolean(),
    });
    fc.assert(
      fc.property(anyCase, ({ seed, tanks, width, height, isFog, isDark }) => {
        const recording = randomRecording(seed, tanks, 8);
        const { made, make } = sheets();
        const { pen, strokes } = fakePen();
        const painter = createPainter(2, make);
        const layout = layoutOf(recording.field, width, height);
        const palette = { ...LIGHT, isDark };
        for (let position = 0; position <= recording.turns; position += 0.23) {
          const scene = sceneAt(recording, position, isFog ? { viewer: 1 as Seat } : {});
          painter.paint(pen, scene, layout, palette, {
            showHeights: true,
            selected: 0 as Seat,
            hovered: { x: 1, y: 1 },
          });
        }
        for (const stroke of [...strokes, ...made.flat()]) {
          if (!isSound(stroke)) throw new Error(`${stroke.name}(${JSON.stringify(stroke.values)})`);
        }
        for (const list of [strokes, ...made]) {
          const count = (name: string) => list.filter((stroke) => stroke.name === name).length;
          assertEquals(count("save"), count("restore"));
        }
      }),
      runs(40),
    );
  },
);

Deno.test(
  "the ground is painted once, and again only when something about it changes",
  pure,
  () => {
    const recording = randomRecording(1, 3, 5);
    const layout = layoutOf(recording.field, 400, 400);
    const scene = sceneAt(recording, 1);
    const { made, make } = sheets();
    const painter = createPainter(1, make);
    const { pen } = fakePen();
    painter.paint(pen, scene, layout, LIGHT);
    painter.paint(pen, sceneAt(recording, 1.5), layout, LIGHT);
    assertEquals(made.length, 1);
    painter.paint(pen, scene, layout, LIGHT, { showHeights: true });
    assertEquals(made.length, 2);
    painter.paint(pen, scene, layout, { ...LIGHT }, { showHeights: true });
    assertEquals(made.length, 3);
    painter.paint(pen, scene, { ...layout }, { ...LIGHT });
    assertEquals(made.length, 4);
  },
);

Deno.test("marks, lives, damage and coordinates are all the text there is", pure, () => {
  const recording = randomRecording(4, 5, 30);
  const { made, make } = sheets();
  const { pen, strokes } = fakePen();
  const painter = createPainter(1, make);
  const layout = layoutOf(recording.field, 900, 900);
  for (let turn = 0; turn <= recording.turns; turn++) {
    painter.paint(pen, sceneAt(recording, turn), layout, LIGHT, { showHeights: true });
  }
  const written = [...strokes, ...made.flat()].filter(({ name }) => name.endsWith("Text"));
  assert(written.length > 0);
  for (const { values: [text] } of written) assert(/^([A-E]|−?\d+)$/.test(`${text}`));
});

Deno.test("heights are written only if wished, and only where there is room", pure, () => {
  const { field } = randomRecording(1, 2);
  const written = (size: number, showHeights: boolean) => {
    const { pen, strokes } = fakePen();
    const layout = { ...layoutOf(field, size, size), labelEvery: 0 };
    paintGround(pen, field, layout, LIGHT, showHeights);
    return strokes.filter(({ name }) => name === "fillText").map(({ values }) => `${values[0]}`);
  };
  assertEquals(written(900, true), field.heights.map(String));
  assertEquals(written(900, false), []);
  assertEquals(written(60, true), []);
});

Deno.test("the largest field that a log may have is painted in plain squares", pure, () => {
  const side = 400;
  const field = {
    width: side,
    height: side,
    heights: Array.from({ length: side * side }, (_, cell) => cell % 10),
  };
  const { pen, strokes } = fakePen();
  paintGround(pen, field, layoutOf(field, 390, 390), LIGHT, true);
  assertEquals(strokes.filter(({ name }) => name === "fillRect").length, side * side);
  assert(strokes.every(isSound));
});

Deno.test("a canvas without room is only cleared", pure, () => {
  const recording = randomRecording(1, 2);
  const { pen, strokes } = fakePen();
  const { made, make } = sheets();
  const layout = layoutOf(recording.field, 0, 0);
  createPainter(1, make).paint(pen, sceneAt(recording, 1), layout, LIGHT);
  assertEquals(strokes.map(({ name }) => name), ["clearRect"]);
  assertEquals(made.length, 0);
});

Deno.test(
  "programs beyond the colours have the same colours and a hull that looks different",
  pure,
  () => {
    const recording = randomRecording(1, 2, 1);
    const scene = sceneAt(recording, 0);
    const layout = layoutOf(recording.field, 900, 900);
    const painted = (entry: number) => {
      const { pen, strokes } = fakePen();
      const tanks = scene.tanks.map((tank) => ({ ...tank, entry }));
      createPainter(1, sheets().make).paint(pen, { ...scene, tanks }, layout, LIGHT);
      return JSON.stringify(strokes);
    };
    const looks = [0, 9, 18].map(painted);
    assertEquals(new Set(looks).size, 3);
    assertEquals(painted(27), looks[0]);
  },
);
