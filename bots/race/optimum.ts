/**
 * OPTIMUM: the best lap there is. Fewest moves, then the smallest part of the last one, then the longest way, because of
 * two equal times the higher mean speed wins.
 *
 * How it works. A state is a cell, the move that led there, and whether the car has backed over the line. All states that
 * can be reached in one second are found, then all in two, and so on, until a car crosses the line: nobody can be faster.
 * Each state keeps the second in which it was first reached; so the fastest laps are found backwards from their last
 * moves, and of those that meet in a state the one with the longest way left is kept.
 */

const WIDTH = 150;
const HEIGHT = 100;
const LINE_X = 40;
const START = 4 * WIDTH + LINE_X;

/** No car can be faster on this grid. */
const FAST_X = 16;
const FAST_Y = 13;
const SPEEDS_X = 2 * FAST_X + 1;
const SPEEDS = SPEEDS_X * (2 * FAST_Y + 1);

/** The mark of a state in the scenery; other marks are the second of its first visit, plus 1; 0: not seen. */
const CRASHED = 0xffff;

// The circuit.

const circuitFile = Deno.args[0] ?? "";
const track = readTrack(Deno.readFileSync(circuitFile));

/** For each cell 1 if it is track, row by row. */
function readTrack(bytes: Uint8Array): Uint8Array {
  const cells = new Uint8Array(WIDTH * HEIGHT);
  const hasLines = bytes.includes(10) || bytes.includes(13);
  let [x, y] = [0, 0];
  for (let at = 0; at < bytes.length && y < HEIGHT; at++) {
    const byte = bytes[at];
    if (hasLines && (byte === 10 || byte === 13)) {
      if (byte === 13 && bytes[at + 1] === 10) at += 1;
      [x, y] = [0, y + 1];
      continue;
    }
    if (!hasLines && x === WIDTH) [x, y] = [0, y + 1];
    if (x < WIDTH && y < HEIGHT && byte === 32) cells[y * WIDTH + x] = 1;
    x += 1;
  }
  return cells;
}

/** The rows of the finish line. */
let top = 4;
let bottom = 4;
while (track[(top - 1) * WIDTH + LINE_X] === 1) top -= 1;
while (track[(bottom + 1) * WIDTH + LINE_X] === 1) bottom += 1;

// Moves, by number.

const speedOf = (dx: number, dy: number) => (dy + FAST_Y) * SPEEDS_X + dx + FAST_X;
const dxOf = (speed: number) => speed % SPEEDS_X - FAST_X;
const dyOf = (speed: number) => Math.floor(speed / SPEEDS_X) - FAST_Y;
const lengthOf = (speed: number) => Math.hypot(dxOf(speed), dyOf(speed));

/** For each move two cells a step, relative to its beginning: one of them must be track. */
const CHAINS = Array.from({ length: SPEEDS }, (_, speed) => chainOf(dxOf(speed), dyOf(speed)));

function chainOf(dx: number, dy: number): Int32Array {
  const isWide = Math.abs(dx) >= Math.abs(dy);
  const [long, short] = isWide ? [Math.abs(dx), Math.abs(dy)] : [Math.abs(dy), Math.abs(dx)];
  const cells: number[] = [];
  for (let step = 1; step <= long; step++) {
    // The way is step * short / long cells aside: the nearest cell counts, or one of two that are equally near.
    const exact = step * short / long;
    for (const aside of [Math.ceil(exact - 0.5), Math.floor(exact + 0.5)]) {
      const [cx, cy] = isWide ? [step, aside] : [aside, step];
      cells.push(cy * Math.sign(dy) * WIDTH + cx * Math.sign(dx));
    }
  }
  return Int32Array.from(cells);
}

/** Whether a move hits nothing. Both its ends must be on the grid. */
function isFree(cell: number, speed: number): boolean {
  const chain = CHAINS[speed] ?? [];
  for (let at = 0; at < chain.length; at += 2) {
    if (!track[cell + (chain[at] ?? 0)] && !track[cell + (chain[at + 1] ?? 0)]) return false;
  }
  return true;
}

/** How often a free move crosses the line: 1 forwards, -1 backwards, 0. */
function crossing(cell: number, speed: number): -1 | 0 | 1 {
  const from = cell % WIDTH;
  const to = from + dxOf(speed);
  if (from < LINE_X === to < LINE_X) return 0;
  const isOnLine = (at: number) => {
    const y = Math.floor(at / WIDTH);
    return at % WIDTH === LINE_X && y >= top && y <= bottom;
  };
  const touches = isOnLine(cell) || (CHAINS[speed] ?? []).some((step) => isOnLine(cell + step));
  return touches ? (from < LINE_X ? 1 : -1) : 0;
}

// States: (number of the track cell * 2 + whether it is behind the line) * SPEEDS + speed.

const trackCells: number[] = [];
const trackNumber = new Int32Array(WIDTH * HEIGHT).fill(-1);
track.forEach((isTrack, cell) => {
  if (isTrack === 1) trackNumber[cell] = trackCells.push(cell) - 1;
});
const marks = new Uint16Array(trackCells.length * 2 * SPEEDS);

