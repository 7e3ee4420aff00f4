/** What an independent solver has found, and what the literature says: every figure of the specification. */
import { assert, assertEquals } from "@std/assert";
import { isGoal, startPosition } from "../../../../lib/klotski/board.ts";
import { measureAll, type ReversibleMetric } from "../../../../lib/klotski/solver/distances.ts";
import { exploreAll } from "../../../../lib/klotski/solver/explore.ts";
import { goalAt, solve } from "../../../../lib/klotski/solver/solve.ts";
import { type Stats, statsOf } from "../../../../lib/klotski/solver/stats.ts";
import { playUnit } from "../../../../lib/klotski/solver/units.ts";
import { METRICS, type Variant } from "../../../../lib/klotski/types.ts";
import { at, CLASSIC, DADS, EXAMPLE, read } from "../drawn.ts";

const CENTURY = read("NAAO HAAI HJ.I PJ.Q BBCC", "goal: A 1 3");
const MAS = read(
  "aaabb ccddb effgg eehhh ..i..",
  "goal-board:",
  ...["...bb", "...eb", "...ee", ".....", "....."],
);

/** Lengths in steps, straight lines, moves, pushes and drags; the number of configurations. */
const KNOWN: readonly (readonly [string, Variant, readonly (number | undefined)[], number])[] = [
  ["l'âne rouge", CLASSIC, [116, 90, 81, 76, 58], 25_955],
  ["Century", CENTURY, [131, 111, 99, 87, 70], 81_340],
  [
    "Super Century",
    read("NOPH AAIH AAIJ .BBJ .QCC", "goal: A 1 3"),
    [179, 150, 138, 114, 92],
    81_340,
  ],
  ["Dad's puzzler", DADS, [83, 62, 59, 55, undefined], 1398],
  ["the report's example", EXAMPLE, [47, 38, 32, 30, undefined], 25_955],
  [
    "Century and a half",
    read(
      "NAAO HAAI HJ.I PJ.Q BBCC",
      "goal-board:",
      ...["CCBB", "Q.JP", "I.JH", "IAAH", "OAAN"],
    ),
    [205, 169, 148, undefined, undefined],
    81_340,
  ],
  ["Ma's puzzle", MAS, [36, 26, 23, undefined, undefined], 110_804],
];

for (const [name, variant, lengths, configurations] of KNOWN) {
  Deno.test(`[METRIC-1 … METRIC-5] ${name} takes ${lengths.filter(Boolean).join(", ")} and has ${configurations} configurations`, () => {
    METRICS.forEach((metric, index) => {
      const length = lengths[index];
      if (length === undefined) return;
      const solution = solve(variant, metric, { whole: false });
      assert(solution !== undefined);
      assertEquals([solution.solvable, solution.length], [true, length]);
      assertEquals(solution.moves.length, length);
      const end = solution.moves.reduce(
        (position, unit) => playUnit(variant, position, unit),
        startPosition(variant),
      );
      assert(isGoal(variant, end));
    });
    assertEquals(exploreAll(variant).progress.configurations, configurations);
  });
}

/** Of one exploration for all: the classic's figures in each metric that can be measured. */
const classic = (() => {
  let stats: Readonly<Record<ReversibleMetric, Stats>> | undefined;
  return () => {
    if (stats !== undefined) return stats;
    const exploration = exploreAll(CLASSIC);
    const of = (metric: ReversibleMetric) => statsOf(measureAll(exploration, metric));
    return stats = { step: of("step"), straight: of("straight"), move: of("move") };
  };
})();

Deno.test("the classic's graph: 41,948 edges, 964 goals, 126, 101 and 93 from a solution, 167 from the start", () => {
  const { step } = classic();
  assertEquals(
    [step.configurations, step.edges, step.goals, step.length, step.fromStart],
    [25_955, 41_948, 964, 116, 167],
  );
  const farthest = (["step", "straight", "move"] as const).map((metric) =>
    classic()[metric].farthest?.distance
  );
  assertEquals(farthest, [126, 101, 93]);
  assertEquals(step.histogram.length, 127);
  assertEquals(step.histogram.reduce((sum, count) => sum + count), 25_955);
});

