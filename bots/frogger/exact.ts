/**
 * EXACT: the highest score that there is. Of all that can be, not of all that can be tried: one number for each frame, cell
 * and set of corners touched so far is enough to know the best way.
 *
 * Why one number: the frog that has made more crossings is never worse off. It may have to come back from the wrong side
 * first, but that costs it no more than the one crossing that it is ahead. And whether the number is even or odd tells
 * which safe zone it comes from.
 *
 * It is done twice, for the two bonuses exclude each other: once with corners on the whole field, and once confined to the
 * middle.
 */

const [ROWS, COLUMNS] = [7, 23];
const [NORTH, SOUTH] = [0, 6];
const START = { row: SOUTH, column: 11 };
const CONFINED = 4; // columns to either side
const CORNERS = 4;

/** By row; the safe zones stand still. */
const HEADING = [0, -1, 1, -1, -1, 1, 0];
const CELLS_IN_TWO_FRAMES = [0, 4, 1, 2, 1, 4, 0];

const MOVES = [
  { letter: ".", down: 0, right: 0 },
  { letter: "^", down: -1, right: 0 },
  { letter: "v", down: 1, right: 0 },
  { letter: "<", down: 0, right: -1 },
  { letter: ">", down: 0, right: 1 },
];

const UNREACHED = -1;

// The road.

const lines = (await new Response(Deno.stdin.readable).text()).split(/\r?\n/);

/** By row: 1 where there is a piece of a vehicle, in the order in which they drive in. */
const lanes = HEADING.map((heading, row) => {
  if (heading === 0) return new Uint8Array(0);
  const cells = [...(lines[row - 1] ?? "")].map((cell) => cell === " " ? 0 : 1);
  if (heading > 0) cells.reverse();
  const first = cells.indexOf(1);
  return first === -1
    ? new Uint8Array(0)
    : Uint8Array.from(cells.slice(first, cells.lastIndexOf(1) + 1));
});

function travelled(row: number, frame: number): number {
  return Math.floor(frame * (CELLS_IN_TWO_FRAMES[row] ?? 0) / 2);
}

function isOccupied(row: number, column: number, frame: number): boolean {
  const fromEntry = HEADING[row] === 1 ? -1 - column : column - COLUMNS;
  return lanes[row]?.[fromEntry + travelled(row, frame)] === 1;
}

/** The first frame from which on the road is empty for good. */
const frames = Math.max(...lanes.map((cells, row) => {
  let frame = 0;
  while (cells.length > 0 && travelled(row, frame) < COLUMNS + cells.length) frame += 1;
  return frame;
}));

/** Whether the frog lives through this move, from a cell of the board to another one. */
function survives(row: number, column: number, toRow: number, toColumn: number, frame: number) {
  if (isOccupied(toRow, toColumn, frame + 1)) return false;
  const heading = HEADING[row] ?? 0;
  if (toRow !== row || heading === 0) return true;
  // In its own lane no vehicle may change sides with the frog.
  const cells = travelled(row, frame + 1) - travelled(row, frame);
  if (toColumn === column) return cells < 2 || !isOccupied(row, column - heading, frame);
  if (toColumn === column + heading) return true;
  for (let k = 1; k <= cells; k++) {
    if (isOccupied(row, column - heading * k, frame)) return false;
  }
  return true;
}

// The table: a byte for each state, with the move that led there and whether it was the corner's first visit.

const CELLS = ROWS * COLUMNS;
const SETS = 1 << CORNERS;
const NEW_CORNER = 8;

function cornerOf(row: number, column: number): number {
  if (row !== NORTH && row !== SOUTH || column !== 0 && column !== COLUMNS - 1) return 0;
  return 1 << ((row === SOUTH ? 2 : 0) + (column === 0 ? 0 : 1));
}

interface Best {
  readonly score: number;
  readonly moves: string;
}

/** @param width How many columns the frog may go to either side. */
function search(width: number, score: (crossings: number, corners: number) => number): Best {
  const [left, right] = [
    Math.max(0, START.column - width),
    Math.min(COLUMNS - 1, START.column + width),
  ];
  const cameBy = new Uint8Array(frames * CELLS * SETS);
  let here = new Int16Array(CELLS * SETS).fill(UNREACHED);
  let next = new Int16Array(CELLS * SETS);
  here[(START.row * COLUMNS + START.column) * SETS] = 0;
  for (let frame = 0; frame < frames; frame++) {
    next.fill(UNREACHED);
    const table = cameBy.subarray(frame * CELLS * SETS, (frame + 1) * CELLS * SETS);
    for (let row = 0; row < ROWS; row++) {
      for (let column = left; column <= right; column++) {
        const from = (row * COLUMNS + column) * SETS;
        if (here.subarray(from, from + SETS).every((crossings) => crossings === UNREACHED)) {
          continue;
        }
        MOVES.forEach(({ down, right: aside }, move) => {
          const [toRow, toColumn] = [row + down, column + aside];
          if (toRow < 0 || toRow >= ROWS || toColumn < left || toColumn > right) return;
          if (!survives(row, column, toRow, toColumn, frame)) return;
          const corner = cornerOf(toRow, toColumn);
          for (let set = 0; set < SETS; set++) {
            const crossings = here[from + set] ?? UNREACHED;
            if (crossings === UNREACHED) continue;
            // With an even number it comes from the south.
            const isAcross = toRow === (crossings % 2 === 0 ? NORTH : SOUTH);
            const to = (toRow * COLUMNS + toColumn) * SETS + (set | corner);
            if (crossings + (isAcross ? 1 : 0) <= (next[to] ?? UNREACHED)) continue;
            next[to] = crossings + (isAcross ? 1 : 0);
            table[to] = move | ((set & corner) !== corner ? NEW_CORNER : 0);
          }
        });
      }
    }
    [here, next] = [next, here];
  }
  let [best, bestScore] = [0, UNREACHED];
  here.forEach((crossings, state) => {
    if (crossings === UNREACHED) return;
    const corners = (state % SETS).toString(2).replaceAll("0", "").length;
    if (score(crossings, corners) <= bestScore) return;
    [best, bestScore] = [state, score(crossings, corners)];
  });
  return { score: bestScore, moves: wayTo(best, cameBy) };
}

/** The way back through the table. */
function wayTo(state: number, cameBy: Uint8Array): string {
  const letters: string[] = [];
  for (let frame = frames - 1; frame >= 0; frame--) {
    const byte = cameBy[frame * CELLS * SETS + state] ?? 0;
    const { down, letter, right } = MOVES[byte % NEW_CORNER] ?? { down: 0, letter: ".", right: 0 };
    letters.push(letter);
    const [cell, set] = [Math.floor(state / SETS), state % SETS];
    const corner = byte >= NEW_CORNER ? cornerOf(Math.floor(cell / COLUMNS), cell % COLUMNS) : 0;
    state = (cell - down * COLUMNS - right) * SETS + (set ^ corner);
  }
  return letters.reverse().join("");
}

// Fortieths: a corner is worth one more, staying in the middle ten. Halves are rounded up.
const open = search(COLUMNS, (base, corners) => Math.floor((base * (40 + corners) + 20) / 40));
const confined = search(CONFINED, (base) => Math.floor((base * 50 + 20) / 40));

console.log(confined.score >= open.score ? confined.moves : open.moves);
