import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { playFrame } from "../../../lib/frogger/frame.ts";
import { columnOf, countFrames, isOccupied, laneOf } from "../../../lib/frogger/lanes.ts";
import { COLUMNS, LANES, ROWS } from "../../../lib/frogger/rules.ts";
import { type Move, MOVES, type Traffic } from "../../../lib/frogger/types.ts";
import { waysOf } from "../../../lib/frogger/ways.ts";
import { gap, lane } from "./cases.ts";
import { PlainRoad } from "./plain_frogger.ts";
import { read, roads } from "./roads.ts";

/** A road with one vehicle of one cell that is in a column of a row at the start of a frame, late enough that it fits. */
function withVehicle(row: number, column: number, frame: number): Traffic {
  const cells = (length: number) => read(lane(row, `=${gap(length)}=`));
  for (let length = 0; length < 300; length++) {
    const traffic = cells(length);
    const road = laneOf(traffic, row);
    assert(road !== undefined);
    // The second one to enter: the last character to the west, the first one to the east.
    const index = LANES[row - 1]?.heading === "west" ? length + 1 : 0;
    if (columnOf(road, index, frame) === column) return traffic;
  }
  throw new Error("There is no such road");
}

/** What becomes of a frog that makes a move in a row, with a vehicle so many cells ahead of its traffic's way. */
function fate(row: number, upstream: number, move: Move, frame: number, column = 11): string {
  const away = LANES[row - 1]?.heading === "west" ? upstream : -upstream;
  const traffic = withVehicle(row, column + away, frame);
  const played = playFrame(traffic, { row, column }, move, frame);
  return "cause" in played ? played.cause : "-";
}

/** The fates of a frog, by how far upstream the vehicle is, from 3 cells downstream to 5 upstream. */
function fates(row: number, move: Move, frame: number, column?: number): string {
  return [-3, -2, -1, 1, 2, 3, 4, 5]
    .map((upstream) => fate(row, upstream, move, frame, column))
    .join(" ");
}

/** By row and whether its lane moves: cells a frame. */
const PACES: readonly (readonly [row: number, frame: number, cells: number])[] = [
  [1, 100, 2],
  [1, 101, 2],
  [2, 100, 0],
  [2, 101, 1],
  [3, 100, 1],
  [3, 101, 1],
  [4, 100, 0],
  [4, 101, 1],
  [5, 100, 2],
  [5, 101, 2],
];

//                     -3 -2 -1 | 1 2 3 4 5 cells upstream
const WAITS = ["- - - - - - - -", "- - - hit - - - -", "- - - flip hit - - -"];
const AGAINST = [
  "- - - hit - - - -",
  "- - - flip hit - - -",
  "- - - flip flip hit - -",
];
const ALONG = ["- - hit - - - - -", "- - - - - - - -", "- - - hit - - - -"];

for (const [row, frame, cells] of PACES) {
  const name = `lane ${row}, ${cells} cells in frame ${frame}`;
  const isWest = LANES[row - 1]?.heading === "west";
  const [against, along]: Move[] = isWest ? [">", "<"] : ["<", ">"];
  Deno.test(`[FLIP-1] [FLIP-2] [HIT-1] waiting in ${name}`, () => {
    assertEquals(fates(row, ".", frame), WAITS[cells]);
  });
  Deno.test(`[FLIP-1] [FLIP-3] [HIT-1] against the traffic of ${name}`, () => {
    assertEquals(fates(row, against ?? ".", frame), AGAINST[cells]);
  });
  Deno.test(`[FLIP-4] with the traffic of ${name}`, () => {
    assertEquals(fates(row, along ?? ".", frame), ALONG[cells]);
  });
  Deno.test(`[HIT-1] [HIT-2] [FLIP-5] hopping into ${name} from both sides`, () => {
    for (const [from, move] of [[row + 1, "^"], [row - 1, "v"]] as const) {
      for (const upstream of [-2, -1, 0, 1, 2, 3]) {
        const traffic = withVehicle(row, 11 + (isWest ? upstream : -upstream), frame);
        const played = playFrame(traffic, { row: from, column: 11 }, move, frame);
        assertEquals("cause" in played ? played.cause : "-", upstream === cells ? "hit" : "-");
      }
    }
  });
  Deno.test(`[FLIP-5] hopping out of ${name} while a vehicle passes`, () => {
    for (const [to, move] of [[row - 1, "^"], [row + 1, "v"]] as const) {
      for (const upstream of [1, 2]) {
        const traffic = withVehicle(row, 11 + (isWest ? upstream : -upstream), frame);
        assertEquals(playFrame(traffic, { row, column: 11 }, move, frame), {
          cell: { row: to, column: 11 },
        });
      }
    }
  });
  Deno.test(`[HIT-1] [FLIP-2] [FLIP-3] at both edges of ${name}`, () => {
    // Vehicles that are not on the board yet count as soon as they come.
    const upstreamEdge = isWest ? COLUMNS - 1 : 0;
    assertEquals(fate(row, 1, ".", frame, upstreamEdge), ["-", "hit", "flip"][cells]);
    assertEquals(fate(row, 2, ".", frame, upstreamEdge), ["-", "-", "hit"][cells]);
    const downstreamEdge = isWest ? 0 : COLUMNS - 1;
    assertEquals(fate(row, 1, ".", frame, downstreamEdge), ["-", "hit", "flip"][cells]);
    assertEquals(
      fate(row, 1, against ?? ".", frame, downstreamEdge),
      ["hit", "flip", "flip"][cells],
    );
    assertEquals(fate(row, 1, against ?? ".", frame, upstreamEdge), "off");
    assertEquals(fate(row, 1, along ?? ".", frame, downstreamEdge), "off");
  });
}