Deno.test("[METRIC-3] the classic has 256 different shortest solutions in moves", () => {
  assertEquals(classic().move.shortest, 256n);
});

Deno.test("the classic turned upside down has 25,955 configurations too, and 4,861 goals", () => {
  const twin = exploreAll(read("P..Q JNOK JBBK HAAI HAAI", "goal: A 1 3"));
  assertEquals([twin.progress.configurations, twin.goalCount], [25_955, 4861]);
});

Deno.test("[GOAL-3] Century takes 148 moves to the start turned by 180 degrees, 149 to the start upside down", () => {
  const turned = goalAt(CENTURY, at(CENTURY, "CCBB Q.JP I.JH IAAH OAAN"));
  const upsideDown = goalAt(CENTURY, at(CENTURY, "BBCC PJ.Q HJ.I HAAI NAAO"));
  const lengths = [turned, upsideDown].map((to) =>
    solve(CENTURY, "move", { to, whole: false })?.length
  );
  assertEquals(lengths, [148, 149]);
});

Deno.test("[METRIC-3] a variant that is said to take 73 moves takes 72", () => {
  const variant = read("NAAO HAAI HBBI JPQK J..K", "goal: A 1 3");
  assertEquals(solve(variant, "move", { whole: false })?.length, 72);
});

Deno.test("the classic's pieces can be placed in 65,880 ways, in 898 components", () => {
  const seen = new Set<string>();
  let components = 0;
  const { pieces } = CLASSIC;
  const signs = pieces.map(({ shape }) => 2 * shape.height + shape.width);
  const keyOf = (position: Uint8Array) => {
    const cells = new Uint8Array(20);
    position.forEach((cell, piece) => cells[cell] = signs[piece] ?? 0);
    return String.fromCharCode(...cells);
  };
  for (const position of placements()) {
    if (seen.has(keyOf(position))) continue;
    components += 1;
    const exploration = exploreAll({ ...CLASSIC, goal: [] }, { from: position, mirror: false });
    for (let index = 0; index < exploration.progress.configurations; index++) {
      seen.add(keyOf(exploration.positionOf(index)));
    }
  }
  assertEquals([seen.size, components], [65_880, 898]);
});

/** All ways to place the classic's pieces; equal ones in reading order only. */
function placements(): Uint8Array[] {
  const { board: { width }, pieces } = CLASSIC;
  const found: Uint8Array[] = [];
  const size = (piece: number) => pieces[piece]?.shape.cells.length ?? 0;
  const sortKey = (piece: number) => `${pieces[piece]?.shape.width} ${pieces[piece]?.shape.height}`;
  const order = pieces.map((_, piece) => piece).sort((one, other) =>
    size(other) - size(one) || sortKey(one).localeCompare(sortKey(other))
  );
  const position = new Uint8Array(pieces.length);
  const place = (at: number, taken: number): void => {
    const piece = order[at];
    const shape = piece === undefined ? undefined : pieces[piece]?.shape;
    if (piece === undefined || shape === undefined) {
      found.push(position.slice());
      return;
    }
    const before = order[at - 1];
    const isEqual = before !== undefined && sortKey(before) === sortKey(piece);
    for (let cell = isEqual ? (position[before] ?? 0) + 1 : 0; cell < 20; cell++) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      if (x + shape.width > 4 || y + shape.height > 5) continue;
      const bits = shape.cells.reduce((sum, own) => sum | 1 << cell + own.y * width + own.x, 0);
      if ((taken & bits) !== 0) continue;
      position[piece] = cell;
      place(at + 1, taken | bits);
    }
  };
  place(0, 0);
  return found;
}
