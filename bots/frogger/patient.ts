/**
 * PATIENT: waits in front of the road until it can hop straight across, and never does anything else. It is the program to
 * start from: copy it, and let it look for better ways.
 *
 * A program reads the traffic on standard input and writes its moves on standard output: one character for each frame.
 */

const COLUMNS = 23;
const START_COLUMN = 11;
const SAFE_SOUTH = 6; // rows 1 to 5 are lanes; row 0 is the safe zone in the north

/** Where each lane leads, from north to south: -1 is west, 1 is east. Two cells a frame, or one, or one every second. */
const LANES = [
  { row: 1, heading: -1, travelled: (frame: number) => 2 * frame },
  { row: 2, heading: 1, travelled: (frame: number) => Math.floor(frame / 2) },
  { row: 3, heading: -1, travelled: (frame: number) => frame },
  { row: 4, heading: -1, travelled: (frame: number) => Math.floor(frame / 2) },
  { row: 5, heading: 1, travelled: (frame: number) => 2 * frame },
];

// 1. Read the traffic: five lines, one for each lane. A space is a gap, everything else is a piece of a vehicle.

const text = await new Response(Deno.stdin.readable).text();
const lines = text.split(/\r?\n/);

/** The cells of a lane in the order in which they drive in. */
function arriving(line: string, heading: number): string[] {
  const cells = [...line];
  // On a lane to the east the last character comes first. Gaps before the first vehicle don't count.
  const inOrder = heading === 1 ? cells.reverse() : cells;
  const first = inOrder.findIndex((cell) => cell !== " ");
  return first === -1 ? [] : inOrder.slice(first);
}

const lanes = LANES.map((lane) => ({
  ...lane,
  cells: arriving(lines[lane.row - 1] ?? "", lane.heading),
}));

// 2. Where is a vehicle? The first cell of a lane stands just beyond the edge when the game begins.

/** Whether a vehicle covers this cell at the start of the frame. */
function isOccupied(row: number, column: number, frame: number): boolean {
  const lane = lanes.find((lane) => lane.row === row);
  if (lane === undefined) return false; // a safe zone
  const fromEntry = lane.heading === 1 ? -1 - column : column - COLUMNS;
  return (lane.cells[fromEntry + lane.travelled(frame)] ?? " ") !== " ";
}

// 3. How long does it last? Until the last vehicle has left the road.

/** The first frame from which on this lane is empty for good. */
function emptyFrom({ cells, travelled }: typeof lanes[number]): number {
  const last = cells.findLastIndex((cell) => cell !== " ");
  let frame = 0;
  while (last !== -1 && travelled(frame) < COLUMNS + last + 1) frame += 1;
  return frame;
}

const frames = Math.max(...lanes.map(emptyFrom));

// 4. Look whether the way is free: the frog stands on the next row at the start of the next frame, and so on. Hopping from
// row to row, it is squashed only if it lands on a vehicle.

function isFree(from: number, step: number, frame: number): boolean {
  for (let hop = 1; hop <= SAFE_SOUTH; hop++) {
    if (isOccupied(from + step * hop, START_COLUMN, frame + hop)) return false;
  }
  return true;
}

// 5. Go whenever it is, and wait when it is not: in a safe zone nothing can happen.

let moves = "";
let row = SAFE_SOUTH;
while (moves.length < frames) {
  const step = row === SAFE_SOUTH ? -1 : 1;
  if (isFree(row, step, moves.length)) {
    moves += (step === -1 ? "^" : "v").repeat(SAFE_SOUTH);
    row += step * SAFE_SOUTH;
  } else {
    moves += ".";
  }
}

console.log(moves.slice(0, frames));
