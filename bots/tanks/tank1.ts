/**
 * tank1: the program to start from. Copy it and change it.
 *
 * It looks around, one sector after the other, until it sees a living tank. If that tank stands in one of
 * the eight lines and within reach, tank1 fires, and goes on firing as long as it hits. Otherwise it drives
 * one step toward the tank and looks again. It forgets at once what it saw, and it never asks who hits it.
 */

// The eight directions, 0 (north) to 7 (north-west): steps east and north.
const EAST = [0, 1, 1, 1, 0, -1, -1, -1];
const NORTH = [1, 1, 0, -1, -1, -1, 0, 1];

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const chunk = new Uint8Array(65536);
let unread = "";

/** Reads one line of integers. At the end of the input the round is over, and so is the program. */
function readNumbers(): number[] {
  while (!unread.includes("\n")) {
    const length = Deno.stdin.readSync(chunk);
    if (length === null) Deno.exit();
    unread += decoder.decode(chunk.subarray(0, length), { stream: true });
  }
  const end = unread.indexOf("\n");
  const line = unread.slice(0, end);
  unread = unread.slice(end + 1);
  return line.trim().split(/\s+/).map(Number);
}

/** Writes an order, such as "F3", and reads what comes of it. */
function give(order: string): number[] {
  Deno.stdout.writeSync(encoder.encode(order + "\n"));
  return readNumbers();
}

// The opening: the size of the field, the own cell, the number of others, and the heights from y = 1 up.
const [width = 0, height = 0, startX = 0, startY = 0, others = 0] = readNumbers();
const heights = Array.from({ length: height }, readNumbers);
let x = startX;
let y = startY;
let sector = x <= width / 2 ? 2 : 6; // the first look goes to the wider side

/** Drives a step. Tells whether the tank got away from its cell. */
function drive(direction: number): boolean {
  const before = `${x} ${y}`;
  const report = give(`M${direction}`);
  x = report[others + 1] ?? x;
  y = report[others + 2] ?? y;
  return before !== `${x} ${y}`;
}

while (true) {
  // Look. The report: own lives, the others' lives, how many are seen, six numbers for each of them.
  const report = give(`L${sector}`);
  let steps = Infinity; // to the nearest living tank in sight
  let east = 0;
  let north = 0;
  for (let at = others + 2; at < report.length; at += 6) {
    const [tank = 0, tankX = 0, tankY = 0] = report.slice(at, at + 3);
    const far = Math.max(Math.abs(tankX - x), Math.abs(tankY - y));
    if (report[tank] === 0 || far >= steps) continue; // a wreck, or farther than the one before
    steps = far;
    east = tankX - x;
    north = tankY - y;
  }
  if (steps === Infinity) {
    sector = (sector + 2) % 8; // nobody: the next quarter
    continue;
  }

  // Of the eight directions, the one that leads toward that tank.
  const toward = EAST.findIndex((step, direction) =>
    step === Math.sign(east) && NORTH[direction] === Math.sign(north)
  );
  const inLine = east === 0 || north === 0 || Math.abs(east) === Math.abs(north);
  const reach = (heights[y - 1]?.[x - 1] ?? 0) - 1;
  if (inLine && steps <= reach) {
    // Fire while it is a living tank that is hit.
    let hit = 0;
    let lives = 0;
    do {
      const shot = give(`F${toward}`);
      hit = shot[others + 1] ?? 0;
      lives = shot[hit] ?? 0;
    } while (hit > 0 && lives > 0);
    if (hit > 0) drive((toward + 1) % 8); // a wreck: don't fire at it forever
  } else if (!drive(toward)) {
    drive((toward + 1) % 8); // something is in the way: around it
  }
  sector = toward; // look where it was
}
