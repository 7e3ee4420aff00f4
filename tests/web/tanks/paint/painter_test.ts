import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Seat } from "../../../../lib/arena/types.ts";
import { signal } from "@preact/signals";
import { layoutOf } from "../../../../web/tanks/model/geometry.ts";
import { sceneAt } from "../../../../web/tanks/model/scene.ts";
import { turnedField, turnedScene, wholeLayout } from "../../../../web/tanks/model/turned.ts";
import { zoomAt, zoomed } from "../../../../web/tanks/model/zoom.ts";
import { paintGround } from "../../../../web/tanks/paint/ground.ts";
import { createPainter, type Sheet, type Workshop } from "../../../../web/tanks/paint/painter.ts";
import { LIGHT } from "../../../../web/tanks/paint/palette.ts";
import { reachPainter } from "../../../../web/tanks/view/reach_painter.ts";
import { runs } from "../../../lib/logs/properties.ts";
import * as strings from "../../../../web/strings/strings.ts";
import { randomRecording } from "../model/recorded.ts";
import { smallRecording } from "../model/small_round.ts";
import { fakePen, isSound, type Stroke } from "./fake_pen.ts";

const pure = { permissions: "none" } as const;

/** Makes sheets and pictures of fake pens, and counts the sheets. */
function sheets() {
  const made: (readonly Stroke[])[] = [];
  const pictures: (readonly Stroke[])[] = [];
  const workshop: Workshop = {
    makeSheet: (): Sheet => {
      const { pen, strokes } = fakePen();
      made.push(strokes);
      return { image: {} as CanvasImageSource, pen };
    },
    makePicture: (width, height, draw) => {
      const { pen, strokes } = fakePen();
      draw(pen);
      pictures.push(strokes);
      return { width, height, close() {} };
    },
  };
  return { made, pictures, workshop };
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
      isTurned: fc.boolean(),
      scale: fc.double({ min: 1, max: 9, noNaN: true }),
    });
    fc.assert(
      fc.property(anyCase, ({ seed, tanks, width, height, isFog, isDark, isTurned, scale }) => {
        const recording = randomRecording(seed, tanks, 8);
        const { made, pictures, workshop } = sheets();
        const { pen, strokes } = fakePen();
        const painter = createPainter(2, workshop);
        const whole = wholeLayout(recording.field, { width, height }, isTurned);
        const zoom = zoomAt(whole, undefined, scale, { x: width / 3, y: height / 4 });
        const layout = zoomed(whole, zoom);
        const palette = { ...LIGHT, isDark };
        const player = { frame: signal(0) };
        const paintBeneath = reachPainter({
          ...{ recording, player, selected: 0 as Seat, hovered: { x: 1, y: 1 } },
          viewer: isFog ? 1 as Seat : undefined,
        });
        for (let position = 0; position <= recording.turns; position += 0.23) {
          const scene = sceneAt(recording, position, isFog ? { viewer: 1 as Seat } : {});
          player.frame.value = Math.floor(position);
          painter.paint(pen, isTurned ? turnedScene(scene) : scene, layout, palette, {
            paintBeneath,
            showHeights: true,
            selected: 0 as Seat,
            hovered: { x: 1, y: 1 },
          });
        }
        for (const stroke of [...strokes, ...made.flat(), ...pictures.flat()]) {
          if (!isSound(stroke)) throw new Error(`${stroke.name}(${JSON.stringify(stroke.values)})`);
        }
        for (const list of [strokes, ...made, ...pictures]) {
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
    const { made, workshop } = sheets();
    const painter = createPainter(1, workshop);
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
  const { made, pictures, workshop } = sheets();
  const { pen, strokes } = fakePen();
  const painter = createPainter(1, workshop);
  const layout = layoutOf(recording.field, 900, 900);
  for (let turn = 0; turn <= recording.turns; turn++) {
    painter.paint(pen, sceneAt(recording, turn), layout, LIGHT, { showHeights: true });
  }
  const written = [...strokes, ...made.flat(), ...pictures.flat()].filter(({ name }) =>
    name.endsWith("Text")
  );
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
  const { made, workshop } = sheets();
  const layout = layoutOf(recording.field, 0, 0);
  createPainter(1, workshop).paint(pen, sceneAt(recording, 1), layout, LIGHT);
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
      const { pictures, workshop } = sheets();
      createPainter(1, workshop).paint(pen, { ...scene, tanks }, layout, LIGHT);
      return JSON.stringify([strokes, pictures]);
    };
    const looks = [0, 9, 18].map(painted);
    assertEquals(new Set(looks).size, 3);
    assertEquals(painted(27), looks[0]);
  },
);

Deno.test(
  "a turned field has its true coordinates at its edges, and says where north is",
  pure,
  () => {
    const { field } = randomRecording(1, 2);
    const { pen, strokes } = fakePen();
    const layout = { ...wholeLayout(field, { width: 900, height: 900 }, true), labelEvery: 1 };
    paintGround(pen, turnedField(field), layout, LIGHT, false);
    const written = strokes.filter(({ name }) => name === "fillText").map(({ values }) => values);
    const [first] = written;
    // From the lowest row up, x falls to 1: the upper left cell is (1,1).
    assertEquals(first?.[0], `${field.width}`);
    assertEquals(
      written.map(([text]) => text),
      [
        ...Array.from({ length: field.width }, (_, row) => `${field.width - row}`),
        ...Array.from({ length: field.height }, (_, column) => `${column + 1}`),
        strings.tanks.picture.northRight,
      ],
    );
  },
);

Deno.test("of several looks only the chosen one's is tinted, the others have a hem", pure, () => {
  const recording = smallRecording();
  const scene = sceneAt(recording, 1);
  assertEquals(scene.looks.map(({ isAlone }) => isAlone), [false, false]);
  const hems = (selected: Seat | undefined) => {
    const { pen, strokes } = fakePen();
    const layout = layoutOf(recording.field, 600, 400);
    createPainter(1, sheets().workshop).paint(pen, scene, layout, LIGHT, { selected });
    return strokes.filter(({ name, values }) => name === "fill" && values[0] === "evenodd").length;
  };
  assertEquals([hems(undefined), hems(2 as Seat)], [2, 1]);
});

Deno.test("on two canvases only the upper one is painted while the ground stays", pure, () => {
  const recording = randomRecording(1, 3, 5);
  const layout = layoutOf(recording.field, 400, 400);
  const painter = createPainter(1, sheets().workshop);
  const [lower, upper] = [fakePen(), fakePen()];
  const pens = { lower: lower.pen, upper: upper.pen };
  const paint = (turn: number, viewer?: Seat, palette = LIGHT) => {
    const before = lower.strokes.length;
    painter.paintLayers(pens, sceneAt(recording, turn, { viewer }), layout, palette);
    return lower.strokes.length > before;
  };
  const isPainted = [paint(1), paint(2), paint(2.5)];
  assertEquals(isPainted, [true, false, false]);
  assertEquals([paint(2, 0 as Seat), paint(3, 0 as Seat), paint(3)], [true, false, true], "fog");
  const other = { ...LIGHT };
  const isNew = [paint(3, undefined, other), paint(4, undefined, other)];
  assertEquals(isNew, [true, false], "other colours");
  assert(upper.strokes.length > 0);
});

Deno.test("what stands still is painted once and put down from then on", pure, () => {
  const recording = randomRecording(1, 4, 1);
  const layout = layoutOf(recording.field, 600, 600);
  const { pictures, workshop } = sheets();
  const painter = createPainter(1, workshop);
  const scene = sceneAt(recording, 0);
  const paint = (look = layout) => {
    const { pen, strokes } = fakePen();
    painter.paint(pen, scene, look, LIGHT);
    return strokes;
  };
  const first = paint();
  const made = pictures.length;
  assert(made > 0);
  assertEquals(paint(), first);
  assertEquals(pictures.length, made, "nothing new");
  paint(layoutOf(recording.field, 700, 700));
  assert(pictures.length > made, "larger tanks");
});