const stateOf = (cell: number, behind: number, speed: number) =>
  ((trackNumber[cell] ?? 0) * 2 + behind) * SPEEDS + speed;

/** A list of numbers that grows. */
class Numbers {
  values = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Int32Array(2 * this.length);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length++] = value;
  }
}

/** A move over the line. */
interface LastMove {
  readonly state: number;
  readonly speed: number;
  /** The part of it up to the line. */
  readonly part: number;
}

/** Finds all last moves of the fastest laps, and the number of moves before them. */
function search(): { last: LastMove[]; before: number } {
  let reached = new Numbers();
  reached.push(stateOf(START, 0, speedOf(0, 0)));
  marks[stateOf(START, 0, speedOf(0, 0))] = 1;
  for (let moves = 1; reached.length > 0; moves++) {
    const next = new Numbers();
    const last: LastMove[] = [];
    for (let at = 0; at < reached.length; at++) {
      moveOn(reached.values[at] ?? 0, moves, next, last);
    }
    if (last.length > 0) return { last, before: moves - 1 };
    reached = next;
  }
  throw new Error("This circuit has no way round");
}

/** Makes all moves from a state. */
function moveOn(state: number, moves: number, next: Numbers, last: LastMove[]): void {
  const speed = state % SPEEDS;
  const half = Math.floor(state / SPEEDS);
  const cell = trackCells[half >> 1] ?? 0;
  const x = cell % WIDTH;
  const [dx, dy] = [dxOf(speed), dyOf(speed)];
  for (let ny = Math.max(dy - 1, -FAST_Y); ny <= Math.min(dy + 1, FAST_Y); ny++) {
    for (let nx = Math.max(dx - 1, -FAST_X); nx <= Math.min(dx + 1, FAST_X); nx++) {
      if (x + nx < 0 || x + nx >= WIDTH) continue;
      const to = cell + ny * WIDTH + nx;
      if (track[to] !== 1) continue;
      const move = speedOf(nx, ny);
      const behind = (half & 1) - crossing(cell, move);
      if (behind > 1) continue;
      if (behind < 0) {
        if (isFree(cell, move)) last.push({ state, speed: move, part: (LINE_X - x) / nx });
        continue;
      }
      const reached = stateOf(to, behind, move);
      if (marks[reached] !== 0) continue;
      if (isFree(cell, move)) {
        marks[reached] = moves + 1;
        next.push(reached);
      } else marks[reached] = CRASHED;
    }
  }
}

/** How a fastest lap goes on from a state: the way up to the line, and the moves. */
interface Onward {
  readonly way: number;
  readonly speed: number;
  readonly next: Onward | undefined;
}

/** The longest of the fastest laps. */
function findBest({ last, before }: { last: LastMove[]; before: number }): Onward {
  const part = Math.min(...last.map((move) => move.part));
  let onwards = new Map<number, Onward>();
  const keep = (state: number, onward: Onward, among: Map<number, Onward>) => {
    if (onward.way > (among.get(state)?.way ?? -1)) among.set(state, onward);
  };
  for (const move of last) {
    if (move.part !== part) continue;
    const { speed, state } = move;
    keep(state, { way: lengthOf(speed) * part, speed, next: undefined }, onwards);
  }
  for (let mark = before; mark >= 1; mark--) {
    const earlier = new Map<number, Onward>();
    for (const [state, onward] of onwards) {
      const speed = state % SPEEDS;
      const half = Math.floor(state / SPEEDS);
      const [dx, dy] = [dxOf(speed), dyOf(speed)];
      const cell = (trackCells[half >> 1] ?? 0) - dy * WIDTH - dx;
      const behind = (half & 1) + crossing(cell, speed);
      if (behind < 0 || behind > 1) continue;
      const way = onward.way + lengthOf(speed);
      for (let py = Math.max(dy - 1, -FAST_Y); py <= Math.min(dy + 1, FAST_Y); py++) {
        for (let px = Math.max(dx - 1, -FAST_X); px <= Math.min(dx + 1, FAST_X); px++) {
          const from = stateOf(cell, behind, speedOf(px, py));
          if (marks[from] === mark) keep(from, { way, speed, next: onward }, earlier);
        }
      }
    }
    onwards = earlier;
  }
  const [best] = onwards.values();
  if (best === undefined) throw new Error("The way back was lost");
  return best;
}

let cell = START;
const points = [cell];
for (let step: Onward | undefined = findBest(search()); step !== undefined; step = step.next) {
  cell += dyOf(step.speed) * WIDTH + dxOf(step.speed);
  points.push(cell);
}
const lines = [
  "Optimum",
  circuitFile,
  ...points.map((point) => `${point % WIDTH},${Math.floor(point / WIDTH)}`),
];
// The result has the name of this program, so that a copy may have another one.
const program = decodeURIComponent(import.meta.url.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
Deno.writeTextFileSync(`${program.toUpperCase()}.F1`, lines.map((line) => `${line}\r\n`).join(""));
