/**
 * rammer: the tank is the weapon.
 *
 * A collision takes 3 lives from both, on any ground and at any height. So rammer looks for the nearest living
 * tank and drives at it, several steps for each look while it is far, until it runs into it and goes on pushing.
 * Only its last lives it doesn't throw away: with 3 or fewer left it fires instead. Plain JavaScript, in one file.
 * Worth learning: a collision needs no line and no height, and a tank that pushes sees from the losses that it hits.
 */

const EAST = [0, 1, 1, 1, 0, -1, -1, -1];
const NORTH = [1, 1, 0, -1, -1, -1, 0, 1];

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const chunk = new Uint8Array(65536);
let unread = "";

/** Reads a line of integers; at the end of the input the round is over. */
function readNumbers() {
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

const [width, height, startX, startY, others] = readNumbers();
for (let row = 0; row < height; row++) readNumbers(); // the heights don't matter to rammer
let x = startX;
let y = startY;
let lives = new Array(others + 1).fill(20);

/** Gives an order, notes the lives, returns the rest of the report. */
function give(order) {
  Deno.stdout.writeSync(encoder.encode(order + "\n"));
  const report = readNumbers();
  lives = report.slice(0, others + 1);
  return report.slice(others + 1);
}

/** Looks; returns the cell of the nearest living tank, if there is one. */
function findVictim(sector) {
  const [count, ...numbers] = give(`L${sector}`);
  let victim;
  for (let seen = 0; seen < count; seen++) {
    const [tank, tankX, tankY] = numbers.slice(6 * seen);
    const steps = Math.max(Math.abs(tankX - x), Math.abs(tankY - y));
    if (lives[tank] > 0 && (victim === undefined || steps < victim.steps)) {
      victim = { tank, x: tankX, y: tankY, steps };
    }
  }
  return victim;
}

/** The direction from the own cell to another; -1 if it is the own. */
function directionTo(cell) {
  const east = Math.sign(cell.x - x);
  const north = Math.sign(cell.y - y);
  return EAST.findIndex((step, direction) => step === east && NORTH[direction] === north);
}

/** Drives at the victim: half of the way, or into it as long as that takes lives from it. */
function ram(victim) {
  for (let step = 0; step < Math.max(victim.steps / 2, 1); step++) {
    const direction = directionTo(victim);
    if (direction < 0) return;
    const before = [x, y, lives[victim.tank]];
    [x, y] = give(`M${direction}`);
    if (x !== before[0] || y !== before[1]) continue;
    if (lives[0] <= 3) return;
    if (lives[victim.tank] < before[2]) step--; // it was rammed: once more
    else [x, y] = give(`M${(direction + 1) % 8}`); // something else is in the way: around it
  }
}

let sector = 2 * startX <= width ? 2 : 6;
while (true) {
  const victim = findVictim(sector);
  if (victim === undefined) {
    sector = (sector + 2) % 8;
    continue;
  }
  sector = directionTo(victim);
  if (lives[0] > 3) ram(victim);
  else give(`F${sector}`);
  sector = Math.max(directionTo(victim), 0);
}
