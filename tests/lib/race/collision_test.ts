import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { chainOf, findCrash } from "../../../lib/race/collision.ts";
import { HEIGHT, TRACK, WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import { drawn, GRASS } from "./drawn.ts";

function chain(x: number, y: number): string {
  return chainOf({ x, y })
    .map((step) => step.map((cell) => `(${cell.x},${cell.y})`).join("|"))
    .join(", ");
}

Deno.test("[COLLISION-1] [COLLISION-3] the worked examples of the rules", () => {
  const table: readonly (readonly [number, number, string])[] = [
    [2, 1, "(1,0)|(1,1), (2,1)"],
    [4, 1, "(1,0), (2,0)|(2,1), (3,1), (4,1)"],
    [5, 1, "(1,0), (2,0), (3,1), (4,1), (5,1)"],
    [6, 1, "(1,0), (2,0), (3,0)|(3,1), (4,1), (5,1), (6,1)"],
    [4, 2, "(1,0)|(1,1), (2,1), (3,1)|(3,2), (4,2)"],
    [6, 3, "(1,0)|(1,1), (2,1), (3,1)|(3,2), (4,2), (5,2)|(5,3), (6,3)"],
    [7, 3, "(1,0), (2,1), (3,1), (4,2), (5,2), (6,3), (7,3)"],
    [8, 3, "(1,0), (2,1), (3,1), (4,1)|(4,2), (5,2), (6,2), (7,3), (8,3)"],
    [3, 3, "(1,1), (2,2), (3,3)"],
    [1, -2, "(0,-1)|(1,-1), (1,-2)"],
    [0, 0, ""],
  ];
  for (const [x, y, steps] of table) assertEquals(chain(x, y), steps, `${x},${y}`);
});

const speed: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: -16, max: 16 }),
  y: fc.integer({ min: -13, max: 13 }),
});

function textOf(steps: readonly (readonly Point[])[], turn: (point: Point) => Point): string[] {
  return steps.map((step) =>
    step.map(turn).map(({ x, y }) => `${x + 0},${y + 0}`).sort().join(" ")
  );
}

const SYMMETRIES: readonly ((point: Point) => Point)[] = [
  ({ x, y }) => ({ x, y }),
  ({ x, y }) => ({ x: -x, y }),
  ({ x, y }) => ({ x, y: -y }),
  ({ x, y }) => ({ x: -x, y: -y }),
  ({ x, y }) => ({ x: y, y: x }),
  ({ x, y }) => ({ x: -y, y: x }),
  ({ x, y }) => ({ x: y, y: -x }),
  ({ x, y }) => ({ x: -y, y: -x }),
];

Deno.test("[COLLISION-1] a chain turns and mirrors with its move", () => {
  fc.assert(fc.property(speed, fc.constantFrom(...SYMMETRIES), (move, turn) => {
    assertEquals(
      textOf(chainOf(turn(move)), ({ x, y }) => ({ x, y })),
      textOf(chainOf(move), turn),
    );
  }));
});

Deno.test("[COLLISION-1] a move and its reverse pass the same cells", () => {
  fc.assert(fc.property(speed, (move) => {
    const back = chainOf({ x: -move.x, y: -move.y });
    const there = textOf([[{ x: 0, y: 0 }], ...chainOf(move)], (point) => point);
    const reversed = textOf(
      [[{ x: 0, y: 0 }], ...back],
      ({ x, y }) => ({ x: x + move.x, y: y + move.y }),
    );
    assertEquals(reversed.reverse(), there);
  }));
});

Deno.test("[COLLISION-3] [COLLISION-4] halfway points come as often as the greatest common divisor says", () => {
  const divisor = (a: number, b: number): number => b === 0 ? a : divisor(b, a % b);
  for (let long = 1; long <= 16; long++) {
    for (let short = 0; short <= long; short++) {
      const common = divisor(long, short);
      const expected = short > 0 && (long / common) % 2 === 0 ? common : 0;
      const ties = chainOf({ x: long, y: short }).filter((step) => step.length === 2).length;
      assertEquals(ties, expected, `${long},${short}`);
    }
  }
});

Deno.test("[COLLISION-4] successive cells touch, whichever of two is taken", () => {
  fc.assert(fc.property(speed, (move) => {
    const steps = [[{ x: 0, y: 0 }], ...chainOf(move)];
    steps.forEach((step, index) => {
      for (const from of steps[index - 1] ?? []) {
        for (const to of step) {
          assertEquals(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)), 1);
        }
      }
    });
    if (steps.length > 1) assertEquals(steps.at(-1), [move]);
  }));
});

/** Only these cells, relative to (50,50), are track. */
function only(cells: readonly Point[]): Circuit {
  const grid = new Uint8Array(WIDTH * HEIGHT).fill(GRASS);
  for (const { x, y } of cells) grid[(50 + y) * WIDTH + 50 + x] = TRACK;
  return { width: WIDTH, height: HEIGHT, cells: grid };
}

const FROM = { x: 50, y: 50 };

Deno.test("[COLLISION-3] one of two cells is enough, none is a crash that names both", () => {
  const rest = [{ x: 0, y: 0 }, { x: 2, y: 1 }];
  assertEquals(findCrash(only([...rest, { x: 1, y: 0 }]), FROM, { x: 2, y: 1 }), undefined);
  assertEquals(findCrash(only([...rest, { x: 1, y: 1 }]), FROM, { x: 2, y: 1 }), undefined);
  assertEquals(findCrash(only(rest), FROM, { x: 2, y: 1 }), {
    step: 1,
    cells: [{ x: 51, y: 50 }, { x: 51, y: 51 }],
  });
});

Deno.test("[COLLISION-4] nothing ties the choice at one halfway point to the next", () => {
  const cells = [[0, 0], [1, 0], [2, 1], [3, 2], [4, 2]].map(([x = 0, y = 0]) => ({ x, y }));
  assertEquals(findCrash(only(cells), FROM, { x: 4, y: 2 }), undefined);
});

Deno.test("[COLLISION-4] the cells beside a diagonal are not looked at", () => {
  const cells = [0, 1, 2, 3].map((at) => ({ x: at, y: at }));
  assertEquals(findCrash(only(cells), FROM, { x: 3, y: 3 }), undefined);
});

Deno.test("[COLLISION-2] a move begins on track, and ends within the grid", () => {
  assertEquals(findCrash(only([]), FROM, { x: 0, y: 0 }), { step: 0, cells: [FROM] });
  assertEquals(findCrash(only([{ x: 0, y: 0 }]), FROM, { x: 0, y: 0 }), undefined);
  const open = drawn(() => true);
  assertEquals(findCrash(open, { x: 147, y: 50 }, { x: 4, y: 0 }), {
    step: 2,
    cells: [{ x: 149, y: 50 }],
  });
});
