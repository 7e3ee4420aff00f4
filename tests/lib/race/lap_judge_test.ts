import { assertEquals } from "@std/assert";
import { judgeLap, tellVerdict } from "../../../lib/race/lap_judge.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import { changed, drawn, GRASS, isWithin, OVAL, ring } from "./drawn.ts";

function points(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return { x, y };
  });
}

function judge(text: string, circuit: Circuit = OVAL): string {
  const { finish, moves, verdict } = judgeLap(circuit, text === "" ? [] : points(text));
  const move = "move" in verdict ? ` ${verdict.move}` : "";
  const end = finish === undefined ? "" : ` after ${finish.moves}, ${finish.over}/${finish.under}`;
  return `${verdict.code}${move}, ${moves} moves${end}`;
}

/** A lap of single cells round the infield, clockwise and then back to x = 39. */
function slowLap(circuit: Circuit): Point[] {
  const found = findOptimum(circuit);
  if (found === undefined) throw new Error("no lap");
  return [...found.points];
}

Deno.test("[LAP-3] [MOVE-2] the first point is the start", () => {
  assertEquals(judge(""), "E_START, 0 moves");
  assertEquals(judge("41,4"), "E_START, 0 moves");
  assertEquals(judge("40,5 41,5"), "E_START, 0 moves");
  assertEquals(judge("40,4"), "E_NOT_FINISHED, 0 moves");
});

Deno.test("[MOVE-4] the first move does not stand still, later ones may [MOVE-3]", () => {
  assertEquals(judge("40,4 40,4"), "E_FIRST_NULL 1, 0 moves");
  assertEquals(judge("40,4 41,4 41,4 41,4 42,4"), "E_NOT_FINISHED, 4 moves");
});

Deno.test("[MOVE-3] standing still needs a speed within 1 of zero", () => {
  assertEquals(judge("40,4 41,4 43,4 43,4"), "E_ACCEL 3, 2 moves");
});

Deno.test("[MOVE-1] the displacement changes by at most 1 in each direction", () => {
  assertEquals(judge("40,4 42,4"), "E_ACCEL 1, 0 moves");
  assertEquals(judge("40,4 41,5 43,5 46,6"), "E_NOT_FINISHED, 3 moves");
  assertEquals(judge("40,4 41,5 43,5 46,7"), "E_ACCEL 3, 2 moves");
  assertEquals(judge("40,4 41,4 40,4"), "E_ACCEL 2, 1 moves");
});

Deno.test("[JUDGE-1] [COLLISION-1] a crash names move, step and cells; acceleration comes before it", () => {
  const { verdict } = judgeLap(OVAL, points("40,4 41,5 42,7"));
  assertEquals(verdict, {
    code: "E_COLLISION",
    move: 2,
    crash: { step: 2, cells: [{ x: 42, y: 7 }] },
  });
  assertEquals(tellVerdict(verdict), "Move 2 crashes in step 2, at (42,7).");
  assertEquals(judge("40,4 41,5 42,9"), "E_ACCEL 2, 1 moves");
});

Deno.test("[LINE-3] backing over the line and coming forward again is no lap", () => {
  assertEquals(judge("40,4 39,4 39,4 40,4"), "E_NOT_FINISHED, 3 moves");
  assertEquals(judge("40,4 39,4 39,4 40,4 41,4"), "E_NOT_FINISHED, 4 moves");
  assertEquals(judge("40,4 39,4 39,4 40,4 40,4 39,4 39,4 40,4"), "E_NOT_FINISHED, 7 moves");
});

Deno.test("[LINE-1] where the track is wider than the zone, the line is as wide", () => {
  const wide = ring([15, 2, 64, 30], [20, 14, 59, 26]);
  assertEquals(judge("40,4 39,5 39,6 40,7", wide), "E_NOT_FINISHED, 3 moves");
  // Back below row 6, forward inside: the line is there as well.
  assertEquals(
    judge("40,4 40,5 40,7 39,8 39,8 40,7 41,6", wide),
    "E_NOT_FINISHED, 6 moves",
  );
});

Deno.test("[LINE-2] column 40 on the lower straight is no line", () => {
  // A ring with a spur, entered from the lower straight to the right.
  const lap = slowLap(OVAL);
  assertEquals(judgeLap(OVAL, lap).verdict, { code: "OK" });
  const crossings = lap.slice(1).filter(({ x }, at) => (lap[at]?.x ?? 0) >= 40 && x < 40).length;
  assertEquals(crossings, 1);
});

Deno.test("[LINE-3] a lap the wrong way does not count", () => {
  const lap = slowLap(OVAL);
  const back = lap.map(({ x, y }) => ({ x: 80 - x, y }));
  const mirrored = drawn((x, y) =>
    x <= 80 && isWithin(80 - x, y, [15, 2, 64, 15]) && !isWithin(80 - x, y, [20, 7, 59, 11])
  );
  const { verdict } = judgeLap(mirrored, back);
  assertEquals(verdict.code, "E_NOT_FINISHED");
});

Deno.test("[LINE-3] reaching x = 40 exactly ends the race", () => {
  const lap = slowLap(OVAL);
  const { finish } = judgeLap(OVAL, lap);
  assertEquals(finish?.moves, lap.length - 1);
});

Deno.test("[JUDGE-2] points after the finish are refused, and the time is there", () => {
  const lap = slowLap(OVAL);
  const last = lap.at(-1) as Point;
  const { finish, verdict } = judgeLap(OVAL, [...lap, last]);
  assertEquals(verdict, { code: "E_AFTER_FINISH", move: lap.length });
  assertEquals(finish, judgeLap(OVAL, lap).finish);
});

Deno.test("[COLLISION-5] the last move must be free behind the line too", () => {
  const lap = slowLap(OVAL);
  const end = lap.at(-1) as Point;
  const blocked = changed(OVAL, [end], GRASS);
  assertEquals(judgeLap(blocked, lap).verdict.code, "E_COLLISION");
});

Deno.test("[LAP-3] [MOVE-4] a wrong beginning is told with what is there and what must be", () => {
  const told = (points: readonly Point[]) => tellVerdict(judgeLap(OVAL, points).verdict);
  const start = "The lap does not begin at the start: the first point must be 40,4 and is";
  assertEquals(told([{ x: 41, y: 4 }]), `${start} 41,4.`);
  assertEquals(told([]), `${start} missing.`);
  assertEquals(
    told([{ x: 40, y: 4 }, { x: 40, y: 4 }]),
    "The first move stays where it is: it must lead to a neighbour of the start.",
  );
});

Deno.test("every verdict is told in a sentence", () => {
  const sentences = [
    tellVerdict({ code: "OK" }),
    tellVerdict({ code: "E_START" }),
    tellVerdict({ code: "E_FIRST_NULL", move: 1 }),
    tellVerdict({ code: "E_ACCEL", move: 7 }),
    tellVerdict({ code: "E_NOT_FINISHED" }),
    tellVerdict({ code: "E_AFTER_FINISH", move: 9 }),
  ];
  assertEquals(new Set(sentences).size, 6);
  assertEquals(sentences.every((sentence) => sentence.endsWith(".")), true);
});
