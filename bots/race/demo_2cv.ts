/**
 * DEMO_2CV: a pilot that drives like an old Citroën. One cell a second, a stop before every sharp bend, and it always
 * arrives. It is the pilot to start from: copy it, give it your own name, make it faster.
 *
 * A pilot is called with one argument, the name of the circuit's file. It reads that file, thinks, and writes its lap
 * into a file that bears its own name.
 */

// The result has the name of this program in capitals, and .F1: DEMO_2CV.F1, and PILOT.F1 for a copy called pilot.ts.
const RESULT = nameOfThisFile().toUpperCase() + ".F1";

function nameOfThisFile(): string {
  const file = decodeURIComponent(import.meta.url.split("/").at(-1) ?? "");
  return file.replace(/\.[^.]*$/, "");
}

const WIDTH = 150;
const HEIGHT = 100;
const LINE_X = 40; // the finish line lies in this column
const START = { x: 40, y: 4 };

interface Cell {
  readonly x: number;
  readonly y: number;
}

// 1. Read the circuit: 100 lines of 150 characters. A space is track, everything else is scenery.

const circuitFile = Deno.args[0] ?? "";
// Latin-1 has one letter for each byte, so no strange character moves a line.
const text = new TextDecoder("latin1").decode(Deno.readFileSync(circuitFile));
const rows = /[\r\n]/.test(text) ? text.split(/\r\n|\r|\n/) : (text.match(/.{150}/g) ?? []);

function isTrack(x: number, y: number): boolean {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && rows[y]?.[x] === " ";
}

// 2. The finish line is as wide as the track is in its column, above and below the start.

let lineTop = START.y;
let lineBottom = START.y;
while (isTrack(LINE_X, lineTop - 1)) lineTop -= 1;
while (isTrack(LINE_X, lineBottom + 1)) lineBottom += 1;

function isOnLine({ x, y }: Cell): boolean {
  return x === LINE_X && y >= lineTop && y <= lineBottom;
}

// 3. Find the shortest way from cell to cell that goes all the way round, cell by cell in growing circles.

/** Where the car can be one second later at walking pace: the eight neighbours that are track. */
function neighboursOf({ x, y }: Cell): Cell[] {
  const found: Cell[] = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx !== 0 || dy !== 0) && isTrack(x + dx, y + dy)) found.push({ x: x + dx, y: y + dy });
    }
  }
  return found;
}

function findWay(): Cell[] {
  const nameOf = ({ x, y }: Cell) => `${x},${y}`;
  const cameFrom = new Map<string, Cell | undefined>([[nameOf(START), undefined]]);
  const queue: Cell[] = [START];
  for (const cell of queue) {
    for (const next of neighboursOf(cell)) {
      if (cell.x < LINE_X && isOnLine(next)) return [...wayTo(cell), next]; // over the line: done!
      if (isOnLine(cell) && next.x < LINE_X) continue; // back over the line: the wrong way round
      if (cameFrom.has(nameOf(next))) continue;
      cameFrom.set(nameOf(next), cell);
      queue.push(next);
    }
  }
  throw new Error("This circuit has no way round");

  function wayTo(cell: Cell): Cell[] {
    const way: Cell[] = [];
    for (let at: Cell | undefined = cell; at !== undefined; at = cameFrom.get(nameOf(at))) {
      way.unshift(at);
    }
    return way;
  }
}

// 4. Drive it. From one second to the next the speed may change by 1 in each direction, so the car can turn a little, but
// not at once from right to left: then it stands still for a second. Standing still is allowed, but not as the first move.

function driveAlong(way: readonly Cell[]): Cell[] {
  const lap: Cell[] = [START];
  let last = { dx: 0, dy: 0 };
  let here: Cell = START;
  for (const next of way.slice(1)) {
    const step = { dx: next.x - here.x, dy: next.y - here.y };
    const isSharp = Math.abs(step.dx - last.dx) > 1 || Math.abs(step.dy - last.dy) > 1;
    if (isSharp) lap.push(here);
    lap.push(next);
    last = step;
    here = next;
  }
  return lap;
}

// 5. Write the result: a name, the circuit's file, then one point a line, the first one being the start.

const lap = driveAlong(findWay());
const lines = ["Demo 2CV", circuitFile, ...lap.map(({ x, y }) => `${x},${y}`)];
Deno.writeTextFileSync(RESULT, lines.map((line) => `${line}\r\n`).join(""));