Deno.test("[OFF-1] [BOARD-1] [BOARD-3] every way off the board, and no other", () => {
  const traffic = read(lane(3, "="));
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      for (const move of MOVES) {
        const isOff = (move === "^" && row === 0) || (move === "v" && row === 6) ||
          (move === "<" && column === 0) || (move === ">" && column === 22);
        const played = playFrame(traffic, { row, column }, move, 30);
        assertEquals("cause" in played && played.cause === "off", isOff);
        assertEquals("cause" in played, isOff);
      }
    }
  }
});

Deno.test("[ZONE-1] waiting and hopping in the zones is safe whatever drives beside", () => {
  const traffic = read(Array.from({ length: 5 }, () => "=".repeat(100)));
  for (const row of [0, 6]) {
    for (const move of [".", "<", ">"] as const) {
      assert("cell" in playFrame(traffic, { row, column: 11 }, move, 40));
    }
  }
});

Deno.test("[JUDGE-3] the squash tells where, how and by which vehicle", () => {
  const traffic = read(lane(1, "ab c"));
  // Column 23 + j - 2f: at the start of frame 5 they are in the columns 13, 14 and 16.
  assertEquals(playFrame(traffic, { row: 1, column: 12 }, ".", 5), {
    frame: 5,
    cause: "flip",
    from: { row: 1, column: 12 },
    to: { row: 1, column: 12 },
    vehicle: { glyph: "a", from: 13, to: 11 },
  });
  assertEquals(playFrame(traffic, { row: 2, column: 12 }, "^", 5), {
    frame: 5,
    cause: "hit",
    from: { row: 2, column: 12 },
    to: { row: 1, column: 12 },
    vehicle: { glyph: "b", from: 14, to: 12 },
  });
  assertEquals(playFrame(traffic, { row: 6, column: 3 }, "v", 5), {
    frame: 5,
    cause: "off",
    from: { row: 6, column: 3 },
    to: { row: 7, column: 3 },
  });
});

Deno.test("[FRAME-1] [FRAME-2] any frame of any road ends as on the plain road", () => {
  fc.assert(
    fc.property(roads(12), (lanes) => {
      const traffic = read(lanes);
      const road = new PlainRoad(lanes);
      const ways = waysOf(traffic);
      const frames = countFrames(traffic);
      assertEquals(frames, road.frames);
      for (let frame = 0; frame < frames; frame++) {
        for (let row = 0; row < ROWS; row++) {
          for (let column = 0; column < COLUMNS; column++) {
            if (isOccupied(traffic, row, column, frame)) continue;
            for (const [index, move] of MOVES.entries()) {
              const played = playFrame(traffic, { row, column }, move, frame);
              const plain = road.play({ ...road.start, row, column }, move, frame);
              const way = ways[(frame * ROWS + row) * MOVES.length + index] ?? 0;
              const isSame = "cause" in played
                ? played.cause === plain && (way >> column & 1) === 0
                : typeof plain !== "string" && plain.row === played.cell.row &&
                  plain.column === played.cell.column && (way >> column & 1) === 1;
              if (!isSame) assertEquals([played, way >> column & 1], [plain, "otherwise"]);
            }
          }
        }
      }
    }),
    { numRuns: 12 },
  );
});
